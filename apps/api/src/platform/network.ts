import { isIPv6 } from 'node:net'

/** Factor by which an IPv6 network of 48 bits gets more allowances than one of 64 bits. */
const SITE_TIMES = 10

/** A network that an address counts for; `times` is its number of allowances. */
export type CountedNetwork = { name: string; times: number }

/**
 * Returns the network whose addresses one connection can choose from: an IPv4 address, or an IPv6
 * network of 64 bits.
 */
export function networkOf(address: string): string {
  return leading(address, 4)
}

/**
 * Returns the largest network that a provider gives one customer: an IPv4 address, or an IPv6
 * network of 48 bits, which holds 65,536 of the networks that `networkOf` returns.
 */
export function siteOf(address: string): string {
  return leading(address, 3)
}

/**
 * Returns the networks that an attempt from an address counts for. Somebody who changes the smaller
 * network is still counted in the larger.
 */
export function countedNetworks(address: string): CountedNetwork[] {
  const [name, site] = [networkOf(address), siteOf(address)]
  if (name === site) return [{ name, times: 1 }]
  return [
    { name, times: 1 },
    { name: `${site}::/48`, times: SITE_TIMES },
  ]
}

/** Returns the first groups of an IPv6 address, and any other text unchanged. */
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
