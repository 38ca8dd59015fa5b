import type { DeskPack } from '@portaria/contract/modules/gate/desk-pack'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { queuedItems } from '../../../platform/offline-queue/offline-queue.ts'
import { openPack, openText } from '../../../platform/reading-pack/reading-pack.ts'
import { DESK_KIND } from './desk-kind.ts'
import { type PackLists, packLists } from './pack-lists.ts'
import { hasEnded, packMoment } from './packed-pass.ts'
import { type QueuedLine, queuedLineOf } from './queued-line.ts'

/** A pack as this device keeps it. */
export type KeptPack = {
  pack: DeskPack
  /** Milliseconds by which the server's clock is ahead of this device's. */
  aheadMs: number
}

/** What an item of the queue of desks carries. */
export type DeskItem = { key: string; sealed: string; label: string | null }

/** The desk without a network: pack and queue, and the lists that they make now. */
export type OfflineDesk = KeptPack & {
  lines: readonly QueuedLine[]
  lists: PackLists
  moment: LocalMoment
}

/** The present moment by the server's clock, as the device last knew it. */
export const correctedNow = (aheadMs: number): Date => new Date(Date.now() + aheadMs)

/** The desk by what is on this device; null where no pack lasts. */
export async function readOfflineDesk(): Promise<OfflineDesk | null> {
  const kept = await openPack()
  if (!isKept(kept)) return null
  const now = correctedNow(kept.aheadMs)
  if (hasEnded(kept.pack, now)) return null
  // One that an older version kept has none of these.
  const pack: DeskPack = Object.assign({ areas: [], events: [], parties: [] }, kept.pack)
  const lines = await readLines()
  const moment = packMoment(pack, now)
  return { ...kept, pack, lines, moment, lists: packLists(pack, lines, moment) }
}

/** What waits, as far as the signed-in person may read it on this device. */
export async function readLines(): Promise<QueuedLine[]> {
  const labels = queuedItems(DESK_KIND).map(({ body }) => (isDeskItem(body) ? body.label : null))
  const texts = await Promise.all(
    labels.map(async (label) => (label === null ? null : openText(label))),
  )
  return texts.flatMap((text) => (text === null ? [] : (queuedLineOf(text) ?? [])))
}

/** Whether what is in the queue is an entry of a desk; an older version may have written another. */
export function isDeskItem(body: unknown): body is DeskItem {
  return typeof body === 'object' && body !== null && 'key' in body && 'sealed' in body
}

function isKept(value: unknown): value is KeptPack {
  return typeof value === 'object' && value !== null && 'pack' in value && 'aheadMs' in value
}
