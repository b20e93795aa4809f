import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { icons } from './icons.ts'
import { licences } from './licences.ts'

// In development, `pandemonium serve` runs beside the Vite server.
const server = process.env.PANDEMONIUM_URL ?? 'http://127.0.0.1:8666'

export default defineConfig({
  base: './',
  plugins: [icons(), licences(), svelte()],
  build: {
    outDir: '../src/pandemonium/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy forbids inline fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } }, // no timing warnings
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server.replace('http', 'ws'), ws: true } },
  },
})
