import { loadRegisterTexts } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import { mapHeads, spreadsheetColumns } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { languages } from '@portaria/i18n/languages'
import { beforeAll, expect, test } from 'vitest'
import { templateFile, templateHeads } from './template.ts'

// Loaded first: until then every language uses the Portuguese texts.
beforeAll(() => Promise.all(languages.map(loadRegisterTexts)))

const importable = Object.values(registers).filter((register) => register.access.sindico === 'all')

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
