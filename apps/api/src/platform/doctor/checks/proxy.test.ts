import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { healthyMachine, namingProxy, seeingServer } from '../../../testing/broken-installation.ts'
import { testSecret } from '../../../testing/database-server.ts'
import { readEnvironment } from '../../environment.ts'
import type { Finding } from '../check.ts'
import { proxyCheck } from './proxy.ts'

const saying = (words: string): unknown => expect.stringContaining(words)

async function look(variables: Record<string, string>): Promise<Finding[]> {
  const environment = readEnvironment(variables)
  const installation = {
    environment,
    version: '9.8.7',
    secret: testSecret,
    machine: healthyMachine,
  }
  return 'look' in proxyCheck ? proxyCheck.look(installation) : []
}

describe('the way through PUBLIC_URL', () => {
  const REAL = '198.51.100.7'
  const OWN = '127.0.0.1'
  it.each([
    ['replaces', () => REAL, '127.0.0.1', `saw this machine as ${REAL}`],
    ['adds to', (given: string) => `${given}, ${REAL}`, '127.0.0.1', `saw this machine as ${REAL}`],
    ['replaces', () => REAL, '10.0.0.1', 'TRUST_PROXY does not include it'],
    ['replaces', () => REAL, 'off', 'but TRUST_PROXY is off'],
    ['names this machine in', () => OWN, 'loopback', `saw this machine as ${OWN}`],
    ['names this machine in', () => OWN, '10.0.0.1', 'TRUST_PROXY does not include it'],
    ['passes on', (given: string) => given, '1', 'Whoever calls chooses the address'],
    ['leaves out', () => null, '1', 'does not name the callers'],
  ] as const)(
    'has a proxy that %s the address, and TRUST_PROXY is set: %#',
    async (_, named, trusted, says) => {
      const trust = trusted === 'off' ? false : trusted === '1' ? () => true : trusted
      const behind = await seeingServer(trust)
      const proxy = await namingProxy(behind.url, named)
      const [said] = await look({ PUBLIC_URL: proxy.url, TRUST_PROXY: trusted })
      await proxy.close()
      await behind.close()
      expect(said?.says).toContain(says)
      expect(said?.state).toBe(says.startsWith('saw') ? 'ok' : 'wrong')
    },
  )

  it('leads to a server with another secret, or to something else', async () => {
    const other = await seeingServer(false, 'another secret that only the tests know')
    const found = await look({ PUBLIC_URL: other.url })
    expect(found.map(({ says }) => says)).toEqual([saying('has another session secret')])
    await other.close()
    const stranger = createServer((_, response) => response.writeHead(404).end('not here'))
    await once(stranger.listen(0, '127.0.0.1'), 'listening')
    const { port } = stranger.address() as AddressInfo
    const beside = await look({ PUBLIC_URL: `http://127.0.0.1:${port}` })
    stranger.close()
    expect(beside.map(({ says }) => says)).toEqual([
      saying('answers /healthz with 404, and not as Portaria does'),
    ])
  })
})
