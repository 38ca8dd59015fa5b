import { describe, expect, it } from 'vitest'
import { foldersOf, testsOf } from './changed-tests.ts'

describe('the tests of a changed file', () => {
  it.each([
    'packages/contract/src/modules/custody/parcels/parcels.ts',
    'apps/api/src/modules/custody/parcels/behaviour.ts',
    'apps/web/src/modules/custody/parcels/ParcelDialog.tsx',
  ])('are those of its noun in all halves: %s', (file) => {
    expect(foldersOf(file)).toEqual(
      expect.arrayContaining([
        'packages/contract/src/modules/custody/parcels/',
        'apps/api/src/modules/custody/parcels/',
        'apps/web/src/modules/custody/parcels/',
      ]),
    )
  })

  it.each([
    ['apps/api/src/modules/custody/custody.module.ts', 'apps/api/src/modules/custody/'],
    ['apps/api/src/platform/jobs/job-runner.ts', 'apps/api/src/platform/jobs/'],
    ['packages/ui/src/fields/TextField.tsx', 'packages/ui/src/fields/'],
    ['apps/web/src/modules/departures/texts/pt.ts', 'apps/web/src/modules/departures/'],
  ])('are those of its folder: %s', (file, folder) => {
    expect(foldersOf(file)).toContain(folder)
  })

  it.each([
    ['apps/api/migrations/0001-tenants.sql', 'apps/api/src/testing/schema/'],
    ['docs/domain/custody.md', 'tools/'],
    ['apps/api/src/register-endpoints/register-behaviour.ts', 'tools/'],
    ['packages/contract/src/modules/custody/parcels/pt.ts', 'packages/contract/src/'],
    ['packages/contract/src/modules/custody/parcels/parcels.ts', 'apps/api/src/testing/schema/'],
    [
      'packages/contract/src/modules/custody/parcels/en.ts',
      'apps/web/src/register-pages/spreadsheets/',
    ],
    ['apps/web/src/modules/departures/texts/ar.ts', 'apps/web/src/platform/i18n/'],
    ['packages/contract/src/define-register/register-names.ts', 'apps/api/src/testing/isolation/'],
    ['packages/contract/src/define-register/register-names.ts', 'apps/api/src/modules/search/'],
    ['apps/api/src/modules/custody/demonstration.ts', 'apps/api/src/modules/demonstration/'],
  ])('are those that look at many files too: %s', (file, folder) => {
    expect(foldersOf(file)).toContain(folder)
    expect(testsOf([file]).folders).toContain(folder)
  })

  it('are those that exist, and journeys are their own', () => {
    const { folders, journeys } = testsOf([
      'README.md',
      'tools/run/steps.mjs',
      'packages/contract/src/modules/custody/custody.ts',
      'e2e/night.spec.ts',
      'e2e/gone.spec.ts',
      'e2e/manual/stages.ts',
      'e2e/manual/key-acts.ts',
    ])
    expect(folders).toContain('tools/run/')
    expect(folders).toContain('apps/api/src/modules/custody/')
    expect(journeys).toEqual(['e2e/night.spec.ts', 'e2e/manual.spec.ts'])
  })
})
