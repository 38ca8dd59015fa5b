import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { registers } from '@portaria/contract/registers/index'
import type { RegisterName } from '@portaria/contract/registers/names'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { samples } from '../registers/samples.ts'
import type { TenantName, TestApp } from './test-app.ts'

export type Body = Record<string, unknown>

/** One row of every register. */
export type Rows = Record<RegisterName, string>

/** The rows of one tenant. */
export type SeededTenant = {
  /** What the tenant's condomino lives among. */
  household: Rows
  /** What belongs to others: a row rule hides it from the condomino. */
  neighbours: Rows
  removed: Rows
  /** A picture that nobody has claimed. */
  file: string
}

export type Seeds = Record<TenantName, SeededTenant> & {
  /** A valid create body: own values nobody else has, references to the given rows. */
  body(register: AnyRegister, rows: Rows): Body
  /** One more row of the household's. */
  add(tenant: TenantName, register: AnyRegister): Promise<string>
}

/** Fills both tenants with rows of every register, through the API as an administrator. */
export async function seedTenants(test: TestApp): Promise<Seeds> {
  let nth = 0

  function body(register: AnyRegister, rows: Partial<Rows>): Body {
    nth += 1
    return { ...samples[register.name].values(nth), ...referencesOf(register, rows) }
  }

  async function insert(
    tenant: TenantName,
    register: AnyRegister,
    rows: Partial<Rows>,
  ): Promise<string> {
    const payload = body(register, rows)
    const made = await test.as('admin', tenant).post(`/${register.name}`, { payload })
    if (made.status !== 201) {
      throw new Error(`the sample of ${register.name} was refused: ${made.raw}`)
    }
    return made.body.data.id
  }

  /** A row of every register, each after those that it refers to. */
  async function family(tenant: TenantName): Promise<Rows> {
    const rows: Partial<Rows> = {}
    const open = new Set(Object.values(registers))
    while (!isWhole(rows)) {
      const next = [...open].find((one) => targetsOf(one).every((name) => rows[name]))
      if (!next)
        throw new Error(
          `these samples refer to each other: ${[...open].map((one) => one.name).join()}`,
        )
      open.delete(next)
      rows[next.name] = await insert(tenant, next, rows)
    }
    return rows
  }

  async function removed(tenant: TenantName, household: Rows): Promise<Rows> {
    const rows: Partial<Rows> = {}
    for (const register of Object.values(registers)) {
      const id = await insert(tenant, register, household)
      const headers = { 'if-match': '"1"' }
      await test.as('admin', tenant).delete(`/${register.name}/${id}`, { headers })
      rows[register.name] = id
    }
    if (!isWhole(rows)) throw new Error('a register has no removed row')
    return rows
  }

  async function seed(tenant: TenantName): Promise<SeededTenant> {
    const household = await family(tenant)
    await settle(test, tenant, household.residents)
    return {
      household,
      neighbours: await family(tenant),
      removed: await removed(tenant, household),
      file: await addFile(test, tenant),
    }
  }

  const tenants = { bosque: await seed('bosque'), acacias: await seed('acacias') }
  return {
    ...tenants,
    body,
    add: (tenant, register) => insert(tenant, register, tenants[tenant].household),
  }
}

const isWhole = (rows: Partial<Rows>): rows is Rows =>
  Object.keys(registers).every((name) => name in rows)

/** References that a create must bring, or that its sample says it brings. */
function broughtBy(register: AnyRegister): [name: string, target: RegisterName][] {
  return Object.entries(register.fields).flatMap(([name, field]) => {
    const brought = field.required || samples[register.name].refers?.includes(name)
    return field.kind === 'reference' && field.register && brought
      ? [[name, field.register] satisfies [string, RegisterName]]
      : []
  })
}

const targetsOf = (register: AnyRegister): RegisterName[] =>
  broughtBy(register).map(([, target]) => target)

function referencesOf(register: AnyRegister, rows: Partial<Rows>): Body {
  return Object.fromEntries(broughtBy(register).map(([name, target]) => [name, rows[target]]))
}

/** Makes the tenant's condomino the person of a resident's row. */
export async function settle(
  test: TestApp,
  tenant: TenantName,
  residentId: string | null,
): Promise<void> {
  const { membershipId } = test.person('condomino', tenant)
  await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, (queries) =>
    queries.count(
      sql`UPDATE memberships SET resident_id = ${residentId} WHERE id = ${membershipId}`,
    ),
  )
}

async function addFile(test: TestApp, tenant: TenantName): Promise<string> {
  const id = newId()
  const tenantId = test.tenants[tenant]
  await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
    queries.count(sql`INSERT INTO files (tenant_id, id, media_type, bytes, sha256)
      VALUES (${tenantId}, ${id}, 'image/webp', 1, '\\x00')`),
  )
  return id
}
