import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shell } from '../../e2e/browsers.ts'

/** Tests of components, in the browser of the journeys, with answers that the contract allows. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  // Found before the first test: one that is found later reloads the page of a test that runs.
  optimizeDeps: {
    entries: ['src/**/*.tsx'],
    include: ['react-dom/client', 'vitest-browser-react'],
  },
  test: {
    name: 'screens',
    include: ['src/**/*.screen.test.tsx'],
    setupFiles: 'src/testing/portuguese-page.ts',
    // Far above what a busy machine needs: the server of these tests answers at once.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: shell }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
