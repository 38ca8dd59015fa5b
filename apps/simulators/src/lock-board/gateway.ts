import { createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Doors } from './doors.ts'
import type { Faults } from './faults.ts'
import type { Request, Wire } from './wire.ts'

export type GatewayOptions = {
  readonly wire: Wire
  readonly doors: Doors
  readonly port: number
  readonly faults: () => Faults
  /** Longest delay of a frame or reply, in milliseconds. */
  readonly delayMs: number
  /** Time that a frame stays in a stalling gateway, in milliseconds. */
  readonly stallMs: number
  readonly random: () => number
}

/** A serial gateway: passes bytes between one TCP connection at a time and the bus. */
export type Gateway = {
  readonly port: number
  /** Puts bytes into the buffer from which the next reply is sent. */
  hold(bytes: Buffer): void
  /** Holds up the next opening frame, and all others behind it, until a promise settles. */
  holdOpening(until: Promise<unknown>): void
  setReading(reads: boolean): void
  dropConnections(): void
  /** Resolves when everything received is carried out. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Milliseconds of a frame on the wire: 5 bytes at 19200 baud. */
const FRAME_MS = 3

/** Flips one bit of a reply's content, so that its checksum is wrong. */
function misread(reply: Buffer): Buffer {
  const bytes = Buffer.from(reply)
  const at = bytes.length - 1
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes
}

/** Starts a gateway for this machine alone. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { wire, doors, faults, random } = options
  const sockets = new Set<Socket>()
  let current: Socket | undefined
  let reads = true
  let held = Buffer.alloc(0)
  let openingHeld: Promise<unknown> | undefined
  // The bus carries one frame at a time, in order of arrival.
  let bus: Promise<void> = Promise.resolve()

  const happens = (fault: keyof Faults) => random() < faults()[fault]
  const travel = () =>
    pause(FRAME_MS + (happens('delay') ? Math.floor(random() * options.delayMs) : 0))

  async function send(reply: Buffer): Promise<void> {
    const noise = happens('noise') ? Buffer.from([0xff, 0x02, 0x35, 0x90, 0x00]) : Buffer.alloc(0)
    const twice = happens('repeatedReply') ? reply : Buffer.alloc(0)
    const bytes = Buffer.concat([held, noise, reply, twice])
    held = Buffer.alloc(0)
    if (happens('cutReply')) {
      current?.write(bytes.subarray(0, Math.ceil(bytes.length / 2)))
      await nextTurn()
      current?.destroy()
      return
    }
    const cut = happens('split') ? 1 + Math.floor(random() * (bytes.length - 1)) : bytes.length
    current?.write(bytes.subarray(0, cut))
    if (cut === bytes.length) return
    await nextTurn()
    current?.write(bytes.subarray(cut))
  }

  async function carryOut(request: Request): Promise<void> {
    if (request.kind === 'open') {
      await openingHeld
      openingHeld = undefined
    }
    if (happens('stall')) await pause(options.stallMs)
    await travel()
    if (happens('dropBefore')) {
      current?.destroy()
      return
    }
    if (!doors.has(request) || happens('lostFrame')) return
    if (request.kind === 'open') doors.drive(request)
    const reply = wire.reply(request, (lock) => ({
      open: doors.isOpen({ ...request, lock }),
      occupied: doors.isOccupied({ ...request, lock }),
    }))
    if (happens('dropAfter')) {
      current?.destroy()
      return
    }
    if (!reply || happens('lostReply')) return
    await travel()
    const said = happens('wrongCheck') ? misread(reply) : reply
    if (happens('heldReply')) held = Buffer.concat([held, said])
    else await send(said)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    // The gateway serves the latest connection.
    current = socket
    let arrived = Buffer.alloc(0)
    if (!reads) socket.pause()
    socket.on('data', (chunk: Buffer) => {
      arrived = Buffer.concat([arrived, chunk])
      for (let next = wire.take(arrived); next; next = wire.take(arrived)) {
        arrived = Buffer.from(next.rest)
        const { request } = next
        if (request) bus = bus.then(() => carryOut(request))
      }
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      if (current === socket) current = undefined
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')

  const dropConnections = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    port: address.port,
    hold(bytes) {
      held = Buffer.concat([held, bytes])
    },
    holdOpening(until) {
      openingHeld = until
    },
    setReading(next) {
      reads = next
      for (const socket of sockets) {
        if (next) socket.resume()
        else socket.pause()
      }
    },
    dropConnections,
    async idle() {
      // Unread bytes of the sockets arrive with the next turns of the loop.
      for (let last: Promise<void> | undefined; last !== bus; ) {
        last = bus
        await pause(20)
        await last
      }
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      dropConnections()
      await closed
      await bus
    },
  }
}
