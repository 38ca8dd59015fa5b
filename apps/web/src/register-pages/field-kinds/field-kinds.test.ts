import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FieldKindName } from '@portaria/contract/define-register/field'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { expect, test } from 'vitest'
import { fieldKinds } from './field-kinds.ts'

const kinds = Object.entries(fieldKinds).map(([name, { filter }]) => ({
  filter,
  asked: kindTraits[name as FieldKindName].filter,
}))

test('lists offer a filter for exactly the kinds that the API filters by', () => {
  for (const { filter, asked } of kinds) expect(filter === null).toBe(asked === 'none')
})

test('the kinds that the API filters by range have controls for both ends', () => {
  for (const { filter, asked } of kinds) {
    const hasEnds = filter?.panel === 'numbers' || filter?.panel === 'days'
    expect(hasEnds).toBe(asked === 'range')
  }
})

test('a filter converts the values of an address to those of records', () => {
  const read = (kind: FieldKindName, asked: string) => fieldKinds[kind].filter?.read(asked)
  expect(read('integer', '12')).toBe(12)
  expect(read('decimal', '12.50')).toBe('12.50')
  expect(read('flag', 'true')).toBe(true)
  expect(read('flag', 'false')).toBe(false)
  expect(read('status', 'ATIVO')).toBe('ATIVO')
  expect(read('tags', 'gate')).toEqual(['gate'])
})

const pages = path.resolve(import.meta.dirname, '..')

/**
 * Matches a comparison with a kind's name. References and owned rows are exempt: they are relations
 * that the register pages know.
 */
const namesKind = /kind\w* [!=]== '(?!reference'|rows')(\w+)'/g

test('no code outside this folder compares a field’s kind by name', () => {
  const asked = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('field-kinds'))
    .flatMap((file) =>
      [...readFileSync(path.join(pages, file), 'utf8').matchAll(namesKind)].flatMap(([, name]) =>
        name !== undefined && Object.hasOwn(fieldKinds, name) ? `${file}: ${name}` : [],
      ),
    )
  expect(asked).toEqual([])
})
