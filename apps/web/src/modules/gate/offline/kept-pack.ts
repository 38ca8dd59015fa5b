import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { queuedItems } from '../../../platform/offline-queue/offline-queue.ts'
import { openPack, openText } from '../../../platform/reading-pack/reading-pack.ts'
import { DESK_KIND } from './desk-kind.ts'
import { type PackLists, packLists } from './pack-lists.ts'
import { hasEnded, packMoment } from './packed-pass.ts'
import { type QueuedLine, queuedLineOf } from './queued-line.ts'

/** A pack as stored on this device. */
export type KeptPack = {
  pack: DeskPack
  /** Milliseconds by which the server's clock is ahead of this device's. */
  aheadMs: number
}

/** The content of an item in the desk's queue. */
export type DeskItem = { key: string; sealed: string; label: string | null }

/** The state of the desk without a network: pack, queue, and the lists computed from both. */
export type OfflineDesk = KeptPack & {
  lines: readonly QueuedLine[]
  lists: PackLists
  moment: LocalMoment
}

/** The current time by the server's clock, as far as the device knows it. */
export const correctedNow = (aheadMs: number): Date => new Date(Date.now() + aheadMs)

/** Reads the state of the desk from this device; null without a valid pack. */
export async function readOfflineDesk(): Promise<OfflineDesk | null> {
  const kept = await openPack()
  if (!isKept(kept)) return null
  const now = correctedNow(kept.aheadMs)
  if (hasEnded(kept.pack, now)) return null
  // A pack stored by an older version has none of these.
  const access = { points: [], rules: [], names: [] }
  const pack: DeskPack = Object.assign(
    { areas: [], events: [], parties: [], access, seen: [], seen_visits: {} },
    kept.pack,
  )
  const lines = await readLines()
  const moment = packMoment(pack, now)
  return { ...kept, pack, lines, moment, lists: packLists(pack, lines, moment) }
}

/** Reads the waiting entries, as far as the signed-in person may read them on this device. */
export async function readLines(): Promise<QueuedLine[]> {
  const labels = queuedItems(DESK_KIND).map(({ body }) => (isDeskItem(body) ? body.label : null))
  const texts = await Promise.all(
    labels.map(async (label) => (label === null ? null : openText(label))),
  )
  return texts.flatMap((text) => (text === null ? [] : (queuedLineOf(text) ?? [])))
}

/** Whether an item of the queue is a desk entry in the current format. */
export function isDeskItem(body: unknown): body is DeskItem {
  return typeof body === 'object' && body !== null && 'key' in body && 'sealed' in body
}

function isKept(value: unknown): value is KeptPack {
  return typeof value === 'object' && value !== null && 'pack' in value && 'aheadMs' in value
}
