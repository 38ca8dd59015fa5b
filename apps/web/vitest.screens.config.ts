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
/** Files, workspaces, style sheets, and what the test runner brings. */
const NO_PACKAGE = /^(\.|@portaria\/|node:|virtual:|vitest$|vitest\/|fast-check$)|\.css$|\?/

/**
 * The packages that the app imports. A package that is found while tests run reloads their page, and
 * what is found once is kept with the cache: a new import would be found late.
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
 * Tests that something of other files in their page turns red: they have pages of their own
 * (`vitest.screens-apart.config.ts`).
 */
export const apart = [
  'src/app/demo/apps/chat.screen.test.tsx',
  'src/app/demo/apps/conversation.screen.test.tsx',
]

/** Serves a module at an address, after as many requests for it as are lost. */
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
    // One page loads the app once; `clean-page` makes it as new after each test.
    isolate: false,
    maxWorkers: 1,
    // With a number of workers of its own it waits until the others are done.
    sequence: { groupOrder: 1 },
    setupFiles: 'src/testing/clean-page.ts',
    // A hundred times what an idle machine needs: the server of these tests answers at once.
    testTimeout: 300_000,
    expect: { poll: { timeout: 100_000 } },
    // Pages have no environment of their own.
    env: { PORTARIA_TEST_ALL: process.env['PORTARIA_TEST_ALL'] ?? '' },
    browser: {
      enabled: true,
      headless: true,
      // Starting it on a busy machine.
      connectTimeout: 600_000,
      screenshotFailures: false,
      commands: { serveAfterLosses },
      provider: playwright({ launchOptions: shell }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
