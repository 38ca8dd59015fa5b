import { defineConfig } from '@playwright/test'
import { chromium, shell } from './browsers.ts'
import { freePort } from './own-server.ts'

// Chosen once by the runner, and inherited by its workers.
process.env['PORTARIA_E2E_PORT'] ??= String(await freePort())
const port = process.env['PORTARIA_E2E_PORT']

/** Journeys that need what the headless shell lacks: messages while no page is open. */
const withPush = 'inbox.spec.ts'

/** Those that take longest begin first: one that began last would be waited for alone. */
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
  // Journeys share the server, and have rows of their own.
  fullyParallel: true,
  // For a busy machine: a journey takes half a minute on an idle one, and what it waits for a second.
  timeout: 1_800_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  // A journey that fails once is told with what its page showed, and is tried again, which tells a lost
  // answer from a fault. Of all journeys none may need it.
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
    // Tracing costs a third of the time; what a page showed is printed after every failure.
    trace: 'on-first-retry',
    // A worker would fetch pages past what a journey fakes; the journey about it lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'longest', testMatch: longest, use: { launchOptions: shell } },
    { name: 'window', testMatch: withPush, use: { launchOptions: chromium } },
    { name: 'others', testIgnore: [...longest, withPush], use: { launchOptions: shell } },
  ],
})
