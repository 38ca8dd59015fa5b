import { instantOf } from '@portaria/contract/value-types/zoned-time'
import type { ReaderProfile } from '@portaria/drivers/access/control-id/reader-profile'
import type { EventCursor, ReaderEvent } from '@portaria/drivers/access/reader-event'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import type { ReaderEvent as EventKey } from '../../events/access-events.repository.ts'
import { profileNamed } from '../reader-profiles.ts'

/**
 * The place up to which a reader's log was read. `isHistory`: what was read so far lies before the
 * reader was ours, and its numbers of people are not ours.
 */
export type StoredCursor = EventCursor & { readonly isHistory: boolean }

/** A reader whose row is locked, so that its events are stored by one transaction at a time. */
export type StoredReader = {
  readonly equipmentId: string
  readonly epoch: number
  readonly cursor: StoredCursor | null
  readonly profile: ReaderProfile | null
  /** The zone that is assumed for its times. */
  readonly zone: string
  /** Seconds by which its clock was ahead when it was read last. */
  readonly clockAheadS: number
}

type Row = Omit<StoredReader, 'profile'> & { readonly profile: string | null }

/** Locks a reader until the end of the transaction; null without one. */
export async function lockReader(
  { queries, actor }: TenantContext,
  equipmentId: string,
): Promise<StoredReader | null> {
  const row = await queries.first(sql<Row>`
    SELECT r.equipment_id AS "equipmentId", r.epoch, r.cursor, r.profile, t.time_zone AS zone,
      coalesce(r.clock_ahead_s, 0) AS "clockAheadS"
    FROM access_readers r JOIN tenants t ON t.id = r.tenant_id
    WHERE r.tenant_id = ${actor.tenantId} AND r.equipment_id = ${equipmentId}
    FOR NO KEY UPDATE OF r`)
  return row ? { ...row, profile: profileNamed(row.profile) } : null
}

/** Stores the place up to which a reader's log was read, with the number of its numbering. */
export async function keepCursor(
  { queries, actor }: TenantContext,
  { equipmentId }: StoredReader,
  cursor: StoredCursor,
  epoch: number,
): Promise<void> {
  await queries.count(sql`
    UPDATE access_readers
    SET cursor = ${JSON.stringify(cursor)}::jsonb, epoch = ${epoch}, events_at = now()
    WHERE tenant_id = ${actor.tenantId} AND equipment_id = ${equipmentId}`)
}

/** Returns the key of something that a reader told. */
export const keyOf = (
  { equipmentId, epoch, zone }: StoredReader,
  id: string,
  time: ReaderEvent['at'],
): EventKey => ({ equipmentId, epoch, id, time, zone: time === null ? null : zone })

/** Seconds within which what a reader tells counts as told at once, at the server's own moment. */
const TOLD_AT_ONCE_S = 10

/**
 * Returns when something happened that a reader tells, by its clock as far as that is known to be off;
 * null for now, also where it names no time (access §50).
 */
export function momentOf(
  { zone, clockAheadS }: Pick<StoredReader, 'zone' | 'clockAheadS'>,
  time: ReaderEvent['at'],
): Date | null {
  if (time === null) return null
  const [day = '', clock = ''] = time.split('T')
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const minute = instantOf(day, hours * 60 + minutes, zone).getTime()
  const at = minute + (seconds - clockAheadS) * 1_000
  return Math.abs(Date.now() - at) <= TOLD_AT_ONCE_S * 1_000 ? null : new Date(at)
}
