import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompressed } from './precompressed-plugin.ts'

/**
 * The page of an invitation, built apart from the app: a guest's telephone loads nothing of it, and the chunks
 * of one can't come into the other's.
 */
export default defineConfig({
  plugins: [tailwindcss(), precompressed()],
  // The app's own build copies them.
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
