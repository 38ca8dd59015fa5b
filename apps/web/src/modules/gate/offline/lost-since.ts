import {
  connectionLost,
  onConnectionChange,
} from '../../../platform/connection/connection.store.ts'

/** Stored for this tab, so that a reload without a network keeps the time. */
const KEY = 'portaria-desk-lost-since'

/** The time at which the network was lost, in milliseconds since 1970; null while connected. */
export function lostSince(): number | null {
  if (!connectionLost()) return null
  const kept = Number(stored())
  if (kept > 0) return kept
  const now = Date.now()
  store(String(now))
  return now
}

/** Clears the time once the network is back; returns a function that ends it. */
export function followLostSince(): () => void {
  const settle = () => (connectionLost() ? lostSince() : store(null))
  const end = onConnectionChange(settle)
  if (connectionLost()) settle()
  return end
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function store(value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, value)
  } catch {
    // In a browser without storage it is the time of the last reload.
  }
}
