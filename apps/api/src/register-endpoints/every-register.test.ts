import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { spreadsheetColumns } from '@portaria/contract/define-register/spreadsheet-columns'
import { may } from '@portaria/contract/permissions'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runImport } from '../testing/run-import.ts'
import { type Seeds, seedTenants, tenantRegisters } from '../testing/seeded-tenants.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const isFilled = (value: unknown) =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0)

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
    'exports what a row of $name has',
    async (register) => {
      const { body } = await test.as('sindico').get(pathOf(register))
      const { raw } = await test.as('sindico').get(`/${register.name}/export?format=csv`)
      const lines = parse(raw, { delimiter: ';', bom: true }) as string[][]
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
    'takes an export of %s back without a difference',
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
})
