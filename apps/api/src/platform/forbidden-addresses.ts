import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const never = new BlockList()
for (const [network, bits] of [
  // This host, and networks between a machine and its provider, which serve metadata.
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.0', 24],
  // Networks for benchmarks within a provider.
  ['198.18.0.0', 15],
  // Multicast and reserved addresses.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  never.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['fe80::', 10],
  ['fec0::', 10],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
  ['ff00::', 8],
  // Forms of an IPv4 address within IPv6 that would evade the list above, and ::.
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['2001::', 32],
] as const)
  never.addSubnet(network, bits, 'ipv6')

const loopbacks = new BlockList()
loopbacks.addSubnet('127.0.0.0', 8, 'ipv4')
loopbacks.addAddress('::1', 'ipv6')

/** Private networks of companies and providers, which hold no service of the internet. */
const inner = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
inner.addSubnet('fc00::', 7, 'ipv6')

const within = (list: BlockList, address: string) =>
  list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Milliseconds for which the addresses of this machine are not read again. */
const OWN_MS = 10_000
let known = { own: new BlockList(), until: Number.NEGATIVE_INFINITY }

/**
 * Returns the addresses by which others reach this machine. Reading them from the system takes longer
 * than everything else that is checked of a call.
 */
function ownAddresses(): BlockList {
  const now = performance.now()
  if (now >= known.until) known = { own: readOwnAddresses(), until: now + OWN_MS }
  return known.own
}

function readOwnAddresses(): BlockList {
  const own = new BlockList()
  for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap(
    (each) => each ?? [],
  )) {
    if (!internal) own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')
  }
  return own
}

/**
 * Whether the platform never connects to an IP address, even an approved one: link-local addresses,
 * those of metadata services, its own, and loopback unless allowed. Anything but an IP address is
 * forbidden.
 */
export function isForbidden(address: string, allows: { loopback: boolean }): boolean {
  if (isIP(address) === 0) return true
  // Checked first, since ::1 is also in the range that wraps IPv4 addresses.
  if (within(loopbacks, address)) return !allows.loopback
  return within(never, address) || within(ownAddresses(), address)
}

/** Whether an IP address is one of the internet, or loopback where that is allowed. */
export function isPublic(address: string, allows: { loopback: boolean }): boolean {
  return !isForbidden(address, allows) && !within(inner, address)
}
