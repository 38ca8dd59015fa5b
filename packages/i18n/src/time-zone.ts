/** The IANA zone that times are shown in; undefined is that of this device. */
let shown: string | undefined
const listeners = new Set<() => void>()

export const shownZone = (): string | undefined => shown

/** Shows times in a zone, wherever this device is. */
export function showTimesIn(zone: string | undefined): void {
  if (zone === shown) return
  shown = zone
  for (const listener of listeners) listener()
}

/** Calls back when times change their zone; returns a function that ends it. */
export function onShownZone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
