import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a free loopback port; another process may take it before it is used. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was assigned')
  return address.port
}
