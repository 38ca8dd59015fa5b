import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Actor, TenantActor } from '@portaria/contract/actor'
import { isPlatformRole, type Role, roles } from '@portaria/contract/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { buildApp } from '../app.ts'
import type { SignInTools } from '../modules/accounts/sign-in/sign-in-tools.ts'
import { appDatabase, hasTenant } from '../platform/database/app-database.ts'
import { openPool } from '../platform/database/database-pool.ts'
import { oneLane } from '../platform/database/lanes.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import type { OidcSettings } from '../platform/oidc-settings.ts'
import { liveEventLog } from '../platform/outbox/live-event-log.ts'
import { openPush } from '../platform/push/push-sender.ts'
import type { RealtimeSettings } from '../platform/realtime-settings.ts'
import { accessTokens } from '../platform/sessions/access-token.ts'
import { sessionGuard } from '../platform/sessions/session-guard.ts'
import { watchLocks } from '../register-endpoints/lock-order.ts'
import { testSecret } from './database-server.ts'
import { recordRoutes } from './route-recorder.ts'
import { openTestDatabase } from './test-database.ts'
import { versionsWithoutTrail } from './trail-check.ts'

const breaches = new Set<string>()
watchLocks(({ locked, after }) => breaches.add(`${locked} after ${after}`))

/** Two tenants: what one has, the other must never see. */
export type TenantName = 'bosque' | 'acacias'

type Person = {
  userId: string
  membershipId: string
  sessionId: string
  token: string
  actor: Actor
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Call = { headers?: Record<string, string>; payload?: object }

type Options = {
  /**
   * Requests bypass row-level security, as a superuser: only the tenant in every statement's
   * conditions then separates tenants.
   */
  pastPolicies?: boolean
  /** A hosted identity provider on this machine. */
  oidc?: OidcSettings
  /** A realtime database service on this machine. */
  realtime?: RealtimeSettings
  registration?: boolean
}

/**
 * The real server on this worker's database, without a port: two tenants, and in each a signed-in
 * person of every role.
 */
export async function openTestApp({
  pastPolicies = false,
  oidc,
  realtime,
  registration = true,
}: Options = {}) {
  const database = await openTestDatabase()
  const requests = pastPolicies
    ? appDatabase(openPool(database.adminUrl, { connections: 5 }), () => undefined)
    : database.app
  const tokens = accessTokens(testSecret)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portaria-app-'))
  const publicUrl = 'http://localhost:3000'
  const parts: SignInTools = {
    database: requests,
    lanes: oneLane(requests),
    auth: database.auth,
    guard: sessionGuard(database.auth, tokens),
    tokens,
    mailer: openMailer({ smtpUrl: undefined, publicUrl, dataDir }),
    push: openPush({ secret: testSecret, publicUrl, hosts: [], loopback: true }),
    // There are no signals: a stream polls the log each second.
    liveEventLog: liveEventLog(database.system, { onSignal: () => undefined }),
    logger: false,
    trustProxy: false,
    newRequestId: () => newId(),
    publicUrl,
    dataDir,
    webFolder: null,
    demonstration: false,
    demoApps: true,
    registration,
    postalCodeService: null,
    platformFactor: false,
    oidc: oidc ?? null,
    realtime: realtime ?? null,
    outboundLoopback: true,
    metricsToken: null,
    secret: testSecret,
  }
  const { built: app, routes } = await recordRoutes(() => buildApp(parts))
  await app.ready()

  const tenants: Record<TenantName, string> = { bosque: newId(), acacias: newId() }
  const people = new Map<string, Person>()

  async function addPerson(role: Role, tenant: TenantName): Promise<Person> {
    const [userId, membershipId, sessionId] = [newId(), newId(), newId()]
    const tenantId = isPlatformRole(role) ? null : tenants[tenant]
    await database.pools.app.transaction({}, async (queries) => {
      await queries.count(sql`INSERT INTO users (id, name, email)
        VALUES (${userId}, ${`${role} ${tenant}`}, ${`${role}.${newId()}@${tenant}.example`})`)
      await queries.count(sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
        VALUES (${membershipId}, ${userId}, ${tenantId}, ${role}, current_date - 1)`)
    })
    const issued = new Date()
    await database.auth.query((queries) =>
      queries.count(sql`INSERT INTO sessions (id, user_id, membership_id, generation_at)
        VALUES (${sessionId}, ${userId}, ${membershipId}, ${issued})`),
    )
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
    return {
      userId,
      membershipId,
      sessionId,
      actor,
      token: await tokens.sign(sessionId, 1, issued),
    }
  }

  await database.pools.app.transaction({}, async (queries) => {
    for (const [name, id] of Object.entries(tenants)) {
      await queries.count(sql`INSERT INTO tenants (id, legal_name, contact_email)
        VALUES (${id}, ${name}, ${`contato@${name}.example`})`)
    }
  })
  for (const tenant of ['bosque', 'acacias'] as const) {
    for (const role of roles) people.set(`${role} ${tenant}`, await addPerson(role, tenant))
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
    person,
    addPerson,
    as,
    actor(role: Role, tenant: TenantName = 'bosque'): TenantActor {
      const { actor } = person(role, tenant)
      if (!hasTenant(actor)) throw new Error('everybody here acts for a tenant')
      return actor
    },
    async close() {
      await app.close()
      if (pastPolicies) await requests.close()
      const untold = await versionsWithoutTrail(database.adminUrl)
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
      if (breaches.size > 0) throw new Error(`locks out of order: ${[...breaches].join(', ')}`)
      if (untold.length > 0) throw new Error(`versions without a trail: ${JSON.stringify(untold)}`)
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

export type Row = Record<string, unknown> & { id: string }

/** The rows of a list that was answered. */
export function rowsOf(body: Answer): Row[] {
  const data: unknown = body.data
  return isRows(data) ? data : []
}

const isRows = (data: unknown): data is Row[] => Array.isArray(data)

/** Whatever an answer holds, as far as tests look into one. */
export type Answer = {
  data: Record<string, unknown> & { id: string; version: number }
  meta: { total: number; total_is: string; page: number; per_page: number }
  code: string
  errors: { field: string; code: string; message: string }[]
  current: Record<string, unknown>
  existing: { id: string; title: string }
  uses: { register: string; count: number }[]
}

/** An answer; nothing in it where it is no JSON. */
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
