import { describe, expect, it } from 'vitest'
import { host, ip } from './host.ts'

const valueOf = (outcome: ReturnType<typeof host.parse>) =>
  outcome.ok ? outcome.value : outcome.code

describe('a host', () => {
  it.each([
    ['Leitor-1.Bosque.example.', 'leitor-1.bosque.example'],
    [' 10.0.0.5 ', '10.0.0.5'],
    ['0x7f.1', '127.0.0.1'],
    ['2130706433', '127.0.0.1'],
    ['[::1]', '::1'],
    ['0:0:0:0:0:ffff:7f00:1', '::ffff:7f00:1'],
    ['10.0.0.5:80', 'host_format'],
    ['http://leitor', 'host_format'],
    ['leitor/admin', 'host_format'],
    ['eu@leitor', 'host_format'],
    ['fe80::1%eth0', 'host_format'],
    ['999.1.1.1', 'host_format'],
    ['-leitor', 'host_format'],
    ['dois nomes', 'host_format'],
  ])('%s reads %s', (typed, value) => {
    expect(valueOf(host.parse(typed))).toBe(value)
  })

  it('of numbers alone is an address', () => {
    expect(
      ['10.0.0.5', 'fd00::5', 'leitor.example', '10.0.0'].map((one) => valueOf(ip.parse(one))),
    ).toEqual(['10.0.0.5', 'fd00::5', 'ip_format', '10.0.0.0'])
  })
})
