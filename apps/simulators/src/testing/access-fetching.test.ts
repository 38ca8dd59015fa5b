import { setTimeout as sleep } from 'node:timers/promises'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessRun } from './access-run.ts'
import { always, openCommand, person, recorded } from './access-samples.ts'

let run: AccessRun
beforeEach(startMovedTime)
afterEach(() => run.stop())

const door = { door: 1, hasSensor: false }
const done = (...ids: string[]) => ids.map((id) => ({ id, result: 'done' }))

describe.each(accessFamilies)('a reader of $name that fetches its commands', (family) => {
  it('is written and read like any other', async () => {
    run = await family.start({ hasWideIds: true })
    const { hands, judge, server } = run
    const driver = await server.giveWork()
    expect(await driver.putSchedules([always])).toEqual(done('900'))
    const people = [person('9007199254740991', { cards: ['9007199254740993'] }), person('8')]
    expect(await driver.putPeople(people)).toEqual(done('9007199254740991', '8'))
    expect(await hands.showCard('9007199254740993')).toMatchObject({ opened: true })
    expect(await driver.dropPeople(['8'])).toEqual(done('8'))
    expect(judge.people()).toMatchObject([{ id: '9007199254740991', cards: ['9007199254740993'] }])
    const pulled = await driver.pullEvents(null)
    expect(pulled.ok && pulled.value.events.map(({ id }) => id)).toEqual(judge.events())
    await sleep(10_000)
    expect(await driver.open(door, openCommand(60_000), recorded)).toMatchObject({ result: 'done' })
    expect(judge.openings()).toBe(0)
    expect(judge.pulses()).toBe(2)
  })

  it('whose results are lost is opened once, and its lists are in doubt until they are read', async () => {
    run = await family.start()
    const { hands, judge, server } = run
    const driver = await server.giveWork()
    const lose = async () => hands.setLostResults(1)
    const opened = await driver.open(door, openCommand(60_000), lose)
    expect(opened).toMatchObject({ result: 'unknown', reason: 'connection_lost' })
    expect(judge.pulses()).toBe(1)
    expect(await driver.putPeople([person('7')])).toMatchObject([{ result: 'unknown' }])
    hands.setLostResults(0)
    expect(await driver.putPeople([person('7')])).toEqual(done('7'))
  })

  it('that does not ask any more is told as away, and nothing of it comes later', async () => {
    run = await family.start()
    const { hands, judge, server } = run
    const driver = await server.giveWork()
    await hands.goOffline()
    expect(await driver.open(door, openCommand(), recorded)).toMatchObject({ result: 'refused' })
    expect(await driver.putPeople([person('7')])).toMatchObject([{ reason: 'no_connection' }])
    await hands.goOnline()
    await sleep(60_000)
    expect([judge.pulses(), judge.people()]).toEqual([0, []])
  })
})
