import { defineConfig } from 'vitest/config'

// Limits against hanging, far above what a busy machine needs; speed is the benchmarks' matter.
const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

export default defineConfig({
  test: {
    // One more than the cores of a small machine: many tests wait for timers, letters and locks. Each
    // worker of `api` keeps a database of its own.
    maxWorkers: 3,
    passWithNoTests: true,
    projects: [
      {
        test: {
          ...limits,
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: 'apps/api/src/testing/database-server.ts',
          setupFiles: 'apps/api/src/testing/answers/check-answers.ts',
        },
      },
      {
        test: {
          ...limits,
          name: 'units',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'apps/simulators/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['**/*.screen.test.tsx'],
        },
      },
      // Components in a browser.
      'apps/web/vitest.screens.config.ts',
    ],
  },
})
