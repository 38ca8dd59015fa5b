import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { type PersonColumns, personOf } from '../decisions/person-facts.ts'
import { noteSightings } from './sightings.repository.ts'

type Row = PersonColumns & {
  readonly id: string
  readonly at: Date
  readonly point_id: string
  readonly direction: 'in' | 'out'
}

/** Hours of passages that are retold: a sighting in doubt counts no longer. */
const TOLD_H = 24

/** Writes where the people are who passed the points last, as the recorder does. */
export async function writePresence(context: TenantContext): Promise<void> {
  const { queries, actor } = context
  const passages = await queries.all(sql<Row>`
    SELECT id, at, point_id, direction, resident_id, employee_id, provider_id, visitor_id
    FROM access_events
    WHERE tenant_id = ${actor.tenantId} AND fact = 'taken'
      AND at > now() - make_interval(hours => ${sql.lit(TOLD_H)})
    ORDER BY at, id`)
  await noteSightings(
    context,
    passages.flatMap(({ id, at, point_id, direction, ...columns }) => {
      const person = personOf(columns)
      return person
        ? [{ person, pointId: point_id, direction, eventId: id, at, isTaken: true }]
        : []
    }),
  )
}
