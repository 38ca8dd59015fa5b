import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../driver-clock.ts'
import { startMovedTime } from '../testing/moved-time.ts'
import { type FrameProfile, kerong } from './frame-profile.ts'
import { type LockBoards, lockBoards } from './lock-boards.ts'

const profile: FrameProfile = {
  ...kerong,
  times: {
    gap: 5,
    answer: 60,
    latest: 5_000,
    settle: 20,
    shortestPulse: 5_000,
    longestPulse: 10,
    verify: 400,
  },
}
const place = { board: 0, lock: 0 }
const CLOSED = '020035ffff00000338'
const OPEN = '020035feff00000337'

let server: Server
let boards: LockBoards
beforeEach(startMovedTime)
afterEach(async () => {
  await boards.close()
  server.close()
})

/**
 * Starts a gateway that gives the next of `answers` to each frame that asks, and is silent after
 * the last.
 */
async function gatewayOf(answers: readonly string[]) {
  const next = answers.values()
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (frame: Buffer) => {
      const answer = frame[2] === 0x30 ? next.next().value : undefined
      if (answer) socket.write(Buffer.from(answer, 'hex'))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  boards = lockBoards({
    clock: systemClock,
    dial: () =>
      new Promise<Socket>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(socket))
        socket.once('error', reject)
      }),
  })
  const driver = boards.behind({ host: '127.0.0.1', port }, profile)
  const open = () =>
    driver.open(place, { id: 'one', expiresAt: Date.now() + 10_000 }, () => Promise.resolve())
  return { driver, open }
}

it('an answer that may be older than the frame proves nothing', async () => {
  // One answer may be owed to an earlier client, so the first is never trusted.
  const { open } = await gatewayOf([CLOSED, CLOSED, OPEN])
  expect(await open()).toMatchObject({ result: 'unknown', reason: 'contradiction' })
})

it('the next answer proves the state', async () => {
  const { open } = await gatewayOf([CLOSED, CLOSED, OPEN, OPEN])
  expect(await open()).toMatchObject({ result: 'done' })
})

it('an open lock is read in one answer only if no other may be owed', async () => {
  const { driver } = await gatewayOf([OPEN])
  expect(await driver.read(place)).toMatchObject({ latch: 'unknown' })
})

it('contradictory answers prove nothing', async () => {
  const both = `${OPEN}${CLOSED}`
  const { open } = await gatewayOf([CLOSED, CLOSED, ...Array.from({ length: 90 }, () => both)])
  expect(await open()).toMatchObject({ result: 'unknown', reason: 'contradiction' })
})
