import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A balancer without knowledge of HTTP: each connection goes to the next server that takes it. */
export type ServerTurns = {
  readonly url: string
  /** The servers, by their addresses. */
  lead(urls: readonly string[]): void
  close(): Promise<void>
}

export async function serverTurns(): Promise<ServerTurns> {
  let ports: readonly number[] = []
  let turn = 0
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // Either end may be killed: the other one is closed then.
    socket.on('error', () => undefined)
  }

  /** Passes a connection on, to another server where one is down: nothing was sent to it yet. */
  function pass(from: Socket, left: number): void {
    turn += 1
    const port = ports[turn % ports.length]
    if (port === undefined || left === 0 || from.destroyed) return void from.destroy()
    const onward = connect({ host: '127.0.0.1', port, noDelay: true })
    keep(onward)
    let isConnected = false
    onward.once('connect', () => {
      isConnected = true
      from.pipe(onward).pipe(from)
      from.once('close', () => onward.destroy())
    })
    onward.once('close', () => {
      if (isConnected) from.destroy()
      else pass(from, left - 1)
    })
  }

  const server = createServer({ noDelay: true, pauseOnConnect: true }, (from) => {
    keep(from)
    pass(from, ports.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    lead(urls) {
      ports = urls.map((url) => Number(new URL(url).port))
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
