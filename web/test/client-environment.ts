/* Node, with the client's own reactivity: effects run. Without it, Svelte compiles tests for a server. */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
}
