import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { vi } from 'vitest'

/** An end of a connection within this process, and the ports by which its other end is found. */
type End = { readonly socket: Socket; readonly isServer: boolean; ports: string | undefined }

/** Turns of the event loop without traffic after which only a timer can bring anything. */
const QUIET_TURNS = 6

/**
 * Replaces the clock and the timers by ones that jump to the next timer as soon as everything sent
 * between sockets of this process has arrived: nobody waits, and a slow machine changes no outcome.
 * For `beforeEach`; returns its clean-up function.
 */
export function startMovedTime(): () => Promise<void> {
  let ends: readonly End[] = []
  const addEnd = (isServer: boolean) => (message: unknown) => {
    const { socket } = message as { socket: unknown }
    if (socket instanceof Socket) ends = [...ends, { socket, isServer, ports: undefined }]
  }
  const addClient = addEnd(false)
  const addServer = addEnd(true)
  subscribe('net.client.socket', addClient)
  subscribe('net.server.socket', addServer)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    // Including those of `node:timers/promises`.
    fakeNodeBuiltins: true,
  })

  let isRunning = true
  const moving = moveWhile(
    () => isRunning,
    () => {
      for (const end of ends) end.ports ??= portsOf(end)
      ends = ends.filter((end) => isOpen(end, ends))
      return isQuiet(ends)
    },
  )
  return async () => {
    isRunning = false
    await moving
    vi.useRealTimers()
    unsubscribe('net.client.socket', addClient)
    unsubscribe('net.server.socket', addServer)
  }
}

async function moveWhile(isRunning: () => boolean, isStill: () => boolean): Promise<void> {
  let turns = 0
  while (isRunning()) {
    await nextTurn()
    turns = isStill() ? turns + 1 : 0
    if (turns < QUIET_TURNS) continue
    turns = 0
    vi.advanceTimersToNextTimer()
  }
}

/**
 * Whether an end, or the other end of its connection, is open. Ends of closed connections are
 * dropped: the system reuses their ports.
 */
function isOpen({ socket, isServer, ports }: End, ends: readonly End[]): boolean {
  if (!socket.destroyed) return true
  if (ports === undefined) return false
  return ends.some(
    (other) => other.isServer !== isServer && other.ports === ports && !other.socket.destroyed,
  )
}

/** Whether nothing is in transit: no connection, no bytes, and no close. */
function isQuiet(ends: readonly End[]): boolean {
  return ends.every(({ socket, isServer, ports }) => {
    if (isServer || ports === undefined) return !socket.connecting
    const other = ends.find((end) => end.isServer && end.ports === ports)?.socket
    if (!other) return socket.destroyed
    return hasArrived(socket, other) && hasArrived(other, socket)
  })
}

/** Returns the ports of both ends, the client's first; undefined before it is connected. */
function portsOf({ socket, isServer }: End): string | undefined {
  const { port } = socket.address() as Partial<AddressInfo>
  if (port === undefined || socket.remotePort === undefined) return undefined
  return isServer ? `${socket.remotePort} ${port}` : `${port} ${socket.remotePort}`
}

/** Whether one end has read everything that the other wrote, unless it does not read. */
function hasArrived(from: Socket, to: Socket): boolean {
  if (to.destroyed || to.isPaused()) return true
  if (from.destroyed || from.writableFinished) return false
  return from.bytesWritten <= to.bytesRead
}
