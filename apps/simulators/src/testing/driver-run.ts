import { connect, type Socket } from 'node:net'
import { systemClock } from '@portaria/drivers/driver-clock'
import { type FrameProfile, frameProfiles } from '@portaria/drivers/lock-boards/frame-profile'
import { type LockBoards, lockBoards } from '@portaria/drivers/lock-boards/lock-boards'
import type { LockDriver } from '@portaria/drivers/lock-driver'
import type { OpenCommand } from '@portaria/drivers/open-command'
import {
  type LockBoardSimulator,
  type SimulatorOptions,
  startLockBoards,
} from '../lock-board/lock-board-simulator.ts'

/**
 * Returns a profile with times for a simulator on the same machine, so that thousands of openings
 * fit.
 */
export const quick = (profile: FrameProfile): FrameProfile => ({
  ...profile,
  times: {
    gap: 25,
    answer: 60,
    latest: 1_500,
    settle: 40,
    shortestPulse: 230,
    longestPulse: 240,
    verify: 500,
  },
})

/** A driver connected to a simulator, and the frames it wrote. */
export type DriverRun = {
  readonly simulator: LockBoardSimulator
  readonly driver: LockDriver
  readonly boards: LockBoards
  /** The opening frames as given to the socket: the time of the driver's clock, and the bytes. */
  readonly opens: readonly { at: number; bytes: string }[]
  /** Moves the driver's clock ahead by some milliseconds. */
  advance(ms: number): void
  now(): number
  stop(): Promise<void>
}

/** Starts a simulator and a driver whose frames are recorded. */
export async function startDriverRun(
  { profile = 'kerong', pulseMs = 240, ...options }: SimulatorOptions = {},
  times: Partial<FrameProfile['times']> = {},
): Promise<DriverRun> {
  const simulator = await startLockBoards({ profile, pulseMs, ...options })
  const opens: { at: number; bytes: string }[] = []
  let ahead = 0
  const now = () => Date.now() + ahead
  const base = quick(frameProfiles[profile])
  const boards = lockBoards({
    clock: { ...systemClock, now },
    dial: (gateway) =>
      connected(gateway.port, (bytes) => {
        const command = profile === 'kerong' ? [0x31] : [0x05]
        if (bytes[2] === command[0])
          opens.push({ at: now(), bytes: Buffer.from(bytes).toString('hex') })
      }),
  })
  const driver = boards.behind(
    { host: '127.0.0.1', port: simulator.port },
    { ...base, times: { ...base.times, ...times } },
  )
  return {
    simulator,
    driver,
    boards,
    opens,
    advance(ms) {
      ahead += ms
    },
    now,
    async stop() {
      await boards.close()
      await simulator.stop()
    },
  }
}

/** Returns a socket to this machine that reports the bytes written to it. */
function connected(port: number, seen: (bytes: Uint8Array) => void): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const write = socket.write.bind(socket)
    socket.write = (bytes: Uint8Array | string) => {
      if (typeof bytes !== 'string') seen(bytes)
      return write(bytes)
    }
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

let commands = 0

/** Makes a new command that expires after some milliseconds. */
export function command(now: number, lasts = 10_000): OpenCommand {
  commands += 1
  return { id: `command-${commands}`, expiresAt: now + lasts }
}

export const recorded = () => Promise.resolve()
