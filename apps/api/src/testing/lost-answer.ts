import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A COMMIT as a simple query of the protocol ends. */
const COMMIT = Buffer.from('COMMIT\0')

type Lost = {
  /** Whether the database gets the COMMIT, so that only its answer is lost. */
  readonly isSent: boolean
  /** Whether the database can be reached afterwards. */
  readonly isBack: boolean
}

/**
 * A way to a PostgreSQL that breaks at COMMIT, as when a cluster fails over. Returns the address that
 * leads by it.
 */
export async function lostAnswer(url: string, { isSent, isBack }: Lost) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  let isLost = false
  const server = createServer((client) => {
    const database = connect(Number(port) || 5432, hostname || '127.0.0.1')
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    if (isLost && !isBack) {
      breakAll()
      return
    }
    client.on('data', (chunk: Buffer) => {
      const isFirst = !isLost && chunk.includes(COMMIT)
      isLost ||= isFirst
      if (isFirst && !isSent) {
        breakAll()
        return
      }
      if (isFirst) database.once('data', breakAll).off('data', answer)
      database.write(chunk)
    })
    const answer = (chunk: Buffer) => client.write(chunk)
    database.on('data', answer)
    client.on('end', () => database.end())
    database.on('end', () => client.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  // A socket file would lead past it.
  through.searchParams.delete('host')
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    close() {
      breakAll()
      server.close()
    },
  }
}
