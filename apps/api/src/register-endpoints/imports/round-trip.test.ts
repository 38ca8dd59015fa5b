import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field, FieldKindName } from '@portaria/contract/define-register/field'
import { loadEveryLanguage } from '@portaria/contract/loaded-texts/every-language'
import { registers } from '@portaria/contract/modules/registers'
import { readBack, writeCell } from '@portaria/contract/spreadsheets/spreadsheet-cells'
import {
  columnHead,
  identityColumns,
  mapHeads,
  type SpreadsheetColumn,
  spreadsheetColumns,
} from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { defuseCell } from '@portaria/contract/value-types/spreadsheet'
import { languages } from '@portaria/i18n/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeCsv } from '../../platform/spreadsheets/csv-writer.ts'
import { readSheet } from '../../platform/spreadsheets/sheet-reader.ts'
import { writeXlsx } from '../../platform/spreadsheets/xlsx-writer.ts'
import { sameValue } from '../untyped-row.ts'
import { type LineReading, lineReader } from './line-reader.ts'

/** A company in another time zone than the server's. */
const ZONE = 'America/Noronha'

const writers = {
  csv: (lines: AsyncGenerator<string[]>) => writeCsv(lines),
  xlsx: (lines: AsyncGenerator<string[]>) => writeXlsx('Planilha', lines),
}

/** The title of a reference. */
const titles = ['Jacarandá', '0012']

const words = ['Ação', ' João; "Tuca", filho', "=1+1 'x'", '0012', '-3'].map((one) => one.trim())
const same =
  (...values: unknown[]) =>
  () =>
    values

/** Stored values of every kind: an ordinary one, and those that could lose something in a cell. */
const values: Record<FieldKindName, (field: Field) => readonly unknown[]> = {
  text: ({ max = 120 }) => words.filter((one) => one.length <= max),
  long_text: same('Uma linha', 'Duas\nlinhas; com "aspas"', '@todos'),
  rich_text: same(
    '<p>Uma linha</p>',
    '<p>Com <strong>força</strong></p>',
    '<p>a</p><p>b &amp; c</p>',
  ),
  integer: ({ range = [0, 999] }) =>
    range.map((one) => Math.max(-999_999_999, Math.min(one, 999_999_999))),
  decimal: ({ range = [0, 1_234_567] }) =>
    ['60.00', '0.5', String(range[1])].filter(
      (one) => Number(one) >= range[0] && Number(one) <= range[1],
    ),
  flag: same(true, false),
  date: same('1980-02-29', '2020-12-01'),
  moment: same(
    new Date('2026-12-22T11:00:00.000Z'),
    new Date('2026-12-31T23:59:31.482Z'),
    new Date('1999-01-01T02:00:00.000Z'),
  ),
  choice: ({ options = [] }) => options,
  choices: ({ options = [] }) => [options.slice(0, 1), options],
  status: same('ATIVO', 'INATIVO'),
  reference: same(),
  image: same(),
  signature: same(),
  tags: same(['calmo'], ['A/C', 'diz "oi", e morde', 'x; y']),
  phones: same(['+5511981234567'], ['+551133334444', '+12025550143']),
  id_doc: same(),
  details: same(),
  rows: same(),
  cpf: same('52998224725', '00000001244'),
  cnpj: same('11222333000181', '12ABC34501DE35'),
  plate: same('BRA2E19', 'ACT0396'),
  renavam: same('00639884962'),
  vin: same('9BWZZZ377VT004251'),
  microchip: same('985141001234567'),
  cnh: same('02650306461'),
  cep: same('01310100'),
  uf: same('SP'),
  country: same('BR', 'AR'),
  phone: same('+5511981234567'),
  email: same('ana@exemplo.com.br'),
  time_zone: same('America/Sao_Paulo', 'America/New_York'),
  local_time: same('08:00', '23:59'),
  card_number: same('12345678'),
  host: same('camera.exemplo.com.br'),
  ip: same('192.168.0.1'),
}

const documents: Record<string, readonly string[]> = {
  kind: ['rg', 'passport'],
  number: ['123456789', 'AB1234567'],
  issuer: ['SSP/SP', ''],
  country: ['BR', 'AR'],
}

function valuesOf(register: AnyRegister, { leaf, field, path: place, top }: SpreadsheetColumn) {
  if (leaf !== null) return titles
  const outer = register.fields[top]?.kind
  return outer === 'id_doc' ? (documents[place.at(-1) ?? ''] ?? []) : values[field.kind](field)
}

/** Returns the value that a line has for a column. */
function readIn({ own, nested }: LineReading, register: AnyRegister, column: SpreadsheetColumn) {
  const isNested = register.nested?.[column.top] !== undefined
  const part = isNested ? nested.get(column.top) : own
  const inner = isNested ? column.path.slice(1) : column.path
  if (column.leaf === null)
    return inner.reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      part?.values,
    )
  const siblings = spreadsheetColumns(register).filter(
    ({ leaf, path: other }) => leaf !== null && other.join() === column.path.join(),
  )
  return part?.references.find(({ name }) => name === inner.at(-1))?.leaves[
    siblings.indexOf(column)
  ]
}

describe('an export is read back', () => {
  let folder: string
  beforeAll(async () => {
    await loadEveryLanguage()
    folder = await mkdtemp(path.join(tmpdir(), 'round-trip-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const cases = Object.values(registers).flatMap((register) =>
    (['csv', 'xlsx'] as const).map((format) => ({ register, format, name: register.name })),
  )

  it.each(cases)('of $name in $format', async ({ register, format, name }) => {
    const columns = spreadsheetColumns(register).filter(({ use }) => use !== 'import')
    const stored = columns.map((column) => valuesOf(register, column))
    const rows = Math.max(...stored.map((all) => all.length))
    const at = (column: number, line: number) =>
      stored[column]?.[line % stored[column].length] ?? null
    const file = path.join(folder, `${name}.${format}`)
    await pipeline(
      writers[format](
        (async function* () {
          yield columns.map((one) => columnHead('pt', one))
          for (let line = 0; line < rows; line += 1)
            yield columns.map((one, column) => {
              const value = at(column, line)
              const cell =
                one.leaf === null
                  ? writeCell(one, value, { language: 'pt', zone: ZONE })
                  : titles[line % titles.length]
              return defuseCell(cell ?? '')
            })
        })(),
      ),
      createWriteStream(file),
    )
    const lost: unknown[] = []
    let mapped: (string | null)[] = []
    let read: ReturnType<typeof lineReader> | null = null
    let line = 0
    for await (const sheetLine of readSheet(file)) {
      if (read === null) {
        mapped = mapHeads(register, sheetLine.cells)
        read = lineReader(register, mapped, ZONE)
        continue
      }
      const reading = read(sheetLine)
      if (reading.errors.length > 0) lost.push(reading.errors)
      for (const [nth, column] of columns.entries()) {
        const value = at(nth, line)
        const cell = sheetLine.cells[nth] ?? ''
        if (cell === '' && value !== null && value !== '') lost.push(`${column.key} is empty`)
        if (column.use === 'export') continue
        const found = readIn(reading, register, column) ?? null
        const isValue = column.leaf === null && value !== null
        const wanted = isValue ? readBack(column.field, value) : value
        if (!sameValue(found, wanted === '' ? null : wanted))
          lost.push([column.key, wanted, cell, found])
      }
      line += 1
    }
    expect(mapped).toEqual(columns.map(({ key }) => key))
    for (const language of languages) {
      const heads = [...identityColumns, ...columns.map((one) => columnHead(language, one))]
      expect([language, ...mapHeads(register, heads)]).toEqual([
        language,
        ...identityColumns,
        ...columns.map(({ key }) => key),
      ])
    }
    expect(lost).toEqual([])
    expect(line).toBe(rows)
  })
})
