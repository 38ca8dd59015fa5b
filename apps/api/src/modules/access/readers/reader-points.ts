import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { type AccessPoint, readPoints } from '../decisions/points.ts'

/** A point of a reader, with the door of the reader that leads through it. */
export type ReaderPoint = AccessPoint & {
  readonly door: number
  readonly hasSensor: boolean
}

/** The order in which points of one door are taken: an entrance decides more strictly. */
const STRICTNESS = { in: 0, both: 1, out: 2 } as const

/** Reads the live points of a reader. A point without a channel is at its first door. */
export async function readPointsOf(
  context: TenantContext,
  equipmentId: string,
): Promise<ReaderPoint[]> {
  const { queries, actor } = context
  const ofReader = sql`p.equipment_id = ${equipmentId}::uuid`
  const [points, parts] = await together(
    readPoints(context, ofReader),
    queries.all(sql<{ id: string; door: number; hasSensor: boolean }>`
      SELECT p.id, coalesce(p.channel, 1) AS door, coalesce(p.door_sensor, false) AS "hasSensor"
      FROM access_points p
      WHERE p.tenant_id = ${actor.tenantId} AND p.deleted_at IS NULL AND ${ofReader}`),
  )
  const doors = new Map(parts.map((one) => [one.id, one]))
  return points.flatMap((point) => {
    const { door, hasSensor } = doors.get(point.id) ?? {}
    return door === undefined || hasSensor === undefined ? [] : [{ ...point, door, hasSensor }]
  })
}

/**
 * Returns the point at a door: one that is in use before one that is not. A reader does not say in
 * which direction people pass, so that of two the entrance is taken.
 */
export function pointAt(
  points: readonly ReaderPoint[],
  door: string | null,
): ReaderPoint | undefined {
  const number = door === null ? 1 : Number(door)
  return points
    .filter((point) => point.door === number)
    .toSorted(
      (a, b) =>
        Number(b.isActive) - Number(a.isActive) ||
        STRICTNESS[a.direction] - STRICTNESS[b.direction],
    )[0]
}
