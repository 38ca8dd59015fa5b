import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseSabotages } from './choose-sabotages.ts'
import { gatherSabotages, type PlacedSabotage } from './gather-sabotages.ts'

const root = path.join(import.meta.dirname, '../..')
const sabotages = await gatherSabotages()

it('finds in the source what each sabotage changes', async () => {
  const gone = await Promise.all(
    sabotages.map(async ({ name, edit }) => {
      if (!edit) return []
      const source = await readFile(path.join(root, edit.file), 'utf8').catch(() => '')
      return source.includes(edit.find) ? [] : [name]
    }),
  )
  expect(gone.flat()).toEqual([])
})

it('finds the tests that each sabotage names', () => {
  const gone = sabotages.flatMap(({ tests }) =>
    tests.filter((file) => !existsSync(path.join(root, file))),
  )
  expect(gone).toEqual([])
})

it('tells sabotages apart by their names', () => {
  const names = sabotages.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

describe('a choice', () => {
  const sabotage = (name: string, file: string): PlacedSabotage => ({
    name,
    home: `${file}.sabotages.ts`,
    tests: [`${file}.test.ts`, 'folder/'],
    edit: { file: `${file}.service.ts`, find: 'a', replace: 'b' },
  })
  const all = Array.from({ length: 25 }, (_, nth) => sabotage(`no ${nth}`, `src/${nth}`))
  const chosen = (choice: Parameters<typeof chooseSabotages>[1]) =>
    chooseSabotages(all, choice).map(({ name }) => name)

  it('is of ten tenths that together are all', () => {
    const tenths = Array.from({ length: 10 }, (_, tenth) => chosen({ tenth }))
    expect(tenths.flat().toSorted()).toEqual(chosen({}).toSorted())
    expect(tenths.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 2, 2, 2, 2, 2])
  })

  it.each(['src/7.service.ts', 'src/7.test.ts', 'src/7.sabotages.ts'])('touches %s', (file) => {
    expect(chosen({ touching: [file] })).toEqual(['no 7'])
  })

  it('touches the files of a folder of tests, and nothing of other files', () => {
    expect(chosen({ touching: ['folder/any.test.ts'] })).toHaveLength(25)
    expect(chosen({ touching: ['src/7.routes.ts'] })).toEqual([])
    expect(chosen({ named: '24' })).toEqual(['no 24'])
  })
})
