/* The English texts of the frame and of all games. */
const texts = import.meta.glob<string>(['./en.ftl', '../games/*/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(texts)
