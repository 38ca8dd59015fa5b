import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium, shell } from './browsers.ts'

const port = 4790

/** Journeys that need what the headless shell lacks: messages while no page is open. */
const withPush = 'inbox.spec.ts'

// Set once by the runner and inherited by its workers: each run gets a data folder of its own.
process.env['PORTARIA_E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'portaria-e2e-'))

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  // Long enough for a busy machine; a journey takes a minute on an idle one.
  timeout: 480_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  // A journey that fails once is told with what its page showed, and is tried again: some twenty minutes
  // of a busy machine are not lost over one lost answer.
  retries: 1,
  reporter: [['list'], ['./failure-reporter.ts']],
  globalTeardown: './remove-data.ts',
  webServer: {
    command: 'node apps/api/src/main.ts',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env['PORTARIA_E2E_DATA'],
      LOG_LEVEL: 'warn',
      SEED: 'demo',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    timeout: 60_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    // Tracing costs a third of the time; what a page showed is printed after every failure.
    trace: 'on-first-retry',
    // A worker would fetch pages past what a journey fakes; the journey about it lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'shell', testIgnore: withPush, use: { launchOptions: shell } },
    { name: 'chromium', testMatch: withPush, use: { launchOptions: chromium } },
  ],
})
