import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompressed } from './precompressed-plugin.ts'

/**
 * The page of an invitation. It is built separately from the app, so that a guest's phone loads
 * none of the app's code, and the two share no chunk.
 */
export default defineConfig({
  plugins: [tailwindcss(), precompressed()],
  // The app's own build copies the public files.
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    target: 'es2023',
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'guest.html' },
  },
})
