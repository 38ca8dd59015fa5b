import { createHmac, hkdfSync } from 'node:crypto'
import type { TenantActor } from '@portaria/contract/actor'
import { LOOK_UPS_AN_HOUR, MISS_GIVEN_BACK_MIN } from '@portaria/contract/define-register/look-ups'
import { type RegisterName, registerNames } from '@portaria/contract/registers/names'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/queries.ts'
import { type ProblemError, problem } from '../../platform/problem.ts'

/** What a look-up asked for: a value of a register, told by its keyed digest alone. */
export type LookUpDigest = (actor: TenantActor, register: RegisterName, value: string) => string

/** Documents are few enough to try them all: a digest without the server's key would name them. */
export function lookUpDigest(secret: string): LookUpDigest {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'look-ups', 32))
  return ({ tenantId }, register, value) =>
    createHmac('sha256', key).update(`${tenantId}/${register}/${value}`).digest('base64url')
}

/** What an answer tells of hidden values: that one is there, that one is not. */
export type Telling = readonly (keyof typeof LOOK_UPS_AN_HOUR)[]

/**
 * Lets one person's look-ups pass one after another until their transactions end, on whatever server,
 * and throws `throttled` where the hour's of a kind that is told anyway are used up: before anything
 * is looked at, so that the refusal tells nothing. Answers that problem where any are, for whoever
 * tells of the other kind at times.
 */
export async function openLookUps(
  queries: Queries,
  actor: TenantActor,
  telling: Telling = ['hits', 'misses'],
): Promise<ProblemError | null> {
  const { tenantId, userId } = actor
  await queries.count(sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`look-ups ${tenantId} ${userId}`}, 0))`)
  const { seconds, ...counted } = await queries.one(
    sql<{ hits: number; misses: number; seconds: number }>`
      SELECT count(*) FILTER (WHERE found)::int AS hits,
        count(*) FILTER (WHERE NOT found)::int AS misses,
        ceil(extract(epoch FROM date_trunc('hour', now()) + interval '1 hour' - now()))::int AS seconds
      FROM look_ups
      WHERE tenant_id = ${tenantId} AND user_id = ${userId} AND hour = date_trunc('hour', now())`,
  )
  const isUsedUp = (one: keyof typeof counted) => counted[one] >= LOOK_UPS_AN_HOUR[one]
  const refusal = problem('throttled', { retry_after: Math.max(1, seconds) })
  if (telling.some(isUsedUp)) throw refusal
  return isUsedUp('hits') || isUsedUp('misses') ? refusal : null
}

/** Counts an open look-up; what was asked before in the hour tells nothing new, and counts once. */
export async function countLookUp(
  queries: Queries,
  { tenantId, userId }: TenantActor,
  digest: string,
  found: boolean,
): Promise<void> {
  await queries.count(sql`
    DELETE FROM look_ups WHERE tenant_id = ${tenantId} AND hour < now() - interval '1 day'`)
  await queries.count(sql`
    INSERT INTO look_ups (tenant_id, hour, user_id, digest, found)
    VALUES (${tenantId}, date_trunc('hour', now()), ${userId}, ${digest}, ${found})
    ON CONFLICT DO NOTHING`)
}

/** A newcomer is looked up, not found and registered: those misses are given back. */
export async function giveMissesBack(
  queries: Queries,
  actor: TenantActor,
  digestOf: LookUpDigest,
  values: readonly string[],
): Promise<void> {
  const digests = values.flatMap((value) =>
    registerNames.map((register) => digestOf(actor, register, value)),
  )
  await queries.count(sql`
    DELETE FROM look_ups
    WHERE tenant_id = ${actor.tenantId} AND user_id = ${actor.userId} AND NOT found
      AND hour > now() - interval '2 hours' AND digest = ANY(${digests})
      AND at > now() - make_interval(mins => ${sql.lit(MISS_GIVEN_BACK_MIN)})`)
}
