import type { TenantActor } from '@portaria/contract/actors/actor'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { AppDatabase } from '../database/app-database.ts'
import type { Queries } from '../database/queries.ts'
import { type SealedCount, type SealedValues, sealAnew } from './sealed-values.ts'
import { firstMark, marksOf, type ServerSecret, secretsOf } from './server-secret.ts'

/** The databases of the roles that write sealed values. */
export type SealingRoles = {
  readonly database: AppDatabase
  /** The auth role's, for tables that no other role reads. */
  readonly auth: { query<T>(work: (queries: Queries) => Promise<T>): Promise<T> }
}

type Options = SealingRoles & {
  readonly actor: TenantActor
  readonly values: readonly SealedValues[]
  readonly secret: ServerSecret
}

/**
 * Seals what a company has anew, or what the platform has where the company is the nil one, and notes
 * what is left.
 */
export async function sealCompany({
  database,
  auth,
  actor,
  values,
  secret,
}: Options): Promise<SealedCount> {
  const { tenantId } = actor
  const inCompany = <T>(work: (queries: Queries) => Promise<T>) =>
    database.inTenant(actor, ({ queries }) => work(queries))
  const onPlatform = {
    app: <T>(work: (queries: Queries) => Promise<T>) => database.onPlatform(actor, work),
    auth: auth.query,
  }
  let all: SealedCount = { remaining: 0, unreadable: 0 }
  for (const one of values) {
    if ((one.onPlatform !== undefined) !== (tenantId === NIL_TENANT)) continue
    const run = one.onPlatform ? onPlatform[one.onPlatform] : inCompany
    all = added(all, await sealAnew(one, { tenantId, run }, secret))
  }
  const invited =
    tenantId === NIL_TENANT
      ? await database.onPlatform(actor, (queries) => queries.one(openInvitations(secret)))
      : NOBODY
  await inCompany((queries) => queries.count(noted(tenantId, { ...all, ...invited }, secret)))
  return all
}

type Invited = { readonly invitations: number; readonly until: Date | null }

const NOBODY: Invited = { invitations: 0, until: null }

/**
 * Counts the open invitations that need an earlier secret itself: those of before the first change. Later ones
 * are checked with keys that are kept.
 */
function openInvitations(secret: ServerSecret) {
  const first = firstMark(secret)
  const later = secretsOf(secret).kept.filter(({ madeBy }) => madeBy !== first)
  const since = new Date(Math.min(...later.map(({ madeAt }) => madeAt.getTime()), Date.now()))
  return sql<Invited>`
    SELECT count(*)::int AS invitations, max(expires_at) AS until FROM invitations
    WHERE state = 'pending' AND expires_at > now() AND coalesce(sent_at, created_at) < ${since}`
}

const added = (one: SealedCount, other: SealedCount): SealedCount => ({
  remaining: one.remaining + other.remaining,
  unreadable: one.unreadable + other.unreadable,
})

function noted(tenantId: string, count: SealedCount & Invited, secret: ServerSecret) {
  const [mine] = marksOf(secret)
  return sql`
    INSERT INTO sealed_counts (tenant_id, sealed_by, remaining, unreadable, invitations,
      invited_until)
    VALUES (${tenantId}, decode(${mine}, 'hex'), ${count.remaining}, ${count.unreadable},
      ${count.invitations}, ${count.until})
    ON CONFLICT (tenant_id) DO UPDATE SET sealed_by = excluded.sealed_by,
      remaining = excluded.remaining, unreadable = excluded.unreadable,
      invitations = excluded.invitations, invited_until = excluded.invited_until,
      counted_at = clock_timestamp()`
}
