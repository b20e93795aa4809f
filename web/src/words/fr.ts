/* The French texts of the frame and of all games. */
const texts = import.meta.glob<string>(['./fr.ftl', '../games/*/fr.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

export default Object.values(texts)
