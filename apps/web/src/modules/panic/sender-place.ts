import { placeAlert } from './panic-calls.ts'

/** Milliseconds for a position: one that comes later helps nobody find the way. */
const POSITION_MS = 20_000

/**
 * Sends where the sender is, where they allow it: after the alert, and never awaited. Of a silent one nothing
 * is asked: a question of the browser would be seen.
 */
export async function sendPlace(alertId: string, silent: boolean): Promise<void> {
  const { geolocation, permissions } = navigator
  if (!geolocation) return
  if (silent && !(await isAllowed(permissions))) return
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude, accuracy } }) =>
      void placeAlert(alertId, { latitude, longitude, accuracy_m: accuracy }).catch(
        () => undefined,
      ),
    () => undefined,
    { enableHighAccuracy: true, timeout: POSITION_MS, maximumAge: 60_000 },
  )
}

async function isAllowed(permissions: Permissions | undefined): Promise<boolean> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state === 'granted'
  } catch {
    return false
  }
}
