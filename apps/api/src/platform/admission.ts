import type { Party } from './fair-queue.ts'
import { problem } from './problem.ts'

export type AdmissionLimits = {
  /**
   * Limits of requests in progress, waiting ones included: on the server, of one tenant, of one
   * person.
   */
  inAll: number
  perTenant: number
  perPerson: number
  /** Seconds after which a refused request may be tried again. */
  retryAfter: number
}

export type Admission = {
  /**
   * Admits a request before any of it is read or stored. The returned function ends the admission
   * and may be called more than once. Throws `unavailable` if too many are in progress.
   */
  enter(party: Party): () => void
  /** Requests in progress. */
  load(): number
}

/** Limits the requests that a server holds for tenants and their people (platform §22). */
export function admission(limits: AdmissionLimits): Admission {
  const counts = new Map<string, number>()
  const countOf = (key: string) => counts.get(key) ?? 0
  let inProgress = 0

  function add(key: string, change: 1 | -1): void {
    const count = countOf(key) + change
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }

  return {
    enter({ tenant, person }) {
      const own = JSON.stringify([tenant, person])
      const limit =
        countOf(own) >= limits.perPerson
          ? 'person'
          : countOf(tenant) >= limits.perTenant
            ? 'company'
            : inProgress >= limits.inAll
              ? 'server'
              : null
      if (limit !== null) throw problem('unavailable', { retry_after: limits.retryAfter, limit })
      const keys = [tenant, own]
      for (const key of keys) add(key, 1)
      inProgress += 1
      return () => {
        for (const key of keys.splice(0)) {
          add(key, -1)
          if (key === tenant) inProgress -= 1
        }
      }
    },
    load: () => inProgress,
  }
}
