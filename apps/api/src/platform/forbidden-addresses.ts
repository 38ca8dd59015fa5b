import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

const never = new BlockList()
for (const [network, bits] of [
  // This host, and networks between a machine and its provider: metadata is served there.
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.0', 24],
  // For measurements within a provider's network.
  ['198.18.0.0', 15],
  // Many at once, and what is reserved.
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
  // Ways to write an IPv4 address that no list of those would know, and ::.
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

/** Networks of companies and providers, which no service of the internet is in. */
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

/** The addresses of this machine that others reach it by. */
function ownAddresses(): BlockList {
  const own = new BlockList()
  for (const { address, family, internal } of Object.values(networkInterfaces()).flatMap(
    (each) => each ?? [],
  )) {
    if (!internal) own.addAddress(address, family === 'IPv6' ? 'ipv6' : 'ipv4')
  }
  return own
}

/**
 * Whether the platform never connects to an IP address, approved or not: link-local ones, those of
 * metadata services, its own, and loopback where that is not allowed. What is no IP address is forbidden.
 */
export function isForbidden(address: string, allows: { loopback: boolean }): boolean {
  if (isIP(address) === 0) return true
  // First: ::1 is among those that would wrap an IPv4 address.
  if (within(loopbacks, address)) return !allows.loopback
  return within(never, address) || within(ownAddresses(), address)
}

/** Whether an IP address is one of the internet, or loopback where that is allowed. */
export function isPublic(address: string, allows: { loopback: boolean }): boolean {
  return !isForbidden(address, allows) && !within(inner, address)
}
