import {
  connectionLost,
  onConnectionChange,
} from '../../../platform/connection/connection.store.ts'

/** Of this tab, so that a reload without a network tells the same time. */
const KEY = 'portaria-desk-lost-since'

/** When the network was lost, in milliseconds since 1970; null while there is one. */
export function lostSince(): number | null {
  if (!connectionLost()) return null
  const kept = Number(stored())
  if (kept > 0) return kept
  const now = Date.now()
  store(String(now))
  return now
}

/** Forgets the time once the network is back; returns a function that ends it. */
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
    // A browser without storage tells the time of the last reload.
  }
}
