import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isForbidden } from './forbidden-addresses.ts'

const never = { loopback: false }

describe('addresses that are never connected to', () => {
  it.each([
    '0.0.0.0',
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '169.254.169.254',
    '::ffff:169.254.169.254',
    '100.100.100.200',
    'fe80::1',
    'fd00:ec2::254',
    'fd20:ce::254',
    '168.63.129.16',
    '198.18.0.1',
    '198.19.255.255',
    'fec0::1',
    '::127.0.0.1',
    '::a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '224.0.0.1',
    '255.255.255.255',
    'ff02::1',
    'localhost',
    '',
  ])('%s', (address) => {
    expect(isForbidden(address, never)).toBe(true)
  })

  it('include those of this machine', () => {
    const own = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal }) => !internal)
    expect(own.filter(({ address }) => !isForbidden(address, never))).toEqual([])
  })
})

it('leaves public and private addresses to an approval, and loopback to the demonstration', () => {
  for (const address of ['10.254.1.2', '192.168.77.10', '203.0.113.9', '2001:db8::5', 'fd12::5'])
    expect(isForbidden(address, never)).toBe(false)
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isForbidden(address, { loopback: true })).toBe(false)
  expect(isForbidden('169.254.169.254', { loopback: true })).toBe(true)
})
