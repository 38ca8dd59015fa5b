import type { Actor } from '@portaria/contract/actors/actor'
import {
  CORRECTIONS_PER_HOUR,
  PARDON_MINUTES,
  type PresenceBody,
} from '@portaria/contract/modules/access/presence/presence'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { type ActLimit, countAct } from '../../../platform/act-counts.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { personColumns, personRegisters } from '../decisions/person-columns.ts'
import { type PersonColumns, type PersonRef, personOf } from '../decisions/person-facts.ts'
import { readPersonTitles } from '../decisions/person-titles.ts'
import { publishPresence } from './presence-news.ts'

/** Corrections of who is inside, and second entries that are forgiven. */
export type PresenceService = {
  /**
   * Notes that a person is here, or no longer, as somebody saw (access §52). Throws `validation` for a
   * person or an area that is not there, and for an area outside; and `throttled` for too many, before
   * anything is looked up.
   */
  correct(actor: Actor, body: PresenceBody): Promise<{ is_inside: boolean; seen_at: string }>
  /**
   * Forgives a refused second entry: one entry of its person into the area (access §54); the same again
   * changes nothing. Throws `not_found`, and `state_conflict` with `pardon_over` where it is over.
   */
  forgive(actor: Actor, eventId: string): Promise<{ until: string }>
}

/** Limit of one person in a company: in an evacuation a desk ticks off a few people a minute. */
const CORRECTIONS: ActLimit = { act: 'presence', free: CORRECTIONS_PER_HOUR, windowS: 3_600 }

export function presenceService(database: AppDatabase): PresenceService {
  return {
    correct: (actor, { person, is_inside: isInside, area_id: areaId = null }) =>
      database.inTenant(actor, async (context) => {
        await countAct(context, CORRECTIONS, context.actor.userId ?? context.actor.tenantId)
        const titles = await readPersonTitles(context, [person])
        if (!titles.has(person.id)) throw fieldProblem('person.id', 'not_found')
        const area = areaId === null ? null : await findArea(context, areaId)
        const seenAt = await writeCorrection(context, person, isInside, areaId)
        await recordAudit(context, {
          register: personRegisters[person.kind],
          rowId: person.id,
          operation: isInside ? 'presence_here' : 'presence_gone',
          changes: area === null ? {} : { 'access-areas': [null, area] },
        })
        await publishPresence(context)
        return { is_inside: isInside, seen_at: seenAt.toISOString() }
      }),

    forgive: (actor, eventId) =>
      database.inTenant(actor, async (context) => {
        const refusal = await findRefusal(context, eventId)
        if (!refusal) throw problem('not_found')
        if (refusal.is_over || refusal.area_id === null)
          throw problem('state_conflict', { errors: [{ field: 'id', code: 'pardon_over' }] })
        const person = personOf(refusal)
        if (!person) throw problem('not_found')
        const { until, isNew } = await writePardon(context, eventId, person, refusal.area_id)
        if (isNew)
          await recordAudit(context, {
            register: 'access_events',
            rowId: eventId,
            operation: 'forgive',
          })
        return { until: until.toISOString() }
      }),
  }
}

/** Returns the name of an area inside; nobody is said to be in the street. */
async function findArea({ queries, actor }: TenantContext, id: string): Promise<string> {
  const area = await queries.first(sql<{ name: string; outside: boolean }>`
    SELECT name, coalesce(outside, false) AS outside FROM access_areas
    WHERE tenant_id = ${actor.tenantId} AND id = ${id}::uuid AND deleted_at IS NULL`)
  if (!area) throw fieldProblem('area_id', 'not_found')
  if (area.outside) throw fieldProblem('area_id', 'not_allowed')
  return area.name
}

async function writeCorrection(
  { queries, actor }: TenantContext,
  { kind, id }: PersonRef,
  isInside: boolean,
  areaId: string | null,
): Promise<Date> {
  const column = sql.ref(personColumns[kind])
  const { seen_at } = await queries.one(sql<{ seen_at: Date }>`
    INSERT INTO access_presence AS s (tenant_id, id, ${column}, area_id, is_inside, seen_at,
      corrected_by)
    VALUES (${actor.tenantId}, ${newId()}, ${id}, ${areaId}, ${isInside}, now(), ${actor.userId})
    ON CONFLICT (tenant_id, ${column}) WHERE ${column} IS NOT NULL DO UPDATE SET
      area_id = CASE WHEN excluded.is_inside AND s.is_inside
        THEN coalesce(excluded.area_id, s.area_id) ELSE excluded.area_id END,
      is_inside = excluded.is_inside, seen_at = greatest(s.seen_at, excluded.seen_at), point_id = NULL,
      event_id = NULL, doubts = '{}', corrected_by = excluded.corrected_by
    RETURNING s.seen_at`)
  return seen_at
}

type Refusal = PersonColumns & { readonly area_id: string | null; readonly is_over: boolean }

/** Returns a refused second entry with the area that the person wanted to enter. */
const findRefusal = ({ queries, actor }: TenantContext, id: string): Promise<Refusal | undefined> =>
  queries.first(sql<Refusal>`
    SELECT e.resident_id, e.employee_id, e.provider_id, e.visitor_id, p.area_to_id AS area_id,
      e.at < now() - make_interval(mins => ${sql.lit(PARDON_MINUTES)}) AS is_over
    FROM access_events e
    JOIN access_points p ON p.tenant_id = e.tenant_id AND p.id = e.point_id
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${id}::uuid AND e.fact = 'denied'
      AND e.reason = 'passback'`)

/** Stores a pardon, once; one that was used is not given again. */
async function writePardon(
  { queries, actor }: TenantContext,
  eventId: string,
  { id: personId }: PersonRef,
  areaId: string,
): Promise<{ until: Date; isNew: boolean }> {
  const made = await queries.count(sql`
    INSERT INTO access_pardons (tenant_id, event_id, person_id, area_id, given_by)
    VALUES (${actor.tenantId}, ${eventId}, ${personId}, ${areaId}, ${actor.userId})
    ON CONFLICT DO NOTHING`)
  const { until } = await queries.one(sql<{ until: Date }>`
    SELECT given_at + make_interval(mins => ${sql.lit(PARDON_MINUTES)}) AS until FROM access_pardons
    WHERE tenant_id = ${actor.tenantId} AND event_id = ${eventId}`)
  return { until, isNew: made > 0 }
}
