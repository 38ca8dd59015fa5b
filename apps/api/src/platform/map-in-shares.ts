import { setImmediate as pause } from 'node:timers/promises'

/** Items of a share: what takes some microseconds an item is done within a millisecond or two. */
const SHARE = 200

/** Maps a list that may be thousands long; between two shares of it others are served. */
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
