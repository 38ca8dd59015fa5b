import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { mergedIcons } from './merged-icons.ts'
import { serviceWorker } from './service-worker-plugin.ts'

/** Bytes below which a compressed copy saves nothing. */
const COMPRESS_FROM = 1_024

/** Writes `.gz` and `.br` beside every text file, so that the server compresses nothing. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((name) =>
        /\.(js|css|html|svg|json|webmanifest)$/.test(name),
      )
      await Promise.all(names.map((name) => compress(path.join(dir, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < COMPRESS_FROM) return
  const [zipped, packed] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ])
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, packed)])
}

export default defineConfig({
  plugins: [react(), tailwindcss(), mergedIcons(), serviceWorker(), precompressed()],
  build: {
    outDir: 'dist',
    // The server sends the links of a page in its header, made from the manifest
    // (`platform/page-links.ts`): sooner than those that Vite's own script would write.
    manifest: true,
    modulePreload: false,
    target: 'es2023',
    // With `:has()` and `:dir()`, which the pages need.
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
