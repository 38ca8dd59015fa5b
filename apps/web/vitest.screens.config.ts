import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { shell } from '../../e2e/browsers.ts'

const SOURCES = ['apps/web', 'packages/{contract,demo-apps,i18n,ui}'].map(
  (workspace) => `${workspace}/src/**/*.{ts,tsx}`,
)
const IMPORTS =
  /^(?:import|export)\s(?!type\s)(?:[^'"=]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/gm
/** Imports that are not packages: files, workspaces, style sheets, and the test runner's own. */
const NO_PACKAGE = /^(\.|@portaria\/|node:|virtual:|vitest$|vitest\/|fast-check$)|\.css$|\?/

/**
 * Finds the packages that the app imports. Vite reloads the page of running tests when it discovers
 * a package; as it caches the discovered ones, only a new import would do so.
 */
function importedPackages(): string[] {
  const root = path.resolve(import.meta.dirname, '../..')
  const texts = globSync(SOURCES, { cwd: root, exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const imported = texts.flatMap((text) =>
    [...text.matchAll(IMPORTS)].map(([, from = '', later = '']) => from || later),
  )
  return [...new Set(imported)].filter((name) => !NO_PACKAGE.test(name)).toSorted()
}

/**
 * Tests that fail when sharing a page with other files: each has a page of its own
 * (`vitest.screens-apart.config.ts`).
 */
export const apart = [
  'src/app/demo/apps/chat.screen.test.tsx',
  'src/app/demo/apps/conversation.screen.test.tsx',
]

/** Serves a module at an address after losing the given number of requests for it. */
const serveAfterLosses: BrowserCommand<[address: string, losses: number, text: string]> = async (
  { context },
  address,
  losses,
  text,
) => {
  let asked = 0
  await context.route(`**${address}*`, (route) => {
    asked += 1
    return asked <= losses
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: text })
  })
}

/** Tests of components, in the browser of the journeys, with answers that the contract allows. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  optimizeDeps: { noDiscovery: true, include: importedPackages() },
  test: {
    name: 'screens',
    include: ['src/**/*.screen.test.tsx'],
    exclude: apart,
    // One page loads the app once; `clean-page` resets it after each test.
    isolate: false,
    maxWorkers: 1,
    // A project with a number of workers of its own runs only after the others are done.
    sequence: { groupOrder: 1 },
    setupFiles: 'src/testing/clean-page.ts',
    // A hundred times as long as an idle machine needs: the fake server answers at once.
    testTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    // Browser pages have no environment variables of their own.
    env: { PORTARIA_TEST_ALL: process.env['PORTARIA_TEST_ALL'] ?? '' },
    browser: {
      enabled: true,
      headless: true,
      // Milliseconds for the browser to start on a busy machine.
      connectTimeout: 600_000,
      screenshotFailures: false,
      commands: { serveAfterLosses },
      provider: playwright({ launchOptions: shell }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
