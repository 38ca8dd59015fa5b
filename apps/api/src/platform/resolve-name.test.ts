import { createSocket } from 'node:dgram'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { nameResolver, rememberingFailures } from './resolve-name.ts'

const A = 1

/**
 * Opens a name server that answers queries for IPv4 addresses with the given one, or stays silent.
 */
async function openNameServer(address?: readonly [number, number, number, number]) {
  const asked: number[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, from) => {
    const type = query.readUInt16BE(query.indexOf(0, 12) + 1)
    asked.push(type)
    if (!address) return
    const end = query.indexOf(0, 12) + 5
    const head = Buffer.from(query.subarray(0, 12))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(type === A ? 1 : 0, 6)
    head.writeUInt32BE(0, 8)
    const record = Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 9, 0, 4, ...address])
    const answer = [head, query.subarray(12, end), ...(type === A ? [record] : [])]
    socket.send(Buffer.concat(answer), from.port, from.address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    asked,
    close: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  }
}

describe('names of gateways and push services', () => {
  afterEach(() => vi.useRealTimers())

  it('are resolved by a name server, which has little time', async () => {
    const answering = await openNameServer([203, 0, 113, 7])
    const found = await nameResolver(answering)('portaria.example')
    expect(found).toEqual([{ address: '203.0.113.7', family: 4 }])
    await answering.close()

    const silent = await Promise.all([1, 2, 3, 4].map(() => openNameServer()))
    const began = performance.now()
    const resolve = nameResolver({ servers: silent.flatMap(({ servers }) => servers) })
    await expect(resolve('portaria.example')).rejects.toThrow('portaria.example')
    expect(performance.now() - began).toBeLessThan(4_500)
    expect(silent.some(({ asked }) => asked.length > 0)).toBe(true)
    await Promise.all(silent.map((one) => one.close()))
  })

  it('are resolved without a server for loopback', async () => {
    for (const name of ['localhost', 'portaria.localhost'])
      expect(await nameResolver({ servers: ['127.0.0.1:9'] })(name)).toEqual([
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ])
  })

  it('are resolved again a minute after a failure', async () => {
    vi.useFakeTimers()
    let asked = 0
    let isThere = false
    const resolve = rememberingFailures(async () => {
      asked += 1
      if (!isThere) throw new Error('no such name')
      return [{ address: '203.0.113.7', family: 4 }]
    })
    for (let nth = 0; nth < 3; nth += 1)
      await expect(resolve('portaria.example')).rejects.toThrow('no such name')
    expect(asked).toBe(1)
    isThere = true
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await resolve('portaria.example')).toHaveLength(1)
    expect(asked).toBe(2)
  })
})
