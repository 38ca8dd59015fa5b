import { isPlatformRole, type Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { type RegisterName, registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { Sql } from '../platform/database/queries.ts'
import { samples } from './samples.ts'
import type { TenantName, TestApp } from './test-app.ts'

export type Body = Record<string, unknown>

/** Registers with rows of every tenant; the platform's have tests of their own. */
export const tenantRegisters = registerNames
  .map((name) => registers[name])
  .filter(({ scope }) => scope !== 'platform')

/** One row of every register of tenants, by its name. */
export type Rows = Record<RegisterName, string>

/** A row that a role may see, and one that a row rule hides from the condomino. */
export type Pair = { household: string; neighbours: string }

/** Rows of every register: of the condomino's household, of others, and removed ones. */
type Part = 'household' | 'neighbours' | 'removed'

/** The rows of one tenant. Reading a part that the test file did not ask for throws. */
export type SeededTenant = Readonly<Record<Part, Rows>> & {
  /** A picture that no row uses; bosque's condomino uploaded it, in acacias bosque's síndico. */
  readonly file: string
  /** The same for the funcionario. */
  readonly desksFile: string
}

/** The rows of each tenant that a test file uses: making all of them for both takes 600 calls. */
export type WantedRows = Readonly<Record<TenantName, readonly Part[]>>

export type Seeds = Record<TenantName, SeededTenant> & {
  /** A valid create body: own values that nobody else has, references to the given rows. */
  body(register: AnyRegister, rows: Rows): Body
  /** The rows that a role of bosque works on: platform roles edit a catalogue's shared rows. */
  of(role: Role, register: AnyRegister): Pair
  /** Adds one more row of the household, or a shared row if the role edits those. */
  add(tenant: TenantName, register: AnyRegister, role?: Role): Promise<string>
  /** Ends a row that could not be removed before; returns its version. */
  end(tenant: TenantName, register: AnyRegister, id: string): Promise<number>
}

/** The role that makes a tenant's own rows: in a catalogue, an administrator's would be shared. */
export const rowMaker = ({ scope }: AnyRegister): Role =>
  scope === 'catalogue' ? 'sindico' : 'admin'

const keepsShared = (role: Role, { scope }: AnyRegister) =>
  scope === 'catalogue' && isPlatformRole(role)

/** Fills both tenants with rows of every register, through the API as an administrator. */
export async function seedTenants(test: TestApp, wanted: WantedRows): Promise<Seeds> {
  // Each register numbers its own rows, since some values are scarce, such as the addresses of
  // boards on a bus.
  const counts = new Map<RegisterName, number>()

  function body(register: AnyRegister, rows: Partial<Rows>): Body {
    const nth = (counts.get(register.name) ?? 0) + 1
    counts.set(register.name, nth)
    return { ...samples[register.name].values(nth), ...referencesOf(register, rows) }
  }

  async function insert(
    tenant: TenantName,
    register: AnyRegister,
    rows: Partial<Rows>,
    role: Role = rowMaker(register),
  ): Promise<string> {
    const payload = body(register, rows)
    const made = await test.as(role, tenant).post(`/${register.name}`, { payload })
    if (made.status !== 201) {
      throw new Error(`the sample of ${register.name} was refused: ${made.raw}`)
    }
    return made.body.data.id
  }

  /** A row of every register, each after those that it refers to. */
  async function family(tenant: TenantName): Promise<Rows> {
    const rows: Partial<Rows> = {}
    const open = new Set(tenantRegisters)
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

  /** Sets columns of a row that no call sets. */
  const write = (tenant: TenantName, register: AnyRegister, id: string, columns: Sql) =>
    test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, (queries) =>
      queries.count(sql`UPDATE ${sql.table(register.table)} SET ${columns} WHERE id = ${id}`),
    )

  /** Ends a row that could not be removed before; returns its version. */
  async function end(tenant: TenantName, register: AnyRegister, id: string): Promise<number> {
    const { ends, actions } = samples[register.name]
    if (ends === undefined) return 1
    const keeper = test.as(rowMaker(register), tenant)
    const payload = actions?.[ends]
    const answer = await keeper.post(`/${register.name}/${id}/${ends}`, {
      ...(payload != null && { payload }),
    })
    return answer.body.data.version
  }

  async function removed(tenant: TenantName, household: Rows): Promise<Rows> {
    const rows: Partial<Rows> = {}
    for (const register of tenantRegisters) {
      const id = await insert(tenant, register, household)
      const headers = { 'if-match': `"${await end(tenant, register, id)}"` }
      const gone = await test
        .as(rowMaker(register), tenant)
        .delete(`/${register.name}/${id}`, { headers })
      // Rows that no call removes are marked as removed.
      if (gone.status !== 204) await write(tenant, register, id, sql`deleted_at = now()`)
      rows[register.name] = id
    }
    if (!isWhole(rows)) throw new Error('a register has no removed row')
    return rows
  }

  async function seed(tenant: TenantName): Promise<SeededTenant> {
    const uploader = test.person(tenant === 'bosque' ? 'condomino' : 'sindico', 'bosque')
    const files = {
      file: await addFile(test, tenant, uploader.userId),
      desksFile: await addFile(test, tenant, test.person('funcionario', tenant).userId),
    }
    const wants = (part: Part) => wanted[tenant].includes(part)
    if (!wants('household')) return seededTenant(tenant, {}, files)
    const household = await family(tenant)
    // The resident becomes the author of rows that only their author may read.
    const reporter = test.person('condomino', tenant).userId
    for (const register of tenantRegisters)
      if ('reporter_id' in register.fields)
        await write(tenant, register, household[register.name], sql`reporter_id = ${reporter}`)
    // The resident becomes the owner in rows that only the owner of a unit may read.
    const owner = sql`owner_id = ${household.residents}`
    await write(tenant, registers.violations, household.violations, owner)
    await settle(test, tenant, household.residents)
    await bind(test, tenant, 'service_provider', { provider_id: household['service-providers'] })
    // The funcionario gets an employee of their own, since tests dismiss the household's. The
    // household's round is assigned to that employee.
    const guard = await insert(tenant, registers.employees, household)
    await bind(test, tenant, 'funcionario', { employee_id: guard })
    await write(tenant, registers.rounds, household.rounds, sql`employee_id = ${guard}`)
    await invite(test, tenant, household)
    const parts = {
      household,
      ...(wants('neighbours') && { neighbours: await family(tenant) }),
      ...(wants('removed') && { removed: await removed(tenant, household) }),
    }
    return seededTenant(tenant, parts, files)
  }

  const tenants = { bosque: await seed('bosque'), acacias: await seed('acacias') }
  const shared = new Map<RegisterName, Pair>()
  for (const register of tenantRegisters) {
    if (register.scope !== 'catalogue') continue
    const household = await insert('bosque', register, {}, 'admin')
    shared.set(register.name, {
      household,
      neighbours: await insert('bosque', register, {}, 'admin'),
    })
  }
  return {
    ...tenants,
    body,
    end,
    of(role, register) {
      const { household, neighbours } = tenants.bosque
      const own = { household: household[register.name], neighbours: neighbours[register.name] }
      return (keepsShared(role, register) && shared.get(register.name)) || own
    },
    add: (tenant, register, role) =>
      insert(
        tenant,
        register,
        tenants[tenant].household,
        role && keepsShared(role, register) ? role : undefined,
      ),
  }
}

function seededTenant(
  tenant: TenantName,
  parts: Partial<Record<Part, Rows>>,
  files: Pick<SeededTenant, 'file' | 'desksFile'>,
): SeededTenant {
  const rowsOf = (part: Part): Rows => {
    const rows = parts[part]
    if (!rows) throw new Error(`nobody asked for ${part} rows of ${tenant}`)
    return rows
  }
  return {
    ...files,
    get household() {
      return rowsOf('household')
    },
    get neighbours() {
      return rowsOf('neighbours')
    },
    get removed() {
      return rowsOf('removed')
    },
  }
}

const isWhole = (rows: Partial<Rows>): rows is Rows =>
  tenantRegisters.every(({ name }) => name in rows)

/** A reference of a register's row, or of one that it owns: `points.point_id`. */
type Brought = { readonly path: readonly string[]; readonly target: RegisterName }

/** References that a create requires, or that its sample adds. */
function broughtBy(register: AnyRegister): Brought[] {
  const { refers = [] } = samples[register.name]
  const own = Object.entries(register.fields).flatMap(([name, field]): Brought[] =>
    field.kind === 'reference' && field.register && (field.required || refers.includes(name))
      ? [{ path: [name], target: field.register }]
      : [],
  )
  const inRows = refers.flatMap((path): Brought[] => {
    const [list = '', name = ''] = path.split('.')
    const target = register.fields[list]?.fields?.[name]?.register
    return target ? [{ path: [list, name], target }] : []
  })
  return [...own, ...inRows]
}

const targetsOf = (register: AnyRegister): RegisterName[] =>
  broughtBy(register).map(({ target }) => target)

const referencesOf = (register: AnyRegister, rows: Partial<Rows>): Body =>
  Object.fromEntries(
    broughtBy(register).map(({ path: [name = '', inner], target }) => [
      name,
      inner === undefined ? rows[target] : [{ [inner]: rows[target] }],
    ]),
  )

/** Sets the resident of the tenant's condomino. */
export const settle = (test: TestApp, tenant: TenantName, residentId: string | null) =>
  bind(test, tenant, 'condomino', { resident_id: residentId })

/** Links the login of a role to one of the company's people. */
export async function bind(
  test: TestApp,
  tenant: TenantName,
  role: Role,
  to: { readonly [column: string]: string | null },
): Promise<void> {
  const { membershipId } = test.person(role, tenant)
  const [[column, id] = ['', null]] = Object.entries(to)
  await test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, (queries) =>
    queries.count(
      sql`UPDATE memberships SET ${sql.ref(column)} = ${id} WHERE id = ${membershipId}`,
    ),
  )
}

/** Makes the condomino the inviter of the household's rows in registers that show only own invitations. */
async function invite(test: TestApp, tenant: TenantName, household: Rows): Promise<void> {
  const { userId } = test.person('condomino', tenant)
  const invited = tenantRegisters.filter(
    (register) => rightsIn(register, 'condomino').rows === 'ofOwnInvitations',
  )
  await test.database.pools.app.transaction(
    { 'app.tenant_id': test.tenants[tenant] },
    async (queries) => {
      for (const { name, table } of invited) {
        await queries.count(
          sql`UPDATE ${sql.table(table)} SET created_by = ${userId} WHERE id = ${household[name]}`,
        )
      }
    },
  )
}

async function addFile(test: TestApp, tenant: TenantName, userId: string): Promise<string> {
  const id = newId()
  const tenantId = test.tenants[tenant]
  await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
    queries.count(sql`INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
      VALUES (${tenantId}, ${id}, 'image/webp', 1, '\\x00', ${userId})`),
  )
  return id
}
