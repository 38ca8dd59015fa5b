import { linkFailures } from '../../../../platform/link-failures.ts'

/** Callers that are remembered as proven. */
const PROVEN = 10_000

/**
 * The callers whose path was right. A network that has tried too many wrong paths is answered without
 * a look-up, but for its readers that were proven before: a stranger behind the same address closes
 * no door.
 */
export type ProvenLinks = {
  mayLookUp(caller: string, address: string): boolean
  prove(caller: string): void
  fail(caller: string, address: string): void
}

export function provenLinks(now?: () => number): ProvenLinks {
  const failures = linkFailures(now)
  const proven = new Set<string>()

  return {
    mayLookUp(caller, address) {
      if (proven.has(caller)) return true
      try {
        failures.refuse(address)
        return true
      } catch {
        return false
      }
    },
    prove(caller) {
      proven.delete(caller)
      proven.add(caller)
      const oldest = proven.values().next().value
      if (proven.size > PROVEN && oldest !== undefined) proven.delete(oldest)
    },
    fail(caller, address) {
      proven.delete(caller)
      failures.count(address)
    },
  }
}
