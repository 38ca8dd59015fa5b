import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { isLoopback } from './environment.ts'

/** Answers the addresses of a name, those of IPv4 first; throws where it has none. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>

type Options = {
  /** The name servers, as `address:port`; the system's unless told. */
  servers?: readonly string[]
}

/** Milliseconds for which one name server may be silent, and all of them. */
const TIMEOUT_MS = { one: 1_500, all: 3_000 } as const

/** Milliseconds for which a name that led nowhere is not asked for again. */
const FAILURE_MS = 60_000

/** Failed names that are remembered at a time. */
const FAILURES = 1_000

const loopback: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Asks name servers itself. `dns.lookup` has no time limit, and occupies one of the few threads of the
 * process: some names whose servers are silent would hold up every other look-up, and all work on files.
 * So it reads no hosts file; names of the loopback are answered as it has them everywhere.
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
 * Remembers for a minute which names led nowhere: the person who owns a silent name server makes nobody wait
 * each time.
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
