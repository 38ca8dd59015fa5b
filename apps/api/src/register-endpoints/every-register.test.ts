import {
  type AnyRegister,
  writableFields,
} from '@portaria/contract/define-register/define-register'
import type { Field } from '@portaria/contract/define-register/field'
import { may } from '@portaria/contract/define-register/permissions'
import { spreadsheetColumns } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { newId } from '@portaria/contract/value-types/uuid'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runImport } from '../testing/run-import.ts'
import { type Seeds, seedTenants, tenantRegisters } from '../testing/seeded-tenants.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const isFilled = (value: unknown) =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** Returns values at the limits of a field, and just past them. */
function edgesOf({ kind, max, range, options }: Field): unknown[] {
  switch (kind) {
    case 'moment':
      return ['1900-01-01T00:00:00Z', '2200-12-31T23:59:59.999Z', null]
    case 'date':
      return ['0001-01-01', '9999-12-31', null]
    case 'integer':
      return range ? [...range] : [0]
    case 'decimal':
      return ['9'.repeat(30), '-0.0000000000000000000000000001']
    case 'local_time':
      return ['00:00', '23:59', null]
    case 'choice':
      return [options?.[0], options?.at(-1)]
    case 'reference':
      return [newId()]
    case 'text':
    case 'long_text':
      return ['x'.repeat(max ?? 1)]
    default:
      return [null]
  }
}

/**
 * Times are compared between rows and checked by the database; other limits are tried only in a run
 * of all tests.
 */
const isLong = process.env['PORTARIA_TEST_ALL'] === '1'
const tried = ({ kind }: Field) => isLong || kind === 'moment' || kind === 'date'

describe('every register', () => {
  let test: TestApp
  let seeds: Seeds
  beforeAll(async () => {
    test = await openTestApp({ alone: 'fills the catalogues that companies share' })
    seeds = await seedTenants(test, { bosque: ['household'], acacias: [] })
  })
  afterAll(() => test.close())

  const pathOf = ({ name }: AnyRegister) => `/${name}/${seeds.bosque.household[name]}`

  it.each(tenantRegisters.filter((one) => may('sindico', one, 'export')))(
    'exports the values of a row of $name',
    async (register) => {
      const { body } = await test.as('sindico').get(pathOf(register))
      const { raw } = await test.as('sindico').get(`/${register.name}/export?format=csv`)
      const lines = parse(raw, { delimiter: ';', bom: true })
      const line = lines.find(([id]) => id === body.data.id) ?? []
      const columns = spreadsheetColumns(register).filter(({ use }) => use !== 'import')
      expect(line).toHaveLength(columns.length + 2)
      const lost = columns
        .map(({ key, path, leaf }, nth) => ({ key, path, leaf, cell: line[nth + 2] ?? '' }))
        .filter(({ path, leaf, cell }) => {
          const [name = '', inner] = path
          return leaf === null && inner === undefined && isFilled(body.data[name]) && cell === ''
        })
      expect(lost.map(({ key }) => key)).toEqual([])
    },
  )

  it.each(['events', 'occurrences'])(
    'reads an export of %s back without a difference',
    async (name) => {
      const { rawPayload } = await test.app.inject({
        url: `/api/v1/${name}/export?format=xlsx`,
        headers: { authorization: `Bearer ${test.person('sindico').token}` },
      })
      const back = await runImport(test, name, rawPayload, { existing: 'update' })
      expect(back).toMatchObject({ state: 'done', errors: [], updated: 0, created: 0 })
      expect(back.unchanged).toBeGreaterThan(0)
    },
  )

  it.each(tenantRegisters.filter((one) => may('admin', one, 'update')))(
    'answers a change of each field of $name alone to its limits',
    async (register) => {
      const keeper = register.scope === 'catalogue' ? 'sindico' : 'admin'
      const { body } = await test.as(keeper).get(pathOf(register))
      let { version } = body.data
      const failed: unknown[] = []
      for (const [name, field] of writableFields(register)) {
        if (!tried(field)) continue
        for (const value of edgesOf(field)) {
          const changed = await test.as(keeper).patch(pathOf(register), {
            payload: { [name]: value },
            headers: { 'if-match': `"${version}"` },
          })
          if (changed.status >= 500) failed.push([name, value, changed.status])
          if (changed.status === 200) version = changed.body.data.version
        }
      }
      expect(failed).toEqual([])
    },
  )
})
