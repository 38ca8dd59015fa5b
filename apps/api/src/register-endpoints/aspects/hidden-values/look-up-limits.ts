import { createHmac } from 'node:crypto'
import type { TenantActor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import {
  GIVEN_BACK_AN_HOUR,
  LOOK_UPS_AN_HOUR,
  type LookedUpKind,
  MISS_GIVEN_BACK_MIN,
  NEW_PINS_A_DAY,
  REFUSED_PINS_A_DAY,
  WRONG_CODES_AN_HOUR,
} from '@portaria/contract/define-register/look-ups'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { numberForms } from '@portaria/contract/value-types/national-ids'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type ProblemError, problem } from '../../../platform/problem.ts'
import { eldestKey, type ServerSecret } from '../../../platform/secrets/server-secret.ts'

/** Returns the keyed digest of a looked-up value. */
export type LookUpDigest = (actor: TenantActor, register: RegisterName, value: string) => string

/**
 * Makes digests with the server's key: there are few enough documents to try them all, so a digest
 * without a key would identify them.
 */
export function lookUpDigest(secret: ServerSecret): LookUpDigest {
  const key = eldestKey(secret, 'look-ups')
  return ({ tenantId }, register, value) =>
    createHmac('sha256', key)
      // A person is searched by the number as typed, but registered by the number as their country
      // writes it. The last form is the same for both.
      .update(`${tenantId}/${register}/${numberForms(value).at(-1)}`)
      .digest('base64url')
}

/**
 * The facts that an answer reveals about hidden values: that one exists (`hits`), or that none does
 * (`misses`).
 */
export type Revealed = readonly (keyof typeof LOOK_UPS_AN_HOUR)[]

type Limits = { readonly hits: number; readonly misses: number; readonly hours: number }

/**
 * The limits by the kind of guessed value, each in the hour that is running, or in the last 24. A
 * right code opens its door, and is not counted.
 */
const limits: Readonly<Record<LookedUpKind, Limits>> = {
  document: { ...LOOK_UPS_AN_HOUR, hours: 1 },
  pin: { hits: Number.POSITIVE_INFINITY, misses: WRONG_CODES_AN_HOUR, hours: 1 },
  pickup: { hits: Number.POSITIVE_INFINITY, misses: WRONG_CODES_AN_HOUR, hours: 1 },
  own_pin: { hits: NEW_PINS_A_DAY, misses: REFUSED_PINS_A_DAY, hours: 24 },
}

/**
 * Runs work in the tenant where the actor's look-ups are counted: for platform roles always the nil
 * tenant, whichever company they act in. Restores the scope of the actor's company afterwards.
 */
async function whereCounted<T>(
  { queries, actor: { role, tenantId } }: TenantContext,
  work: (place: string) => Promise<T>,
): Promise<T> {
  if (role === 'system' || !isPlatformRole(role)) return work(tenantId)
  await queries.count(sql`SELECT set_config('app.tenant_id', ${NIL_TENANT}, true)`)
  const result = await work(NIL_TENANT)
  await queries.count(sql`SELECT set_config('app.tenant_id', ${tenantId}, true)`)
  return result
}

/**
 * Serialises one person's look-ups of a kind until their transactions end, on all servers. Throws
 * `throttled` if the limit of an outcome in `reveals` is used up: before anything is read,
 * so that the refusal reveals nothing. Returns that problem instead if only the other limit is used
 * up.
 */
export async function openLookUps(
  context: TenantContext,
  kind: LookedUpKind,
  reveals: Revealed = ['hits', 'misses'],
): Promise<ProblemError | null> {
  const { queries, actor } = context
  const window = sql`make_interval(hours => ${sql.lit(limits[kind].hours)})`
  const { seconds, ...counted } = await whereCounted(context, async (place) => {
    await queries.count(sql`
      SELECT pg_advisory_xact_lock(hashtextextended(${`look-ups ${kind} ${place} ${actor.userId}`}, 0))`)
    return queries.one(
      sql<{ hits: number; misses: number; seconds: number }>`
        SELECT count(*) FILTER (WHERE found)::int AS hits,
          count(*) FILTER (WHERE NOT found AND NOT given_back)::int AS misses,
          coalesce(ceil(extract(epoch FROM min(hour) + ${window} - now())), 1)::int AS seconds
        FROM look_ups
        WHERE tenant_id = ${place} AND user_id = ${actor.userId} AND kind = ${kind}
          AND hour > date_trunc('hour', now()) - ${window}`,
    )
  })
  const isUsedUp = (one: keyof typeof counted) => counted[one] >= limits[kind][one]
  const refusal = problem('throttled', { retry_after: Math.max(1, seconds) })
  if (reveals.some(isUsedUp)) throw refusal
  return isUsedUp('hits') || isUsedUp('misses') ? refusal : null
}

/** Counts a look-up; a repeated value within the hour reveals nothing new, and counts once. */
export async function countLookUp(
  context: TenantContext,
  kind: LookedUpKind,
  digest: string,
  found: boolean,
): Promise<void> {
  const { queries, actor } = context
  await whereCounted(context, async (place) => {
    await queries.count(sql`
      DELETE FROM look_ups WHERE tenant_id = ${place} AND hour < now() - interval '1 day'`)
    await queries.count(sql`
      INSERT INTO look_ups (tenant_id, hour, user_id, kind, digest, found)
      VALUES (${place}, date_trunc('hour', now()), ${actor.userId}, ${kind}, ${digest}, ${found})
      ON CONFLICT DO NOTHING`)
  })
}

/**
 * Uncounts the misses of a person who was looked up, not found and then registered, up to a limit
 * per hour. `digest` is the look-up's in the register they were added to: misses in other registers
 * stay counted.
 */
export async function giveMissBack(context: TenantContext, digest: string): Promise<void> {
  const { queries, actor } = context
  await whereCounted(context, (place) =>
    queries.count(sql`
      UPDATE look_ups missed SET given_back = true
      WHERE tenant_id = ${place} AND user_id = ${actor.userId} AND NOT found AND NOT given_back
        AND hour > now() - interval '2 hours' AND digest = ${digest}
        AND at > now() - make_interval(mins => ${sql.lit(MISS_GIVEN_BACK_MIN)})
        AND ${GIVEN_BACK_AN_HOUR} > (
          SELECT count(*) FROM look_ups l
          WHERE l.tenant_id = ${place} AND l.user_id = ${actor.userId} AND l.hour = missed.hour
            AND l.given_back)`),
  )
}
