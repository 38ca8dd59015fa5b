import { defineConfig } from '@playwright/test'
import { chromium, shell } from './browsers.ts'
import { freePort } from './own-server.ts'

// Chosen once by the runner, and inherited by its workers.
process.env['PORTARIA_E2E_PORT'] ??= String(await freePort())
const port = process.env['PORTARIA_E2E_PORT']

/** Journeys that need a feature missing in the headless shell: messages while no page is open. */
const withPush = 'inbox.spec.ts'

/** The longest journeys start first: one that started last would have to be waited for alone. */
const longest = [
  'identity-providers.spec.ts',
  'manual.spec.ts',
  'routes.spec.ts',
  'main-job.spec.ts',
  'night.spec.ts',
  'gate.spec.ts',
  'parcels-desk.spec.ts',
  'visits.spec.ts',
  'guests.spec.ts',
  'lockers.spec.ts',
  'desk-offline.spec.ts',
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  // Journeys share the server, and use rows of their own.
  fullyParallel: true,
  // For a busy machine: on an idle one a journey takes half a minute, and waits a second at most.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  // A failed journey is reported with its page and tried again, which distinguishes a lost answer
  // from a fault. In the full run none may need it.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['./failure-reporter.ts']],
  globalSetup: './prepare-servers.ts',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 120_000,
    // Tracing costs a third of the time; the page is printed after every failure anyway.
    trace: 'on-first-retry',
    // A worker would answer calls itself, so that journeys could not fake the answers. Journeys
    // that need the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'longest', testMatch: longest, use: { launchOptions: shell } },
    { name: 'window', testMatch: withPush, use: { launchOptions: chromium } },
    { name: 'others', testIgnore: [...longest, withPush], use: { launchOptions: shell } },
  ],
})
