import { isIP } from 'node:net'
import { isForbidden } from '../../../../platform/forbidden-addresses.ts'
import { nameResolver, rememberingFailures } from '../../../../platform/resolve-name.ts'

/** Returns the addresses of a name; throws if it has none. */
type Resolve = (name: string) => Promise<readonly string[]>

/** Milliseconds for which a name is not resolved again, and names that are remembered. */
const KEPT_MS = 60_000
const NAMES = 5_000

/** Whether a caller's address is one of those at which a reader was approved. */
export type ReaderAddresses = {
  isOf(hosts: readonly string[], address: string): Promise<boolean>
}

export function readerAddresses({
  loopback,
  resolve = resolveByServers(),
}: {
  /** Whether readers may run on the server's own machine: with the demonstration's data alone. */
  loopback: boolean
  resolve?: Resolve
}): ReaderAddresses {
  return {
    async isOf(hosts, address) {
      const caller = plain(address)
      // A proxy that does not forward the caller's address would be every reader at once.
      if (isForbidden(caller, { loopback })) return false
      if (hosts.some((host) => isIP(host) !== 0 && plain(host) === caller)) return true
      for (const host of hosts) {
        if (isIP(host) !== 0) continue
        const found = await resolve(host).catch(() => [])
        if (found.some((one) => plain(one) === caller)) return true
      }
      return false
    },
  }
}

/** Returns an address without the prefix of an IPv4 address in an IPv6 one. */
const plain = (address: string): string =>
  (/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address).toLowerCase()

function resolveByServers(): Resolve {
  const ask = rememberingFailures(nameResolver())
  const known = new Map<string, { found: Promise<readonly string[]>; until: number }>()
  return (name) => {
    const kept = known.get(name)
    if (kept && kept.until > Date.now()) return kept.found
    const found = ask(name).then((all) => all.map(({ address }) => address))
    known.delete(name)
    known.set(name, { found, until: Date.now() + KEPT_MS })
    const [oldest] = known.keys()
    if (known.size > NAMES && oldest !== undefined) known.delete(oldest)
    return found
  }
}
