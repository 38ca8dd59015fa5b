import type { Role } from '@portaria/contract/actors/roles'
import type { Report } from '@portaria/contract/modules/reports/report-answers'
import type { Period } from '@portaria/contract/modules/reports/report-period'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import { newId } from '@portaria/contract/value-types/uuid'
import { moduleRegister } from '../modules.ts'
import { type AppOptions, openTestApp, type TenantName } from './test-app.ts'

/** A row that was written past the server, for tests to count on their own. */
export type RawRow = Readonly<Record<string, Cell>> & { readonly id: string }

type Cell = string | number | boolean | null

/** Numbers below a limit, the same each time for a seed. */
export function numbersFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

export type ReportWorld = Awaited<ReturnType<typeof openReportWorld>>

/** A company with two towers of units, whose visits, rounds and occurrences are written as rows. */
export async function openReportWorld(options?: AppOptions) {
  const test = await openTestApp(options)
  const { past } = test
  const add = async (register: string, payload: object, tenant: TenantName = 'bosque') => {
    const { status, body, raw } = await test.as('sindico', tenant).post(`/${register}`, { payload })
    if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
    return body.data.id
  }
  const placeOf = async (tenant: TenantName) => {
    const towers: string[] = []
    const units: string[] = []
    for (const name of ['Torre A', 'Torre B']) {
      const tower = await add('towers', { name }, tenant)
      towers.push(tower)
      for (const number of ['11', '12', '21'])
        units.push(await add('apartments', { tower_id: tower, number }, tenant))
    }
    const visitor = await add(
      'visitors',
      moduleRegister('visitors').sample.values(tenant === 'bosque' ? 8_000 : 8_001),
      tenant,
    )
    return { towers, units, visitor }
  }
  const bosque = await placeOf('bosque')
  const acacias = await placeOf('acacias')
  const employeeOf = (nth: number) =>
    add('employees', { ...moduleRegister('employees').sample.values(nth), shifts: [] })
  const employees = [await employeeOf(8_100), await employeeOf(8_101)]

  /** Writes rows into a table past the server. */
  async function write(
    table: string,
    rows: readonly Omit<RawRow, 'id'>[],
    tenant: TenantName = 'bosque',
  ): Promise<void> {
    const [first] = rows
    if (!first) return
    const names = Object.keys(first)
    const cell = (value: Cell) =>
      value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`
    const lines = rows.map(
      (row) =>
        `('${test.tenants[tenant]}', ${names.map((name) => cell(row[name] ?? null)).join(', ')})`,
    )
    await past(
      `INSERT INTO ${table} (tenant_id, ${names.join(', ')}) VALUES ${lines.join(', ')}`,
      tenant,
    )
  }

  const read = async (
    name: ReportName,
    { from, to }: Period,
    filters: Readonly<Record<string, string>> = {},
    role: Role = 'sindico',
  ) => {
    const params = new URLSearchParams({ from, to })
    for (const [filter, value] of Object.entries(filters)) params.set(`filter[${filter}]`, value)
    const answer = await test.as(role).get(`/reports/${name}?${params}`)
    return { ...answer, report: answer.body.data as unknown as Report }
  }
  return { test, past, add, write, read, bosque, acacias, employees, newId, close: test.close }
}
