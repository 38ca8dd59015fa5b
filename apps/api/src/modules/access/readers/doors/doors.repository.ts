import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { momentOf, type StoredReader } from '../events/stored-reader.ts'

/** A door as a reading found it. */
export type ReadDoor = { readonly door: number; readonly isOpen: boolean }

/** Keeps a reading of doors that was begun at a moment; what was told or read since stays. */
export async function noteReadDoors(
  context: TenantContext,
  equipmentId: string,
  doors: readonly ReadDoor[],
  begunAt: Date,
): Promise<void> {
  for (const { door, isOpen } of doors)
    await keepDoor(context, equipmentId, { door, isOpen, at: begunAt, time: null })
}

/** What a reader tells of a door that moved. */
export type ToldDoor = { readonly isOpen: boolean; readonly at: string | null }

/**
 * Keeps that a door moved. Reports come late and out of order (devices §28): that a door was closed is
 * believed only of a report that comes at once and is later, by the reader's clock, than the one before.
 */
export async function noteToldDoor(
  context: TenantContext,
  reader: StoredReader,
  door: number,
  { isOpen, at: time }: ToldDoor,
): Promise<void> {
  const isSure = isOpen || (time !== null && momentOf(reader, time) === null)
  if (!isSure) return
  await keepDoor(context, reader.equipmentId, { door, isOpen, at: new Date(), time })
}

type DoorNote = ReadDoor & { readonly at: Date; readonly time: string | null }

async function keepDoor(
  { queries, actor }: TenantContext,
  equipmentId: string,
  { door, isOpen, at, time }: DoorNote,
): Promise<void> {
  await queries.count(sql`
    INSERT INTO access_doors AS d (tenant_id, equipment_id, door, is_open, read_at, since, told_time)
    VALUES (${actor.tenantId}, ${equipmentId}, ${door}, ${isOpen}, ${at}, ${at}, ${time})
    ON CONFLICT (tenant_id, equipment_id, door) DO UPDATE SET is_open = excluded.is_open,
      read_at = excluded.read_at, told_time = greatest(d.told_time, excluded.told_time),
      since = CASE WHEN d.is_open = excluded.is_open THEN d.since ELSE excluded.since END
    WHERE d.read_at <= excluded.read_at AND (excluded.is_open OR excluded.told_time IS NULL
      OR coalesce(excluded.told_time > d.told_time, true))`)
}
