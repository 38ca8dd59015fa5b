import type { Position } from '@portaria/contract/modules/rounds/rounds/round-walk'

/** Milliseconds that a scan waits for the position; a garage may have none. */
const POSITION_MS = 4_000

/** Reads the device's position once; null where it is unavailable or not allowed. */
export function readPosition(): Promise<Position | null> {
  const { geolocation } = navigator as { geolocation?: Geolocation }
  if (!geolocation) return Promise.resolve(null)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude,
          longitude: coords.longitude,
          accuracy_m: Math.min(coords.accuracy, 100_000),
        }),
      () => resolve(null),
      { enableHighAccuracy: true, timeout: POSITION_MS, maximumAge: 0 },
    )
  })
}
