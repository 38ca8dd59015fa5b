import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceOf } from './sabotage.ts'
import { sabotages } from './sabotages.ts'

const root = path.join(import.meta.dirname, '../..')

it('finds in the source what each sabotage changes', async () => {
  const gone = await Promise.all(
    sabotages.map(async ({ name, edit }) => {
      if (!edit) return []
      const source = await readFile(sourceOf(edit.file), 'utf8').catch(() => '')
      return source.includes(edit.find) ? [] : [name]
    }),
  )
  expect(gone.flat()).toEqual([])
})

it('finds the tests that each sabotage names', () => {
  const files = globSync('{apps/{api,simulators},packages/drivers}/src/**/*.test.ts', { cwd: root })
  const gone = sabotages.flatMap(({ tests }) =>
    tests.filter((part) => !files.some((file) => file.includes(part))),
  )
  expect(gone).toEqual([])
})
