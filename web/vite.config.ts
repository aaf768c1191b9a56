import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { chunkOf } from './tools/chunks'
import { manifests } from './tools/manifest'
import { pack } from './tools/pack'
import { worker } from './tools/worker'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = process.env['TRADEWINDS_SERVER'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), manifests(), worker(), pack()],
  resolve: { alias: { $lib: at('./src'), $py: at('../src/tradewinds') } },
  build: {
    outDir: at('../src/tradewinds/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts are separate files: a slice of Chinese that nobody needs must not travel with the style sheet, and the
    // server's content security policy takes no fonts but its own.
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf, onlyExplicitManualChunks: true } },
  },
  server: {
    // The words of the games live beside the rules, in the Python tree.
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true } },
  },
  test: { include: ['test/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
})
