import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a database that can be cut, as when its machine or the network is away. */
export type CutConnection = {
  readonly port: number
  /** Connections that were asked for so far. */
  asked(): number
  /** Breaks all connections, and refuses new ones. */
  cut(): void
  /** Passes connections on again. */
  heal(): void
  close(): Promise<void>
}

/** Where the database listens. */
type Place = { readonly host: string; readonly port: number } | { readonly path: string }

export async function cutConnection(to: Place): Promise<CutConnection> {
  const open = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // The other end breaks it off: that is what is tried.
    socket.on('error', () => undefined)
  }
  let asked = 0
  const server = createServer((from) => {
    asked += 1
    keep(from)
    if (isCut) {
      from.destroy()
      return
    }
    const onward = connect(to)
    keep(onward)
    from.pipe(onward).pipe(from)
    from.once('close', () => onward.destroy())
    onward.once('close', () => from.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    asked: () => asked,
    cut() {
      isCut = true
      breakAll()
    },
    heal() {
      isCut = false
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      breakAll()
      await closed
    },
  }
}
