import { randomBytes } from 'node:crypto'
import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole, type Role, roles } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { hasTenant } from '../platform/database/app-database.ts'
import { refreshStatistics } from '../platform/database/planner-statistics.ts'
import { watchLocks } from '../register-endpoints/lock-order.ts'
import { onServer } from './database-server.ts'
import { ownServer, type ServerOptions, sharedServer } from './test-server.ts'
import { versionsWithoutTrail } from './trail-check.ts'

/** Locks out of order since the last test app of this worker was closed: its files run one by one. */
const breaches = new Set<string>()
watchLocks(({ locked, after }) => breaches.add(`${locked} after ${after}`))

/** Test apps on the shared database that this worker has opened. */
let opened = 0
/**
 * Number of test apps after which the planner's statistics are refreshed for the first time, and then
 * whenever there are twice as many: the planner itself counts on rows for a table that grows.
 */
const FIRST_REFRESHED = 4
let refreshedNext = FIRST_REFRESHED

/** Two tenants, neither of which may ever see the other's rows. */
export type TenantName = 'bosque' | 'acacias'

type Person = {
  userId: string
  membershipId: string
  sessionId: string
  token: string
  actor: Actor
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Call = { headers?: Record<string, string>; payload?: object }

export type AppOptions = ServerOptions & {
  /**
   * Why the file needs a server and an emptied database of its own: it counts across companies, moves the
   * clock of the server, or changes what belongs to all.
   */
  alone?: string
}

/**
 * The real server on this worker's database, without a port, for two new tenants with a signed-in person of
 * every role in each. The server and its database are those of the worker's other files too, with their
 * companies, unless `alone` says why not.
 */
export async function openTestApp({ alone, ...options }: AppOptions = {}) {
  const isShared = alone === undefined && Object.keys(options).length === 0
  const server = await (isShared ? sharedServer() : ownServer(options, alone !== undefined))
  const { app, routes, parts, database } = server
  const { tokens } = parts

  const forgetJobs = () =>
    onServer(database.adminUrl, 'DELETE FROM graphile_worker._private_jobs').then(() => undefined)
  // Jobs that earlier files left waiting.
  await forgetJobs()
  if (isShared) {
    opened += 1
    // Each call reads its session by a join. A plan made for the few rows of the first file takes
    // 50 ms after a hundred files.
    if (opened === refreshedNext) {
      refreshedNext *= 2
      await refreshStatistics(database.roleUrl('owner'))
    }
  }
  const address = ownAddress()
  const tenants: Record<TenantName, string> = { bosque: newId(), acacias: newId() }
  const people = new Map<string, Person>()
  const made = new Set<string>()

  type Newcomer = { readonly role: Role; readonly tenant: TenantName }

  /** Adds people with a session each, in two statements a table: most files do so before anything else. */
  async function addPeople(newcomers: readonly Newcomer[]): Promise<Person[]> {
    const added = newcomers.map(({ role, tenant }) => ({
      role,
      tenant,
      tenantId: isPlatformRole(role) ? null : tenants[tenant],
      userId: newId(),
      membershipId: newId(),
      sessionId: newId(),
    }))
    for (const { userId } of added) made.add(userId)
    await database.pools.app.transaction({}, async (queries) => {
      const users = added.map(
        ({ userId, role, tenant }) =>
          sql`(${userId}, ${`${role} ${tenant}`}, ${`${role}.${newId()}@${tenant}.example`})`,
      )
      await queries.count(sql`INSERT INTO users (id, name, email) VALUES ${sql.join(users)}`)
      const memberships = added.map(
        ({ membershipId, userId, tenantId, role }) =>
          sql`(${membershipId}, ${userId}, ${tenantId}, ${role}, current_date - 1)`,
      )
      await queries.count(sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
        VALUES ${sql.join(memberships)}`)
    })
    const issued = new Date()
    const sessions = added.map(
      ({ sessionId, userId, membershipId }) =>
        sql`(${sessionId}, ${userId}, ${membershipId}, ${issued})`,
    )
    await database.auth.query((queries) =>
      queries.count(sql`INSERT INTO sessions (id, user_id, membership_id, generation_at)
        VALUES ${sql.join(sessions)}`),
    )
    return Promise.all(
      added.map(async ({ role, tenant, userId, membershipId, sessionId }) => {
        const actor: Actor = {
          userId,
          sessionId,
          membershipId,
          role,
          tenantId: tenants[tenant],
          language: 'pt',
          address: null,
          reason: 'test',
        }
        const token = await tokens.sign(sessionId, 1, issued)
        return { userId, membershipId, sessionId, actor, token }
      }),
    )
  }

  async function addPerson(role: Role, tenant: TenantName): Promise<Person> {
    const [one] = await addPeople([{ role, tenant }])
    if (!one) throw new Error(`nobody was added as ${role} of ${tenant}`)
    return one
  }

  await database.pools.app.transaction({}, async (queries) => {
    for (const [name, id] of Object.entries(tenants)) {
      await queries.count(sql`INSERT INTO tenants (id, legal_name, contact_email)
        VALUES (${id}, ${name}, ${`contato@${name}.example`})`)
    }
  })
  const newcomers = (['bosque', 'acacias'] as const).flatMap((tenant) =>
    roles.map((role) => ({ role, tenant })),
  )
  const added = await addPeople(newcomers)
  for (const [nth, { role, tenant }] of newcomers.entries()) {
    const one = added[nth]
    if (one) people.set(`${role} ${tenant}`, one)
  }

  function person(role: Role, tenant: TenantName = 'bosque'): Person {
    const one = people.get(`${role} ${tenant}`)
    if (!one) throw new Error(`nobody is ${role} of ${tenant}`)
    return one
  }

  /** Calls the API as somebody; platform roles choose the tenant. */
  function as(role: Role, tenant: TenantName = 'bosque') {
    const { token } = person(role, tenant)
    const call =
      (method: Method) =>
      async (url: string, { headers = {}, payload }: Call = {}) => {
        const response = await app.inject({
          method,
          url: `/api/v1${url}`,
          remoteAddress: address,
          headers: {
            authorization: `Bearer ${token}`,
            ...(isPlatformRole(role) && { 'x-tenant-id': tenants[tenant] }),
            ...headers,
          },
          ...(payload !== undefined && { payload }),
        })
        return {
          status: response.statusCode,
          headers: response.headers,
          raw: response.body,
          // Tests read answers freely; an answer without a body reads as an empty one.
          body: parsed(response.body),
        }
      }
    return {
      call: (method: Method, url: string, sent?: Call) => call(method)(url, sent),
      get: call('GET'),
      post: call('POST'),
      patch: call('PATCH'),
      delete: call('DELETE'),
    }
  }

  return {
    app,
    routes,
    parts,
    database,
    tenants,
    address,
    person,
    addPerson,
    as,
    /** Forgets the jobs that wait. */
    forgetJobs,
    /**
     * Runs statements within one company as the owner of the tables, for states that no call and
     * only time brings about. Row security binds the owner too: other companies are out of reach.
     */
    past: <Row extends object>(statement: string, tenant: TenantName = 'bosque'): Promise<Row[]> =>
      onServer<Row>(
        database.adminUrl,
        `SET app.tenant_id = '${tenants[tenant]}'; SET ROLE ${database.ownerRole}; ${statement}`,
      ),
    actor(role: Role, tenant: TenantName = 'bosque'): TenantActor {
      const { actor } = person(role, tenant)
      if (!hasTenant(actor)) throw new Error('everybody here acts for a tenant')
      return actor
    },
    async close() {
      if (!isShared) await server.app.close()
      const own = isShared ? { tenants: Object.values(tenants), people: [...made] } : null
      const untold = await versionsWithoutTrail(database.adminUrl, own)
      if (!isShared) await server.close()
      const found = [...breaches]
      breaches.clear()
      if (found.length > 0) throw new Error(`locks out of order: ${found.join(', ')}`)
      if (untold.length > 0) throw new Error(`versions without a trail: ${JSON.stringify(untold)}`)
    },
  }
}

/** An address for the calls of one file, so that limits by address do not count other files' calls. */
function ownAddress(): string {
  const [second = 0, third = 0, fourth = 0] = randomBytes(3)
  return `100.${64 + (second % 64)}.${third}.${fourth}`
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

export type Row = Record<string, unknown> & { id: string }

/** The rows of a list that was answered. */
export function rowsOf(body: Answer): Row[] {
  const data: unknown = body.data
  return isRows(data) ? data : []
}

const isRows = (data: unknown): data is Row[] => Array.isArray(data)

/** The parts of an answer that tests look into. */
export type Answer = {
  data: Record<string, unknown> & { id: string; version: number }
  meta: { total: number; total_is: string; page: number; per_page: number }
  code: string
  errors: { field: string; code: string; message: string }[]
  current: Record<string, unknown>
  existing: { id: string; title: string }
  uses: { register: string; count: number }[]
}

/** Parses an answer; returns an empty one if the body is not JSON. */
function parsed(body: string): Answer {
  const value: unknown = readJson(body) ?? {}
  if (!isAnswer(value)) throw new Error(`no answer: ${body}`)
  return value
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A file, or no body at all.
    return undefined
  }
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null
