/** The IANA zone in which times are shown; undefined for that of this device. */
let shown: string | undefined
const listeners = new Set<() => void>()

export const shownZone = (): string | undefined => shown

/** Sets the zone in which times are shown, wherever this device is. */
export function showTimesIn(zone: string | undefined): void {
  if (zone === shown) return
  shown = zone
  for (const listener of listeners) listener()
}

/** Calls back when the shown zone changes; returns a function that ends it. */
export function onShownZone(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
