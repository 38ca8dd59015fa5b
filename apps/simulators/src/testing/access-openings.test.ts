import { setTimeout as sleep } from 'node:timers/promises'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessOptions, AccessRun } from './access-run.ts'
import { always, openCommand, person, recorded } from './access-samples.ts'

let run: AccessRun
beforeEach(startMovedTime)
afterEach(() => run.stop())

const door = { door: 1, hasSensor: false }

describe.each(accessFamilies)('a door of $name', (family) => {
  const start = async (options?: AccessOptions) => {
    run = await family.start(options)
    return run
  }

  it('is opened once by a command that is given twice', async () => {
    const { driver, judge } = await start()
    const one = openCommand()
    const outcomes = await Promise.all([
      driver.open(door, one, recorded),
      driver.open(door, one, recorded),
    ])
    expect(outcomes).toMatchObject([{ result: 'done' }, { result: 'done' }])
    await sleep(10_000)
    expect(await driver.open(door, one, recorded)).toEqual(outcomes[0])
    expect(judge.pulses()).toBe(1)
  })

  it('is opened once where the reply is lost after the effect', async () => {
    const { driver, judge, hands } = await start()
    hands.loseReply('opening')
    expect(await driver.open(door, openCommand(), recorded)).toMatchObject({
      result: 'done',
      reason: 'read_open',
    })
    expect([judge.pulses(), judge.openings()]).toEqual([1, 1])
  })

  it('with a sensor that nobody moves is proven by its record, and unknown without', async () => {
    const { driver, judge } = await start({ hasSensor: true })
    const withSensor = { ...door, hasSensor: true }
    expect(await driver.open(withSensor, openCommand(), recorded)).toMatchObject({
      result: 'done',
      reason: 'logged',
    })
    await sleep(10_000)
    expect(await driver.open(door, openCommand(), recorded)).toMatchObject({
      result: 'unknown',
      reason: 'not_seen',
    })
    expect(judge.pulses()).toBe(2)
  })

  it('that stands open is refused, and not commanded', async () => {
    const { driver, judge, hands } = await start({ hasSensor: true })
    const withSensor = { ...door, hasSensor: true }
    await driver.open(withSensor, openCommand(), recorded)
    expect(hands.pushDoor()).toBe(true)
    expect(await driver.open(withSensor, openCommand(), recorded)).toMatchObject({
      result: 'refused',
      reason: 'already_open',
    })
    expect(judge.openings()).toBe(1)
  })

  it('is not commanded after the expiry, nor before it is recorded', async () => {
    const { driver, judge } = await start()
    const late = () => sleep(6_000)
    expect(await driver.open(door, openCommand(), late)).toMatchObject({ reason: 'expired' })
    expect(await driver.open(door, openCommand(0), recorded)).toMatchObject({ reason: 'expired' })
    const fail = () => Promise.reject(new Error('no database'))
    expect(await driver.open(door, openCommand(), fail)).toMatchObject({ reason: 'not_recorded' })
    expect(judge.openings()).toBe(0)
    const openings: number[] = []
    await driver.open(door, openCommand(), async () => {
      openings.push(judge.openings())
    })
    expect([...openings, judge.pulses()]).toEqual([0, 1])
  })

  it('of a reader without network is not commanded, and told so', async () => {
    const { driver, judge, hands } = await start()
    await hands.goOffline()
    expect(await driver.open(door, openCommand(), recorded)).toMatchObject({
      result: 'refused',
      reason: 'no_connection',
    })
    const gone = await driver.open(door, openCommand(), recorded)
    expect(gone.reading).toEqual({ isOpen: null, at: null })
    expect(judge.pulses()).toBe(0)
  })

  it('whose reader vanishes after it was recorded is refused: nothing was written', async () => {
    const { driver, judge, hands } = await start()
    const vanish = () => hands.goOffline()
    expect(await driver.open(door, openCommand(), vanish)).toMatchObject({
      result: 'refused',
      reason: 'no_connection',
    })
    expect(judge.openings()).toBe(0)
  })

  it('is held open until it is let go, at the one door of several', async () => {
    const { driver, judge } = await start({ kind: 'four_doors' })
    expect(await driver.open(door, openCommand(), recorded, 'hold')).toMatchObject({
      result: 'done',
    })
    await sleep(3_600_000)
    expect(judge.isHeldOpen()).toBe(true)
    expect(await driver.open(door, openCommand(), recorded, 'release')).toMatchObject({
      result: 'done',
      reason: 'read_closed',
    })
    expect(judge.isHeldOpen()).toBe(false)
    const [fourth, one] = [{ ...door, door: 4 }, openCommand()]
    expect(await driver.open(fourth, one, recorded)).toMatchObject({ result: 'done' })
    await expect(driver.open(door, one, recorded)).rejects.toThrow('another lock')
    expect(await driver.open({ ...door, door: 5 }, openCommand(), recorded)).toMatchObject({
      reason: 'no_such_door',
    })
    expect(judge.pulses()).toBe(2)
  })

  it('with a sensor that reads closed is not proven to be let go', async () => {
    const { driver, hands } = await start({ kind: 'four_doors', hasSensor: true })
    const withSensor = { ...door, hasSensor: true }
    await driver.open(withSensor, openCommand(), recorded, 'hold')
    expect(hands.pushDoor()).toBe(true)
    const shut = async () => hands.shutDoor()
    expect(await driver.open(withSensor, openCommand(), shut, 'release')).toMatchObject({
      result: 'unknown',
      reason: 'not_seen',
    })
  })

  it('that was forced goes on to be an alarm, however often it is asked', async () => {
    const { driver, hands } = await start({ hasSensor: true })
    hands.forceDoor()
    const forced = {
      ok: true,
      value: { doors: [{ door: 1, isOpen: true }], alarm: { isActive: true, cause: 'forced' } },
    }
    expect(await driver.state()).toMatchObject(forced)
    expect(await driver.state()).toMatchObject(forced)
  })

  it('of a turnstile is proven by its record', async () => {
    const { driver, judge } = await start({ kind: 'turnstile' })
    const turnstile = { ...door, way: 'clockwise' } as const
    expect(await driver.open(turnstile, openCommand(), recorded)).toMatchObject({
      result: 'done',
      reason: 'logged',
    })
    expect(judge.pulses()).toBe(1)
  })

  it('opens before a list that waits, and one call is made at a time', async () => {
    const { driver, judge } = await start()
    await driver.putSchedules([always])
    const people = Array.from({ length: 300 }, (_, at) =>
      person(`${at + 1}`, { cards: [`${at + 9}`] }),
    )
    let isListOver = false
    const list = driver.putPeople(people).then((outcomes) => {
      isListOver = true
      return outcomes
    })
    const opened = driver.open(door, openCommand(), recorded)
    const dropped = driver.dropPeople(['300'])
    expect(await opened).toMatchObject({ result: 'done' })
    expect(await dropped).toEqual([{ id: '300', result: 'done' }])
    expect(isListOver).toBe(false)
    const outcomes = await list
    expect(outcomes.at(-1)).toMatchObject({ id: '300', reason: 'superseded' })
    expect(outcomes.filter(({ result }) => result === 'done')).toHaveLength(299)
    expect(judge.people()).toHaveLength(299)
    expect(judge.overlaps()).toBe(0)
  })
})
