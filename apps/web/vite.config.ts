import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { mergedIcons } from './merged-icons.ts'
import { precompressed } from './precompressed-plugin.ts'
import { serviceWorker } from './service-worker-plugin.ts'

/** Serves the page of an invitation separately, like the server. */
const guestPage: Plugin = {
  name: 'guest-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/apps/guests/confirm/')) request.url = '/guest.html'
      next()
    })
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), mergedIcons(), serviceWorker(), precompressed(), guestPage],
  build: {
    outDir: 'dist',
    // The server sends the links of a page in a header made from the manifest
    // (`platform/page-links.ts`), earlier than Vite's own script would.
    manifest: true,
    modulePreload: false,
    target: 'es2023',
    // The versions that have `:has()` and `:dir()`, which the pages need.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] || 3000}` },
  },
})
