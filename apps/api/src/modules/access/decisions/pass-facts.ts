import type { PersonFacts } from '@portaria/contract/modules/access/decisions/decide'
import type { DenialReason } from '@portaria/contract/modules/access/decisions/decision-words'
import { denialOfPass } from '@portaria/contract/modules/access/decisions/denial-of-pass'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { findPass, refusalNow, refusalsNow } from '../../visits/public/passes.ts'
import { isUsablePass } from '../../visits/public/usable-passes.ts'
import { isBlockedGuest } from '../../visits/public/visit-marks.ts'
import { isStreet, joinOuterArea } from './points.ts'

/** The guest of a pass, and what the pass is worth now. */
export type PassFacts = {
  readonly passId: string
  readonly guest: PersonFacts
  readonly refusal: DenialReason | null
  /** Whether the pass has let its guest in already, who has not left. */
  readonly isInside: boolean
}

/** Time after which an entry without an exit no longer counts as a stay (visits §10). */
const FORGOTTEN = sql`interval '24 hours'`

type Guest = {
  readonly pass_id: string
  readonly visitor_id: string
  readonly apartment_id: string | null
  readonly tower_id: string | null
  readonly is_blocked: boolean
  readonly is_usable: boolean
  readonly is_inside: boolean
}

/**
 * Reads the facts of a live pass of the company; null without one. Locked, so that of two entries by
 * its last use one is refused.
 */
export async function readPass(
  context: TenantContext,
  id: string,
  { lock }: { lock: boolean },
): Promise<PassFacts | null> {
  // The lock comes first: the statements after it see what the other entry has written.
  const pass = await findPass(context, id, lock)
  if (!pass) return null
  const [refusal, guests] = await together(refusalNow(context, pass), readGuests(context, [id]))
  const guest = guests[0]
  return guest ? factsOf(guest, denialOfPass(refusal)) : null
}

/** A visitor by all of their passes: any of those that hold lets them in where a rule is for it. */
export type ExpectedGuest = {
  /** The visitor by the passes that hold now, or by the one that ends last. */
  readonly guest: PersonFacts
  readonly refusal: DenialReason | null
  /** The visitor by the passes that can be used now or later. */
  readonly anyHour: PersonFacts
}

/** Reads by which passes each of some visitors would come, by the visitor. */
export async function readPassesOf(
  context: TenantContext,
  visitorIds: readonly string[],
): Promise<ReadonlyMap<string, ExpectedGuest>> {
  const { queries, actor } = context
  const kept = await queries.all(sql<{ id: string; visitor_id: string }>`
    SELECT p.id, v.id AS visitor_id FROM unnest(${[...visitorIds]}::uuid[]) AS v (id)
    CROSS JOIN LATERAL (SELECT k.id FROM passes k
      WHERE k.tenant_id = ${actor.tenantId} AND k.visitor_id = v.id AND k.deleted_at IS NULL
      ORDER BY ${isUsablePass(sql.ref('k'))} DESC, k.valid_to DESC, k.id DESC
      LIMIT ${sql.lit(PASSES)}) p`)
  const ids = kept.map(({ id }) => id)
  const [refusals, guests] = await together(refusalsNow(context, ids), readGuests(context, ids))
  const refusalOf = ({ pass_id }: Guest) => denialOfPass(refusals.get(pass_id) ?? null)
  const found = new Map<string, ExpectedGuest>()
  for (const [id, [latest, ...earlier]] of Map.groupBy(guests, ({ visitor_id }) => visitor_id)) {
    if (!latest) continue
    const free = [latest, ...earlier].filter((one) => !one.is_blocked)
    const [now, ...nowToo] = free.filter((one) => refusalOf(one) === null)
    const [later, ...laterToo] = free.filter((one) => one.is_usable)
    found.set(id, {
      guest: guestOf(now ?? latest, nowToo),
      refusal: now ? null : refusalOf(latest),
      anyHour: guestOf(later ?? latest, laterToo),
    })
  }
  return found
}

/** Passes of a visitor that are looked at: those that can be used come first. */
const PASSES = 20

/** The guest of a pass, at whatever hour it may be used. */
export type PassGuest = Pick<PassFacts, 'passId' | 'guest' | 'isInside'>

/** Reads the guests of some passes, by the pass. */
export async function readGuestsOf(
  context: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PassGuest>> {
  const guests = await readGuests(context, ids)
  return new Map(guests.map((guest) => [guest.pass_id, factsOf(guest, null)]))
}

const factsOf = (guest: Guest, refusal: DenialReason | null): PassFacts => ({
  passId: guest.pass_id,
  refusal,
  isInside: guest.is_inside,
  guest: guestOf(guest),
})

/** A guest as a person, by a pass and others of the same guest. */
const guestOf = (one: Guest, others: readonly Guest[] = []): PersonFacts => ({
  kind: 'visitor',
  id: one.visitor_id,
  units: [one, ...others].flatMap(({ apartment_id, tower_id }) =>
    apartment_id === null ? [] : [{ apartment_id, tower_id, relation: null }],
  ),
  isBlocked: one.is_blocked,
  isPresent: true,
  exitPermission: null,
  hasConsent: false,
})

/**
 * Reads the guests of some passes, those that end last first. A guest is inside from their entry at
 * the street until they leave by it: doors further inside neither end nor prolong that (access §10),
 * and count by themselves only where the street has no reader. Events of twice the time are read, so
 * that an entry that is too old comes before the doors that were opened since.
 */
async function readGuests(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<Guest[]> {
  if (ids.length === 0) return []
  return queries.all(sql<Guest>`
    SELECT p.id AS pass_id, p.visitor_id, p.apartment_id, a.tower_id,
      ${isBlockedGuest(sql.ref('p'), actor)} AS is_blocked, ${isUsablePass(sql.ref('p'))} AS is_usable,
      EXISTS (SELECT 1 FROM visits v
        WHERE v.tenant_id = p.tenant_id AND v.pass_id = p.id AND v.state = 'inside'
          AND v.deleted_at IS NULL)
      OR coalesce((SELECT e.direction = 'in' AND e.at > now() - ${FORGOTTEN}
        FROM access_events e
        JOIN access_points d ON d.tenant_id = e.tenant_id AND d.id = e.point_id
        ${joinOuterArea(sql.ref('d'))}
        WHERE e.tenant_id = p.tenant_id AND e.visitor_id = p.visitor_id AND e.pass_id = p.id
          AND e.fact = 'granted' AND e.at > now() - 2 * ${FORGOTTEN}
        ORDER BY ${isStreet} DESC, e.at DESC LIMIT 1), false) AS is_inside
    FROM passes p LEFT JOIN apartments a ON a.tenant_id = p.tenant_id AND a.id = p.apartment_id
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ANY(${[...ids]}::uuid[])
    ORDER BY p.valid_to DESC, p.id DESC`)
}
