import { placeAlert } from './panic-calls.ts'

/** Milliseconds to wait for a position: a later one does not help to find the way. */
const POSITION_MS = 20_000

/**
 * Sends the sender's place if they allow it, after the alert and without delaying it. Silent alerts
 * do not ask for it, since the browser's question would be seen.
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
