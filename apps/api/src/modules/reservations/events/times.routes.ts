import {
  type AreaTimes,
  areaDays,
  areaTimes,
  DAYS_SHOWN,
  type OwnUnitToBook,
  ownUnitsToBook,
} from '@portaria/contract/modules/reservations/events/area-times'
import { blackoutOn, timesOfDay } from '@portaria/contract/modules/reservations/events/free-times'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { typedDay } from '@portaria/contract/schemas/api-components'
import { dayAfter } from '@portaria/contract/value-types/date'
import { instantOf } from '@portaria/contract/value-types/zoned-time'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { actorOf } from '../../../platform/authentication.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import { ownHouseholds, ownPerson } from '../../units/public/own-units.ts'
import { isSeen } from '../event-rows/seen-events.ts'
import { countedOf, mayBook } from './booking.ts'
import { dayOf, holidaysAround, readBusy, readTerms, withoutEvent } from './booking-terms.ts'

type Asked = {
  readonly id: string
  readonly day: string | undefined
  readonly apartment: string | null
  /** The reservation that is being changed. */
  readonly event: string | null
}

/**
 * Returns the free times of a day, by the same function that the server uses when it writes. The
 * owners of taken times are not included, and the count of a unit's reservations is only included
 * for units that the actor books for.
 */
async function readTimes(context: TenantContext, asked: Asked): Promise<AreaTimes> {
  const { id, apartment } = asked
  const terms = await readTerms(context, id, { lock: false })
  if (!terms) throw problem('not_found')
  const { zone, now } = terms
  const day = asked.day ?? dayOf(terms, now)
  // A day and a night on either side, for times past midnight and the widest buffers.
  const around = {
    from: instantOf(dayAfter(day, -3), 0, zone),
    to: instantOf(dayAfter(day, 4), 0, zone),
  }
  const holidays = await holidaysAround(context, terms, [day])
  const event = await seenEvent(context, asked.event)
  const busy = withoutEvent(await readBusy(context, terms, around), event)
  const closure = blackoutOn(terms, day, holidays)
  const counts = terms.quota !== null && apartment !== null && (await booksFor(context, apartment))
  return {
    day,
    times: timesOfDay(terms, day, { now, zone, holidays, busy }).map(({ from, to, refusal }) => ({
      from: from.toISOString(),
      to: to.toISOString(),
      refusal,
    })),
    closed: closure ? (closure.reason ?? '') : null,
    quota: counts
      ? {
          used: await countedOf(context, terms, { apartment, day, but: event }),
          of: terms.quota ?? 0,
        }
      : null,
    rule: terms.rule,
  }
}

/**
 * Returns the days with a free time. The taken times are read once for all of the days, with the
 * widest buffers before and after them.
 */
async function readDays(context: TenantContext, id: string, asked: string | undefined) {
  const terms = await readTerms(context, id, { lock: false })
  if (!terms) throw problem('not_found')
  const { zone, now } = terms
  const from = asked ?? dayOf(terms, now)
  const days = Array.from({ length: DAYS_SHOWN }, (_, nth) => dayAfter(from, nth))
  const holidays = await holidaysAround(context, terms, days)
  const busy = await readBusy(context, terms, {
    from: instantOf(dayAfter(from, -3), 0, zone),
    to: instantOf(dayAfter(from, DAYS_SHOWN + 3), 0, zone),
  })
  return days.map((day) => {
    const times = timesOfDay(terms, day, { now, zone, holidays, busy })
    return {
      day,
      free: times.some(({ refusal }) => refusal === null),
      taken: times.some(({ refusal }) => refusal === 'time_taken'),
    }
  })
}

/**
 * Returns the id of a reservation if the actor may read it; null otherwise, since they must not
 * learn its time.
 */
async function seenEvent({ queries, actor }: TenantContext, id: string | null) {
  if (id === null) return null
  const seen = await queries.first(sql`
    SELECT 1 FROM events e
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ${id} AND ${isSeen(sql.ref('e'), actor)}`)
  return seen ? id : null
}

/**
 * Reads the units for which the actor may book an area on a day, with the actor as their resident.
 */
async function readOwnUnits(
  context: TenantContext,
  { id, day }: Pick<Asked, 'id' | 'day'>,
): Promise<OwnUnitToBook[]> {
  const { queries, actor } = context
  const terms = await readTerms(context, id, { lock: false })
  if (!terms) throw problem('not_found')
  return queries.all(sql<OwnUnitToBook>`
    SELECT DISTINCT ON (a.id)
      json_build_object('id', a.id, 'title', ${titleOf(apartments, sql.ref('a'))}) AS apartment,
      json_build_object('id', r.id, 'title', r.name) AS resident
    FROM occupancies o
    JOIN apartments a ON a.tenant_id = o.tenant_id AND a.id = o.apartment_id
    JOIN residents r ON r.tenant_id = o.tenant_id AND r.id = o.resident_id
    WHERE o.tenant_id = ${actor.tenantId} AND o.resident_id = ${ownPerson(actor)}
      AND ${mayBook(context, terms, day ?? dayOf(terms, terms.now))}
    ORDER BY a.id`)
}

/** Whether the actor books for a unit. The actor must not learn how often neighbours book. */
async function booksFor({ queries, actor }: TenantContext, apartment: string): Promise<boolean> {
  if (actor.role !== 'condomino') return true
  const own = await queries.first(sql`
    SELECT 1 FROM (SELECT ${apartment}::uuid AS id) asked WHERE asked.id IN ${ownHouseholds(actor)}`)
  return own !== undefined
}

/** Serves the free times of an area, for people who may book and those who look after it. */
export function timesRoutes(app: FastifyInstance, database: AppDatabase): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const params = z.strictObject({ id: z.uuid() })
  api.get(
    '/common-areas/:id/times',
    {
      config: { access: { right: 'areas.times' } },
      schema: {
        summary: 'Read what is free in a common area on a day, and why the rest is not',
        tags: ['common-areas'],
        params,
        querystring: z.strictObject({
          /** Today if absent. */
          day: z.optional(typedDay),
          apartment_id: z.optional(z.uuid()),
          /** The reservation that is being changed: its own time is free for it. */
          event_id: z.optional(z.uuid()),
        }),
        response: { 200: z.object({ data: areaTimes }) },
      },
    },
    async (request) => {
      const { day, apartment_id: apartment = null, event_id: event = null } = request.query
      const asked = { id: request.params.id, day, apartment, event }
      const data = await database.readInTenant(actorOf(request), (context) =>
        readTimes(context, asked),
      )
      return { data }
    },
  )
  api.get(
    '/common-areas/:id/days',
    {
      config: { access: { right: 'areas.times' } },
      schema: {
        summary:
          'Read on which of the next six weeks from a day something is free in a common area',
        tags: ['common-areas'],
        params,
        querystring: z.strictObject({ from: z.optional(typedDay) }),
        response: { 200: z.object({ data: areaDays }) },
      },
    },
    async (request) => {
      const data = await database.readInTenant(actorOf(request), (context) =>
        readDays(context, request.params.id, request.query.from),
      )
      return { data }
    },
  )
  api.get(
    '/common-areas/:id/own-units',
    {
      config: { access: { right: 'events.own_units' } },
      schema: {
        summary: 'Read for which of the own units one books a common area on a day',
        tags: ['common-areas'],
        params,
        querystring: z.strictObject({ day: z.optional(typedDay) }),
        response: { 200: z.object({ data: ownUnitsToBook }) },
      },
    },
    async (request) => {
      const asked = { id: request.params.id, day: request.query.day }
      const data = await database.readInTenant(actorOf(request), (context) =>
        readOwnUnits(context, asked),
      )
      return { data }
    },
  )
}
