import { createHash } from 'node:crypto'
import { localOf } from '@portaria/contract/value-types/zoned-time'
import type { ServedReader } from './served-reader.repository.ts'

/** Minutes of the company's day between which readers are compared each night. */
const NIGHT = { from: 2 * 60, to: 5 * 60 } as const
/** Minutes after its own moment in which a reader that is busy still begins in the night. */
const LEFT = 30
/** Hours after which a reader that missed its night is compared as soon as it answers. */
const LATEST_H = 30

type Compared = Pick<ServedReader, 'id' | 'inventory_wanted' | 'inventory_at' | 'time_zone'>

/**
 * Whether it is time to compare a reader with what it has to hold: on demand, and once each night by
 * the company's clock, at a minute of its own, so that not all readers begin at once (access §24).
 */
export function isInventoryDue(
  { id, inventory_wanted: isWanted, inventory_at: at, time_zone: timeZone }: Compared,
  now: Date = new Date(),
): boolean {
  if (isWanted || at === null) return true
  const passed = (now.getTime() - at.getTime()) / 60_000
  if (passed > LATEST_H * 60) return true
  const { minutes: minute } = localOf(now, timeZone)
  const sinceOwn = minute - NIGHT.from - ownMinute(id)
  return sinceOwn >= 0 && minute < NIGHT.to && passed > sinceOwn
}

/**
 * Whether a reader is compared before anything is sent to it: after a backup was restored it may
 * hold people who came since, under numbers that are free in the backup (access §69).
 */
export const isInventoryFirst = ({ inventory_at: at }: Pick<Compared, 'inventory_at'>): boolean =>
  at?.getTime() === 0

/** The minute of the night at which a reader begins, always the same one. */
const ownMinute = (id: string): number =>
  createHash('sha256').update(id).digest().readUInt32BE() % (NIGHT.to - NIGHT.from - LEFT)
