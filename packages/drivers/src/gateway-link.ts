import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DriverClock } from './driver-clock.ts'

/** A connection to a gateway, with what has arrived on it. */
export type GatewayLink = {
  /** What arrived since `forget`, no more than the last few thousand bytes. */
  readonly received: readonly number[]
  /** Whether bytes may still be written. */
  isOpen(): boolean
  write(bytes: Uint8Array): void
  forget(): void
  /** Resolves when bytes arrive, when the link ends, or after so many milliseconds. */
  arrival(ms: number): Promise<void>
  /**
   * Waits until nothing was sent or received for so many milliseconds. False when the link ended, or
   * when bytes kept coming for longer than `limit`.
   */
  quiet(ms: number, limit: number): Promise<boolean>
  /** Ends the connection and drops what still waits to be sent. */
  reset(): void
  /** Ends the connection after what waits was sent. */
  end(): void
}

/** A gateway that never stops sending must not fill the memory. */
const KEPT_BYTES = 4_096

/** A link over a connected socket. */
export function gatewayLink(socket: Socket, clock: DriverClock): GatewayLink {
  let received: number[] = []
  let lastTraffic = clock.elapsed()
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const resume of waiting) resume()
  }
  const isOpen = () => socket.writable && !socket.destroyed

  socket.setNoDelay(true)
  socket.on('data', (chunk: Buffer) => {
    lastTraffic = clock.elapsed()
    received = [...received, ...chunk].slice(-KEPT_BYTES)
    wake()
  })
  // 'close' follows each error, and a gateway that ends its half answers nothing more.
  socket.on('error', wake)
  socket.on('end', () => socket.destroy())
  socket.on('close', wake)

  const link: GatewayLink = {
    get received() {
      return received
    },
    isOpen,
    write(bytes) {
      lastTraffic = clock.elapsed()
      socket.write(bytes)
    },
    forget() {
      received = []
    },
    arrival(ms) {
      if (!isOpen()) return Promise.resolve()
      return new Promise((resolve) => {
        const resume = () => {
          waiting.delete(resume)
          cancel()
          resolve()
        }
        const cancel = clock.after(ms, resume)
        waiting.add(resume)
      })
    },
    async quiet(ms, limit) {
      const begin = clock.elapsed()
      while (isOpen()) {
        const silence = clock.elapsed() - lastTraffic
        if (silence >= ms) {
          // After a stall the timer comes first, and bytes may wait that nobody has read.
          const last = lastTraffic
          await nextTurn()
          await nextTurn()
          if (last === lastTraffic) return isOpen()
          continue
        }
        if (clock.elapsed() - begin > limit) return false
        await link.arrival(ms - silence)
      }
      return false
    },
    reset: () => void socket.resetAndDestroy(),
    end: () => void socket.end(),
  }
  return link
}
