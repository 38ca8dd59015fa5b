import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isLoopback } from './plain-http.ts'

/** Returns the addresses of a name, IPv4 first; throws if it has none. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>

type Options = {
  /** The name servers, as `address:port`; the system's by default. */
  servers?: readonly string[]
}

/** Milliseconds that one name server, or all of them together, may take. */
const TIMEOUT_MS = { one: 1_500, all: 3_000 } as const

/** Milliseconds for which a failed name is not resolved again. */
const FAILURE_MS = 60_000

/** Limit of failed names that are remembered. */
const FAILURES = 1_000

const loopback: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Queries name servers directly. `dns.lookup` has no time limit, and occupies one of the few
 * threads of the process: a few names with silent servers would delay every other look-up, and all
 * work on files. This resolver reads no hosts file; names of loopback get its usual addresses.
 */
export const nameResolver =
  ({ servers }: Options = {}): ResolveName =>
  async (name) => {
    if (isLoopback(name)) return [...loopback]
    // A new one each time: the name servers may have changed.
    const resolver = new Resolver({ timeout: TIMEOUT_MS.one, tries: 1 })
    if (servers) resolver.setServers(servers)
    const late = setTimeout(() => resolver.cancel(), TIMEOUT_MS.all)
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    clearTimeout(late)
    const found = [
      ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
      ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
    ]
    if (found.length > 0) return found
    throw four.status === 'rejected' ? four.reason : new Error('the name has no address')
  }

/**
 * Remembers for a minute which names failed, so that the owner of a silent name server cannot delay
 * others each time.
 */
export function rememberingFailures(resolve: ResolveName): ResolveName {
  const failures = new Map<string, { error: unknown; until: number }>()
  return async (name) => {
    const failed = failures.get(name)
    if (failed && Date.now() < failed.until) throw failed.error
    failures.delete(name)
    try {
      return await resolve(name)
    } catch (error) {
      const [oldest] = failures.keys()
      if (failures.size >= FAILURES && oldest !== undefined) failures.delete(oldest)
      failures.set(name, { error, until: Date.now() + FAILURE_MS })
      throw error
    }
  }
}
