import { setTimeout as sleep } from 'node:timers/promises'
import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessRun } from './access-run.ts'
import { openCommand, person, recorded } from './access-samples.ts'

let run: AccessRun
beforeEach(startMovedTime)
afterEach(() => run.stop())

describe.each(accessFamilies)('a hostile reader of $name', (family) => {
  it.each([1, 2])('never makes an outcome untrue: seed %i', async (firmware) => {
    run = await family.start({ firmware })
    const { driver, judge, hands } = run
    hands.setHostile(0.05)
    const wishes = Array.from({ length: 30 }, (_, at) =>
      person(`${at + 1}`, { cards: [`${at + 1}`] }),
    )
    let [proven, doubtful] = [0, 0]
    for (let round = 0; round < 12; round += 1) {
      const some = wishes.slice((round % 3) * 10, (round % 3) * 10 + 10)
      const isDrop = round % 4 === 3
      const outcomes = isDrop
        ? await driver.dropPeople(some.map(({ id }) => id))
        : await driver.putPeople(some)
      const held = new Map(judge.people().map((one) => [one.id, one]))
      const told = outcomes.filter(({ result }) => result === 'done').map(({ id }) => id)
      const isTrue = (id: string) =>
        isDrop
          ? !held.has(id)
          : held.get(id)?.cards.join() === id && held.get(id)?.schedules.join() === '900'
      expect(told.filter((id) => !isTrue(id))).toEqual([])
      proven += told.length
      doubtful += outcomes.filter(({ result }) => result === 'unknown').length
    }
    expect([proven > 0, doubtful > 0]).toEqual([true, true])
    for (let round = 0; round < 8; round += 1) {
      const [pulses, openings] = [judge.pulses(), judge.openings()]
      const target = { door: 1, hasSensor: false }
      const { result } = await driver.open(target, openCommand(), recorded)
      await sleep(10_000)
      const [moved, sent] = [judge.pulses() - pulses, judge.openings() - openings]
      expect(sent).toBeLessThanOrEqual(1)
      expect(moved).toBe(result === 'done' ? 1 : result === 'refused' ? 0 : moved)
    }
    hands.setHostile(0)
    expect((await driver.putPeople(wishes)).every(({ result }) => result === 'done')).toBe(true)
  })
})
