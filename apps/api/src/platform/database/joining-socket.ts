import { Socket } from 'node:net'

/**
 * Returns a connection that sends everything written in one turn of the event loop at once. The
 * driver writes each statement separately, and each write wakes the other side: BEGIN and the
 * statements after it would cost as much as their work.
 */
export function joiningSocket(): Socket {
  const socket = new Socket()
  // Connecting restores the original `write`.
  socket.once('connect', () => {
    const write = socket.write.bind(socket) as (...given: unknown[]) => boolean
    let joins = false
    socket.write = (...given: unknown[]) => {
      if (!joins) {
        joins = true
        socket.cork()
        process.nextTick(() => {
          joins = false
          socket.uncork()
        })
      }
      return write(...given)
    }
  })
  return socket
}
