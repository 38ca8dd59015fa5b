import { setImmediate as pause } from 'node:timers/promises'

/** Items per share: some microseconds of work each take a millisecond or two in all. */
const SHARE = 200

/**
 * Maps a list that may be thousands long in shares, and lets other requests run between two of
 * them.
 */
export async function mapInShares<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item) => Mapped,
): Promise<Mapped[]> {
  const mapped: Mapped[] = []
  for (const [nth, item] of items.entries()) {
    if (nth > 0 && nth % SHARE === 0) await pause()
    mapped.push(map(item))
  }
  return mapped
}
