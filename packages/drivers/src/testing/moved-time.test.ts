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
    const client = connect({ port, host: '127.0.0.1', ...(localPort && { localPort }) })
    const accepted = once(server, 'connection')
    await once(client, 'connect')
    const [other] = (await accepted) as [Socket]
    return { client, other }
  }
  /** Opens a connection with the ports of an earlier one; null if another process took them. */
  const openAgain = async () => {
    const first = await open()
    const { localPort } = first.client
    await sleep(1_000)
    // A reset connection releases its ports at once.
    const closed = new Promise((resolve) => first.other.once('close', resolve))
    first.client.resetAndDestroy()
    await closed
    return open(localPort).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      return null
    })
  }
  const second = (await openAgain()) ?? (await openAgain()) ?? (await openAgain())
  expect(second).not.toBeNull()
  const before = Date.now()
  await sleep(60_000)
  expect(Date.now() - before).toBeGreaterThanOrEqual(60_000)
  second?.client.destroy()
  server.close()
})
