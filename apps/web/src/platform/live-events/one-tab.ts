import { readStored, writeStored } from '../session/session-storage.ts'

/** Without Web Locks: how long a tab's claim is valid, and how often it is renewed. */
const LEASE_MS = 6_000
const RENEW_MS = 2_000

/**
 * Runs work in one tab of this browser at a time; another takes over when that tab is gone. `work`
 * runs until its signal ends it. Settles when `signal` ends the waiting or the work.
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Absent on plain http of any host but localhost.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return underLease(`lease ${name}`, signal, work)
  await locks
    .request(name, { signal }, () => work(signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

/** Two tabs may hold it for a moment, which only costs a second stream. */
async function underLease(
  key: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const own = String(Math.random())
  while (!signal.aborted) {
    const [holder, until] = (readStored(key) ?? '').split(' ')
    const taken = holder !== own && Number(until) > Date.now()
    if (!taken) {
      const lost = new AbortController()
      const renewing = setInterval(() => {
        if (readStored(key)?.startsWith(`${own} `)) writeStored(key, lease(own))
        else lost.abort()
      }, RENEW_MS)
      writeStored(key, lease(own))
      await work(AbortSignal.any([signal, lost.signal]))
      clearInterval(renewing)
      if (signal.aborted) writeStored(key, null)
    }
    await new Promise((resolve) => setTimeout(resolve, RENEW_MS))
  }
}

function lease(own: string): string {
  return `${own} ${Date.now() + LEASE_MS}`
}
