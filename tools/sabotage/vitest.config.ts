import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { gatherSabotages } from './gather-sabotages.ts'

const root = path.resolve(import.meta.dirname, '../..')

const asked = process.env['PORTARIA_TEST_SABOTAGE']
const all = await gatherSabotages()
const { edit, checksAnswers } = all.find(({ name }) => name === asked) ?? {}

export default defineConfig({
  root,
  plugins: [
    {
      name: 'sabotage',
      enforce: 'pre',
      transform(code, id) {
        if (edit === undefined || id !== path.join(root, edit.file)) return undefined
        return code.replaceAll(edit.find, () => edit.replace)
      },
    },
  ],
  test: {
    include: [
      'apps/api/src/{testing,platform,register-endpoints,modules}/**/*.test.ts',
      'packages/drivers/src/**/*.test.ts',
      'apps/simulators/src/**/*.test.ts',
    ],
    globalSetup: 'apps/api/src/testing/provide-database.ts',
    // Elsewhere the tests themselves must notice, not the document.
    setupFiles: checksAnswers ? ['apps/api/src/testing/answers/check-answers.ts'] : [],
    maxWorkers: 1,
    // As all tests have: a slow machine is no sabotage that was noticed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A cached module would carry one sabotage into the next run, and into the real tests.
    fsModuleCache: false,
  },
})
