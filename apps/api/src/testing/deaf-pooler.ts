import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** The first byte of PostgreSQL's NotificationResponse. */
const NOTIFICATION = 'A'.charCodeAt(0)

/**
 * A proxy before a PostgreSQL, which keeps notifications to itself as poolers do that share connections
 * between transactions. Returns the address that leads through it.
 */
export async function deafPooler(url: string) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(port) || 5432, hostname || '127.0.0.1')
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(database)
    let rest = Buffer.alloc(0)
    database.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      // A type of one byte, then the length of all that follows it.
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const end = 1 + rest.readInt32BE(1)
        if (rest[0] !== NOTIFICATION) client.write(rest.subarray(0, end))
        rest = rest.subarray(end)
      }
    })
    database.on('end', () => client.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  // A socket file would lead past it.
  through.searchParams.delete('host')
  through.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  return {
    url: through.href,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
