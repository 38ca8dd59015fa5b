import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DriverClock } from './driver-clock.ts'

/** A connection to a gateway, with the bytes that have arrived on it. */
export type GatewayLink = {
  /** The bytes that arrived since `forget`, at most the last few thousand. */
  readonly received: readonly number[]
  /** Whether bytes may still be written. */
  isOpen(): boolean
  write(bytes: Uint8Array): void
  forget(): void
  /** Resolves when bytes arrive, when the link ends, or after some milliseconds. */
  arrival(ms: number): Promise<void>
  /**
   * Waits until nothing was sent or received for some milliseconds. False if the link ended, or
   * bytes kept coming for longer than `limit`.
   */
  quiet(ms: number, limit: number): Promise<boolean>
  /** Ends the connection and drops unsent bytes. */
  reset(): void
  /** Ends the connection after unsent bytes were sent. */
  end(): void
}

/** Limit of kept bytes: a gateway that never stops sending must not fill the memory. */
const KEPT_BYTES = 4_096

/** Makes a link over a connected socket. */
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
  // 'close' follows each error. A gateway that ends its half of the connection sends no more
  // answers.
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
          // After a stall the timer fires first, while unread bytes may be waiting.
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
