import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { startMovedTime } from './moved-time.ts'

beforeEach(startMovedTime)

it('continues beside a connection that has the ports of an earlier one', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async (localPort?: number) => {
    const accepted = once(server, 'connection')
    const client = connect({ port, host: '127.0.0.1', ...(localPort && { localPort }) })
    await once(client, 'connect')
    const [other] = (await accepted) as [Socket]
    return { client, other }
  }
  const first = await open()
  const { localPort } = first.client
  await sleep(1_000)
  // A reset connection releases its ports at once.
  const closed = new Promise((resolve) => first.other.once('close', resolve))
  first.client.resetAndDestroy()
  await closed
  const second = await open(localPort)
  const before = Date.now()
  await sleep(60_000)
  expect(Date.now() - before).toBeGreaterThanOrEqual(60_000)
  second.client.destroy()
  server.close()
})
