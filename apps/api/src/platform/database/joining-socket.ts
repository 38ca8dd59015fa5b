import { Socket } from 'node:net'

/**
 * A connection that sends all that is written in one turn of the event loop at once. The driver
 * writes each statement by itself, and each write wakes the other side: BEGIN and the statements
 * after it would cost as much as the work that they ask for.
 */
export function joiningSocket(): Socket {
  const socket = new Socket()
  // Connecting resets `write`.
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
