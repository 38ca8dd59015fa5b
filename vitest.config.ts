import { defineConfig } from 'vitest/config'
import { unitProjects } from './tools/unit-tests/projects.ts'

// Limits that only end tests that hang: a hundred times what an idle machine needs. Benchmarks
// measure speed.
const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
}

/**
 * Tests of the API that replace modules, or values that modules hold, when these are loaded. Each
 * file has a process of its own; all others share the modules of their worker.
 */
const isolatedApi = [
  // `vi.mock` of modules of Node.
  'apps/api/src/modules/accounts/sign-in/unknown-account.test.ts',
  'apps/api/src/modules/devices/public/approved-addresses.test.ts',
  // Definitions and hooks of registers, which a server reads once.
  'apps/api/src/register-endpoints/transitions.test.ts',
  'apps/api/src/register-endpoints/write-paths.test.ts',
]

/** Tests that take minutes, or start and kill whole servers: only `npm run test:all` runs them. */
const onlyInAll =
  process.env['PORTARIA_TEST_ALL'] === '1'
    ? []
    : [
        'apps/api/src/main.test.ts',
        'apps/api/src/testing/backups/one-company.test.ts',
        'apps/api/src/testing/backups/whole-backup.test.ts',
        'apps/api/src/testing/cluster/drill-moment.test.ts',
        'apps/api/src/testing/cluster/failover.test.ts',
        'apps/api/src/testing/cluster/point-in-time.test.ts',
        'apps/api/src/testing/crash/crash-run.test.ts',
        'apps/api/src/testing/fleet/rolling-upgrade.test.ts',
        'apps/api/src/testing/fleet/server-fleet.test.ts',
        'apps/api/src/modules/files/s3-server.test.ts',
        'apps/api/src/platform/embedded-postgres/embedded-postgres.test.ts',
      ]

const api = {
  ...limits,
  globalSetup: 'apps/api/src/testing/provide-database.ts',
  setupFiles: [
    'apps/api/src/testing/cheap-passwords.ts',
    'apps/api/src/testing/answers/check-answers.ts',
  ],
  // Node loads the sources itself, as the server does, with its compile cache: nothing is transformed.
  experimental: { viteModuleRunner: false },
}

export default defineConfig({
  test: {
    // One more than the cores of a small machine: many tests wait for timers, letters and locks. Each
    // worker of `api` keeps a database of its own.
    maxWorkers: 3,
    passWithNoTests: true,
    reporters: ['default', './tools/slowest-files.ts'],
    projects: [
      {
        test: {
          ...api,
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          exclude: [...isolatedApi, ...onlyInAll],
          isolate: false,
        },
      },
      { test: { ...api, name: 'api-isolated', include: isolatedApi } },
      ...unitProjects(limits),
      // Components in a browser.
      'apps/web/vitest.screens.config.ts',
      'apps/web/vitest.screens-apart.config.ts',
    ],
  },
})
