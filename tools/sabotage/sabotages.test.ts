import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseRecent, chooseSabotages, isNoMigration } from './choose-sabotages.ts'
import { gatherSabotages, type PlacedSabotage } from './gather-sabotages.ts'

const root = path.join(import.meta.dirname, '../..')
const sabotages = await gatherSabotages()

it('finds the text of each sabotage in its source', async () => {
  const gone = await Promise.all(
    sabotages.map(async ({ name, edit }) => {
      if (!edit) return []
      const source = await readFile(path.join(root, edit.file), 'utf8').catch(() => '')
      return source.includes(edit.find) ? [] : [name]
    }),
  )
  expect(gone.flat()).toEqual([])
})

it('finds the tests that each sabotage names, which Node alone can run', () => {
  const isRun = (file: string) => file.endsWith('.test.ts') && existsSync(path.join(root, file))
  expect(sabotages.flatMap(({ tests }) => tests.filter((file) => !isRun(file)))).toEqual([])
})

it('finds the tests that some sabotages name', async () => {
  const gone = await Promise.all(
    sabotages.map(async ({ name, tests, only }) => {
      if (only === undefined) return []
      const texts = await Promise.all(
        tests.map((file) => readFile(path.join(root, file), 'utf8').catch(() => '')),
      )
      return texts.some((text) => text.includes(only)) ? [] : [name]
    }),
  )
  expect(gone.flat()).toEqual([])
})

it('gives every sabotage a unique name', () => {
  const names = sabotages.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

it('has a core, for when the changes are unknown', () => {
  expect(sabotages.filter(({ isCore }) => isCore)).toHaveLength(41)
})

describe('a choice', () => {
  const sabotage = (name: string, file: string): PlacedSabotage => ({
    name,
    home: `${file}.sabotages.ts`,
    tests: [`${file}.test.ts`],
    edit: { file: `${file}.service.ts`, find: 'a', replace: 'b' },
  })
  const table: PlacedSabotage = {
    name: 'no policy',
    home: 'src/tables.ts',
    tests: ['src/sql.test.ts'],
    sql: 'ALTER TABLE towers DISABLE ROW LEVEL SECURITY',
    isCore: true,
  }
  const all = [
    ...Array.from({ length: 25 }, (_, nth) => sabotage(`no ${nth}`, `src/${nth}`)),
    table,
  ]
  const chosen = (choice: Parameters<typeof chooseSabotages>[1]) =>
    chooseSabotages(all, choice).map(({ name }) => name)
  const recent = (changed: string[] | null) => chooseRecent(all, changed).map(({ name }) => name)

  it.each(['src/7.service.ts', 'src/7.test.ts', 'src/7.sabotages.ts'])('touches %s', (file) => {
    expect(chosen({ touching: [file] })).toEqual(['no 7'])
  })

  it('includes guarantees of SQL for each migration, and nothing for other files', () => {
    expect(chosen({ touching: ['apps/api/migrations/0099_more.sql'] })).toEqual(['no policy'])
    expect(chosen({ touching: ['src/7.routes.ts'] })).toEqual([])
    const touching = ['apps/api/migrations/0099_more.sql', 'src/7.test.ts']
    expect(chosen({ touching: touching.filter(isNoMigration) })).toEqual(['no 7'])
  })

  it('is by name, or all', () => {
    expect(chosen({ named: '24' })).toEqual(['no 24'])
    expect(chosen({})).toHaveLength(26)
  })

  it('begins with the last changes', () => {
    expect(recent(['src/9.test.ts', 'README.md', 'src/3.service.ts', 'src/9.service.ts'])).toEqual([
      'no 9',
      'no 3',
    ])
  })

  it('is the core if the changes are unknown, or have no sabotage', () => {
    expect(recent(null)).toEqual(['no policy'])
    expect(recent(['README.md'])).toEqual(['no policy'])
    expect(recent([])).toEqual(['no policy'])
  })
})
