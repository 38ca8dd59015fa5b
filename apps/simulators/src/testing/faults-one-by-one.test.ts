import { setTimeout as sleep } from 'node:timers/promises'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_FAULTS } from '../lock-board/faults.ts'
import type { SimulatorOptions } from '../lock-board/lock-board-simulator.ts'
import { command, type DriverRun, recorded, startDriverRun } from './driver-run.ts'

let run: DriverRun | undefined
beforeEach(startMovedTime)
afterEach(() => run?.stop())

/** Times that give a busy machine enough room to prove that a lock stayed closed. */
const roomy = { shortestPulse: 8_000, longestPulse: 50, answer: 1_000, verify: 3_000 }
const first = { board: 0, lock: 1 }
const second = { board: 0, lock: 2 }

async function start(options: SimulatorOptions = {}, times = {}): Promise<DriverRun> {
  run = await startDriverRun(options, times)
  return run
}

describe.each(['kerong', 'winnsen'] as const)('boards of %s', (profile) => {
  it('open a door once, and it is read back', async () => {
    const { driver, simulator, now } = await start({ profile })
    expect(await driver.read(first)).toMatchObject({ latch: 'closed' })
    const outcome = await driver.open(first, command(now()), recorded)
    expect(outcome).toMatchObject({ result: 'done', reason: 'read_open' })
    expect(outcome.reading.latch).toBe('open')
    expect(simulator.pulses()).toMatchObject([first])
    const all = await driver.readAll(0)
    expect(all.filter(({ latch }) => latch === 'open')).toMatchObject([first])
    expect(all).toHaveLength(16)
  })

  it('write no frame before it is recorded, however long that takes', async () => {
    const { driver, opens, now } = await start({ profile })
    let written: number | undefined
    await driver.open(first, command(now()), async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      written = opens.length
    })
    expect(written).toBe(0)
  })

  it('with every reply in pieces, doubled, after noise and after stale bytes', async () => {
    const { driver, simulator, now } = await start(
      { profile, faults: { ...NO_FAULTS, split: 1, repeatedReply: 1, noise: 1 } },
      { gap: 20 },
    )
    expect(await driver.open(first, command(now()), recorded)).toMatchObject({ result: 'done' })
    expect(simulator.pulses(first)).toHaveLength(1)
  })

  it('report a stuck latch that did not move as refused', async () => {
    const { driver, simulator, now } = await start({ profile, pulseMs: 8_000 }, roomy)
    simulator.setStuck(first, true)
    // Waits until answers that an earlier connection is owed can no longer come.
    await driver.read(first)
    await new Promise((resolve) => setTimeout(resolve, 1_700))
    expect(await driver.open(first, command(now()), recorded)).toMatchObject({
      result: 'refused',
      reason: 'stayed_closed',
    })
    expect(simulator.pulses()).toEqual([])
    expect(simulator.drives(first)).toHaveLength(1)
  })
})

it('reads whether there is something inside', async () => {
  const { driver, simulator } = await start()
  simulator.setOccupied(first, true)
  expect(await driver.read(first)).toMatchObject({ latch: 'closed', occupied: true })
  expect(await driver.read(second)).toMatchObject({ latch: 'closed', occupied: false })
})

it('opens once and answers twice for a command given twice, even to a waiting caller', async () => {
  const { driver, simulator, now, opens } = await start()
  const one = command(now())
  const asked = [driver.open(first, one, recorded), driver.open(first, one, recorded)]
  const outcomes = await Promise.all(asked)
  expect(outcomes.map(({ result }) => result)).toEqual(['done', 'done'])
  await new Promise((resolve) => setTimeout(resolve, 300))
  simulator.close(first)
  expect(await driver.open(first, one, recorded)).toEqual(outcomes[0])
  expect(simulator.drives(first)).toHaveLength(1)
  expect(opens).toHaveLength(1)
  await expect(driver.open(second, one, recorded)).rejects.toThrow('another lock')
})

it('refuses an open lock, and writes nothing', async () => {
  const { driver, now, opens } = await start()
  await driver.open(first, command(now()), recorded)
  expect(await driver.open(first, command(now()), recorded)).toMatchObject({
    result: 'refused',
    reason: 'already_open',
  })
  expect(opens).toHaveLength(1)
})

it('never writes a command that expired before, or while it was recorded', async () => {
  const { driver, simulator, now, opens, advance } = await start()
  const late = await driver.open(first, command(now(), 0), recorded)
  expect(late).toMatchObject({ result: 'refused', reason: 'expired' })
  const during = await driver.open(first, command(now()), async () => advance(20_000))
  expect(during).toMatchObject({ result: 'refused', reason: 'expired' })
  expect(opens).toEqual([])
  await simulator.idle()
  expect(simulator.drives()).toEqual([])
})

it('never writes a command that could not be recorded', async () => {
  const { driver, now, opens } = await start()
  const fail = () => Promise.reject(new Error('no database'))
  expect(await driver.open(first, command(now()), fail)).toMatchObject({
    result: 'refused',
    reason: 'not_recorded',
  })
  expect(opens).toEqual([])
})

it('resets a gateway that stops reading at expiry: unread frames are gone', async () => {
  const { driver, simulator, now, opens } = await start({}, { answer: 1_000, verify: 5_000 })
  const outcome = await driver.open(first, command(now(), 1_500), async () => {
    simulator.setReading(false)
  })
  expect(outcome).toMatchObject({ result: 'unknown', reason: 'reset_at_expiry' })
  expect(opens).toHaveLength(1)
  await simulator.idle()
  simulator.setReading(true)
  await simulator.idle()
  expect(simulator.drives()).toEqual([])
  expect(await driver.read(second)).toMatchObject({ latch: 'closed' })
})

it('reports the outcome as unknown if all replies are lost', async () => {
  const { driver, simulator, now } = await start()
  const outcome = await driver.open(first, command(now()), async () => {
    simulator.setFaults({ ...NO_FAULTS, lostReply: 1 })
  })
  expect(outcome).toMatchObject({ result: 'unknown', reason: 'lost_answer' })
  expect(simulator.pulses(first)).toHaveLength(1)
})

it('never reports a lost frame as done', async () => {
  const { driver, simulator, now } = await start({}, roomy)
  const outcome = await driver.open(first, command(now()), async () => {
    simulator.setFaults({ ...NO_FAULTS, lostFrame: 1 })
    setTimeout(() => simulator.setFaults(NO_FAULTS), 100)
  })
  expect(['refused', 'unknown']).toContain(outcome.result)
  expect(simulator.pulses()).toEqual([])
})

it('does not trust a stale answer that says open', async () => {
  const { driver, simulator, now } = await start()
  // A reply that says that all locks of board 0 are open: the gateway may have kept it from an
  // earlier client.
  simulator.hold(Buffer.from('02003500000000033a', 'hex'))
  simulator.setFaults({ ...NO_FAULTS, lostReply: 0 })
  expect(await driver.read(first)).toMatchObject({ latch: 'closed' })
  const outcome = await driver.open(first, command(now()), async () => {
    simulator.hold(Buffer.from('02003500000000033a', 'hex'))
    simulator.setStuck(first, true)
  })
  expect(outcome.result).not.toBe('done')
})

it.each([
  ['dropBefore', 'connection_lost', 0],
  // The door is open, which the next connection reads.
  ['dropAfter', 'read_open', 1],
] as const)('a connection that breaks: %s', async (fault, reason, pulses) => {
  const { driver, simulator, now } = await start()
  const outcome = await driver.open(first, command(now()), async () => {
    simulator.setFaults({ ...NO_FAULTS, [fault]: 1 })
    setTimeout(() => simulator.setFaults(NO_FAULTS), 80)
  })
  expect(outcome.reason).toBe(reason)
  expect(simulator.pulses(first)).toHaveLength(pulses)
})

it('never reports a frame that the gateway holds up, or any behind it, as refused', async () => {
  const { driver, simulator, now } = await start()
  simulator.holdOpening(sleep(1_500))
  const outcome = await driver.open(first, command(now()), recorded)
  expect(outcome.result).toBe('unknown')
  await simulator.idle()
  // The door opened all the same, long after.
  expect(simulator.pulses(first)).toHaveLength(1)
})

it.each(['wrongCheck', 'cutReply'] as const)('replies with %s prove nothing', async (fault) => {
  const { driver, simulator, now } = await start()
  const outcome = await driver.open(first, command(now()), async () => {
    simulator.setFaults({ ...NO_FAULTS, [fault]: 1 })
  })
  expect(outcome.result).toBe('unknown')
  expect(simulator.pulses(first)).toHaveLength(1)
  expect(await driver.read(first)).toMatchObject({ latch: 'unknown' })
})

it('writes and reads nothing without a gateway', async () => {
  const { driver, simulator, now } = await start()
  await simulator.stop()
  const outcome = await driver.open(first, command(now()), recorded)
  expect(outcome).toMatchObject({ result: 'refused', reason: 'no_connection' })
  expect(await driver.read(first)).toEqual({ latch: 'unknown', occupied: null, at: null })
})

it('never drives two solenoids at once', async () => {
  const { driver, simulator, now } = await start({ boards: 2 })
  const places = [first, second, { board: 1, lock: 1 }]
  const outcomes = await Promise.all(
    places.map((place) => driver.open(place, command(now()), recorded)),
  )
  expect(outcomes.map(({ result }) => result)).toEqual(['done', 'done', 'done'])
  expect(simulator.overlaps()).toBe(0)
})

it('refuses a lock that no board has, and every command after the end', async () => {
  const { driver, boards, now } = await start()
  const gone = await driver.open({ board: 0, lock: 16 }, command(now()), recorded)
  expect(gone).toMatchObject({ result: 'refused', reason: 'no_such_lock' })
  await boards.close()
  const late = await driver.open(first, command(now()), recorded)
  expect(late).toMatchObject({ result: 'refused', reason: 'closing' })
})
