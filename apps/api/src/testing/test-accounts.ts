import type { Role } from '@portaria/contract/actors/roles'
import { loginAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { sql } from 'kysely'
import { hashPassword } from '../modules/accounts/public/password/password-hash.ts'
import type { TenantName, TestApp } from './test-app.ts'

/** The password of every test account; no list of common passwords contains it. */
export const testPassword = 'jabuticaba-no-telhado'

/** The least cost that argon2id allows, so that a sign-in takes no longer than any request. */
const COST = { memory: 8, passes: 1, parallelism: 1 }

let hash: Promise<string> | undefined

/** Somebody who can sign in. */
export type TestAccount = { userId: string; membershipId: string; email: string; password: string }

/** A new person with a password, by default the síndico of bosque. */
export async function addAccount(
  test: TestApp,
  role: Role = 'sindico',
  tenant: TenantName = 'bosque',
): Promise<TestAccount> {
  const { userId, membershipId, sessionId } = await test.addPerson(role, tenant)
  hash ??= hashPassword(testPassword, COST)
  const stored = await hash
  const { email } = await test.database.auth.query(async (queries) => {
    await queries.count(
      sql`INSERT INTO user_passwords (user_id, hash) VALUES (${userId}, ${stored})`,
    )
    // Only sessions that the test itself opens are counted.
    await queries.count(sql`DELETE FROM sessions WHERE id = ${sessionId}`)
    return queries.one(sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`)
  })
  return { userId, membershipId, email, password: testPassword }
}

export type Sent = {
  token?: string
  payload?: unknown
  headers?: Record<string, string>
  /** The network address of the caller; by default the file's own. */
  from?: string
}

/** One call of the API as the web client makes it (platform §9). */
export async function send(
  test: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { token, payload, headers, from }: Sent = {},
) {
  const response = await test.app.inject({
    method,
    url: `/api/v1${url}`,
    remoteAddress: from ?? test.address,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'en',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
  const body: unknown = response.body === '' ? undefined : JSON.parse(response.body)
  return { status: response.statusCode, headers: response.headers, raw: response.body, body }
}

/** Signs somebody in and returns their token. */
export async function signIn(
  test: TestApp,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  sent: Sent = {},
): Promise<string> {
  const { body } = await send(test, 'POST', '/login', { payload: { email, password }, ...sent })
  return loginAnswer.parse(body).data.access.original.access_token
}

/** A statement that changes rows behind the API, as the application's role. */
export async function change(test: TestApp, statement: ReturnType<typeof sql>): Promise<void> {
  await test.database.pools.app.transaction({}, (queries) => queries.count(statement))
}

/** The same as the auth role. */
export async function changeSecret(
  test: TestApp,
  statement: ReturnType<typeof sql>,
): Promise<void> {
  await test.database.auth.query((queries) => queries.count(statement))
}

/** The audited operations of a person in a tenant, in order. */
export async function trail(test: TestApp, tenant: TenantName, actorId: string): Promise<string[]> {
  const rows = await test.database.pools.app.transaction(
    { 'app.tenant_id': test.tenants[tenant] },
    (queries) =>
      queries.all(sql<{ operation: string }>`
        SELECT operation FROM audit_log WHERE actor_id = ${actorId} ORDER BY at, id`),
  )
  return rows.map(({ operation }) => operation)
}
