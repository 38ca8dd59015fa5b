import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { loadRegisterTexts } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import {
  columnHead,
  mapHeads,
  spreadsheetColumns,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { normalizeHead } from '@portaria/contract/value-types/spreadsheet'
import { type Language, languages } from '@portaria/i18n/languages'
import { beforeAll, expect, test } from 'vitest'
import { templateFile, templateHeads } from './template.ts'

// Loaded first: until then every language uses the Portuguese texts.
beforeAll(() => Promise.all(languages.map(loadRegisterTexts)))

const importable = Object.values(registers).filter((register) => register.access.sindico === 'all')

/** Finds the labels that several fields of a register share, in words. */
const sharedLabels = (register: AnyRegister, language: Language): string[] => {
  const columns = spreadsheetColumns(register).filter(({ key }) => !key.includes('.'))
  const groups = Map.groupBy(columns, (one) => normalizeHead(columnHead(language, one)))
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return []
    const keys = [first, ...others].map(({ key }) => `\`${key}\``)
    return [`'${columnHead(language, first)}' (${language}) names ${keys.join(' and ')}`]
  })
}

test.each(Object.values(registers))('each label of $name names one field', (register) => {
  expect(languages.flatMap((language) => sharedLabels(register, language))).toEqual([])
})

test.each(importable)('the template of $name is matched column by column', (register) => {
  const keys = spreadsheetColumns(register).filter(
    ({ use, field }) => use === 'both' && !field.readOnly,
  )
  for (const language of languages) {
    const heads = templateHeads(register, language)
    expect(mapHeads(register, heads)).toEqual(keys.map(({ key }) => key))
  }
})

test('the template opens in Excel with its accents', async () => {
  const bytes = new Uint8Array(await templateFile(registers.towers, 'pt').arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toMatch(/^"Nome";"Código";.*\r\n$/)
})
