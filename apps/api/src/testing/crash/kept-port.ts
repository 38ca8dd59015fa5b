import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports below those that systems give to outgoing connections (from 32,768 on Linux). */
const PORTS = { first: 20_000, last: 32_000 }

/**
 * Finds a free loopback port for a server that is killed and started again: no outgoing connection is
 * given it meanwhile.
 */
export async function keptPort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * (PORTS.last - PORTS.first))
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  )
  server.listen(port, '127.0.0.1')
  const free = await listening
  server.close()
  return free
}
