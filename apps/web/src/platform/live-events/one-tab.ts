import { readStored, writeStored } from '../session/session-storage.ts'

/**
 * Milliseconds for which a tab's claim is valid without Web Locks, and milliseconds between two
 * renewals of it.
 */
const LEASE_MS = 6_000
const RENEW_MS = 2_000

/**
 * Runs work in one tab of this browser at a time; another tab takes over when that tab is closed.
 * `work` runs until its signal aborts. Settles when `signal` ends the waiting or the work.
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Missing over plain http on any host but localhost.
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return underLease(`lease ${name}`, signal, work)
  await locks
    .request(name, { signal }, () => work(signal))
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

/**
 * Claims the work by a lease in storage. Two tabs may hold it briefly, which only costs a second
 * stream.
 */
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
