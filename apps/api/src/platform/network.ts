import { isIPv6 } from 'node:net'

/** How many times the allowance of one IPv6 network of 64 bits one of 48 bits has. */
const SITE_TIMES = 10

/** A network that an address counts for; `times` is how many allowances it has. */
export type CountedNetwork = { name: string; times: number }

/** What one connection can take any address of: an IPv4 address, or an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  return leading(address, 4)
}

/**
 * What one customer of a provider has at most: an IPv4 address, or an IPv6 network of 48 bits, which
 * holds 65,536 of those that `networkOf` tells apart.
 */
export function siteOf(address: string): string {
  return leading(address, 3)
}

/** The networks that a try from an address counts for: whoever changes one of them keeps the other. */
export function countedNetworks(address: string): CountedNetwork[] {
  const [name, site] = [networkOf(address), siteOf(address)]
  if (name === site) return [{ name, times: 1 }]
  return [
    { name, times: 1 },
    { name: `${site}::/48`, times: SITE_TIMES },
  ]
}

/** So many of the eight groups of an IPv6 address; whatever else it is stays whole. */
function leading(address: string, groups: number): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - end.length
  const all = [...before, ...Array.from({ length: Math.max(zeros, 0) }, () => '0'), ...end]
  return all
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
