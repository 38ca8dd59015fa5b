import type { Role } from '@portaria/contract/actors/roles'
import { newId } from '@portaria/contract/value-types/uuid'
import { accessTokens } from '../../apps/api/src/platform/sessions/access-token.ts'
import { type BenchDatabase, benchSecret } from './environment.ts'

/** A signed-in person with a membership. */
export type Person = { email: string; token: string; session: string }

export type NewPerson = { role: Role; tenantId: string; residentId?: string }

/** Makes people with a session each, whose tokens are valid for a quarter of an hour. */
export async function signInPeople(
  { client }: BenchDatabase,
  people: readonly NewPerson[],
): Promise<Person[]> {
  const tokens = accessTokens(benchSecret)
  const now = new Date()
  const rows = people.map((person) => {
    const [user, membership, session] = [newId(), newId(), newId()]
    return { ...person, user, membership, session, email: `${user}@bench.example` }
  })
  const columns = [
    rows.map(({ user }) => user),
    rows.map(({ email }) => email),
    rows.map(({ membership }) => membership),
    rows.map(({ session }) => session),
    rows.map(({ role }) => role),
    rows.map(({ tenantId }) => tenantId),
    rows.map(({ residentId }) => residentId ?? null),
  ]
  const given = `unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::uuid[])
    AS p (user_id, email, membership, session, role, tenant, resident)`
  const insert = (sql: string) => client.query(`${sql} FROM ${given}`, columns)
  await insert(`INSERT INTO users (id, name, email) SELECT user_id, 'Pessoa', email`)
  await insert(`INSERT INTO memberships (id, user_id, tenant_id, role, resident_id, starts_on)
    SELECT membership, user_id, tenant, role, resident, date '2024-01-01'`)
  await insert(`INSERT INTO sessions (id, user_id, membership_id, generation_at)
    SELECT session, user_id, membership, now()`)
  return Promise.all(
    rows.map(async ({ email, session }) => ({
      email,
      session,
      token: await tokens.sign(session, 1, now),
    })),
  )
}

/** Gives people new tokens of their sessions, valid for a quarter of an hour from now. */
export function signAgain(people: readonly Person[]): Promise<Person[]> {
  const tokens = accessTokens(benchSecret)
  const now = new Date()
  return Promise.all(
    people.map(async (person) => ({ ...person, token: await tokens.sign(person.session, 1, now) })),
  )
}
