import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessOptions, AccessRun } from './access-run.ts'
import { always, person } from './access-samples.ts'

let run: AccessRun
beforeEach(startMovedTime)
afterEach(() => run.stop())

const done = (...ids: string[]) => ids.map((id) => ({ id, result: 'done' }))

describe.each(accessFamilies)('people on a reader of $name', (family) => {
  const start = async (options?: AccessOptions) => {
    run = await family.start(options)
    return run
  }

  it('are let in by their schedule, and written no second time', async () => {
    const { driver, judge, hands } = await start()
    const ana = person('7', { cards: ['528281023086'] })
    expect(await driver.putSchedules([always])).toEqual(done('900'))
    expect(await driver.putPeople([ana])).toEqual(done('7'))
    expect(await hands.showCard('528281023086')).toEqual({ opened: true, isGranted: true })
    const held = judge.people()
    const page = await driver.inventory(null, 'key')
    expect(await driver.putPeople([ana])).toEqual(done('7'))
    expect(await driver.putSchedules([always])).toEqual(done('900'))
    expect(judge.people()).toEqual(held)
    expect(await driver.inventory(null, 'key')).toEqual(page)
  })

  it('without a schedule are known, and let in by nobody but a server', async () => {
    const { driver, hands } = await start()
    expect(await driver.putPeople([person('7', { cards: ['1'], schedules: [] })])).toEqual(
      done('7'),
    )
    expect(await hands.showCard('1')).toEqual({ opened: false, isGranted: false })
  })

  it('outside their hours or dates are refused by the reader', async () => {
    const { driver, hands } = await start()
    await driver.putSchedules([
      { ...always, spans: [] },
      { ...always, id: '901' },
    ])
    await driver.putPeople([
      person('7', { cards: ['1'] }),
      person('8', { cards: ['2'], schedules: ['901'], end: '2020-01-01T00:00:00' }),
      person('9', { cards: ['3'], schedules: ['901'], begin: '2020-01-01T00:00:00' }),
    ])
    const shown = [await hands.showCard('1'), await hands.showCard('2'), await hands.showCard('3')]
    expect(shown.map(({ opened }) => opened)).toEqual([false, false, true])
  })

  it('change by their difference: a card that moves, a schedule that ends', async () => {
    const { driver, judge } = await start()
    await driver.putPeople([person('7', { cards: ['1', '2'] }), person('8')])
    const moved = [person('7', { cards: ['1'], schedules: [] }), person('8', { cards: ['2'] })]
    expect(await driver.putPeople(moved)).toEqual(done('7', '8'))
    expect(judge.people()).toMatchObject([
      { id: '7', cards: ['1'], schedules: [] },
      { id: '8', cards: ['2'], schedules: ['900'] },
    ])
  })

  it('whose hours or names change alike are changed together, and keep their cards', async () => {
    const { driver, judge } = await start()
    const people = Array.from({ length: 60 }, (_, at) =>
      person(`${at + 1}`, { cards: [`${at + 1}`] }),
    )
    const ids = people.map(({ id }) => id)
    await driver.putPeople(people)
    const before = judge.requests()
    const ending = people.map((one) => ({
      ...one,
      end: '2027-01-01T00:00:00',
      cards: [`9${one.id}`],
    }))
    expect(await driver.putPeople(ending)).toEqual(done(...ids))
    expect(judge.requests() - before).toBeLessThan(20)
    expect(await driver.putPeople([{ ...person('1'), name: 'Outra' }])).toEqual(done('1'))
    expect(judge.people().map(({ cards }) => cards.join())).toEqual([
      '',
      ...ids.slice(1).map((id) => `9${id}`),
    ])
  })

  it('are gone with all that let them in, and everybody else stays', async () => {
    const { driver, judge, hands, photoOf } = await start()
    await driver.putSchedules([always])
    const people = ['7', '8', '9'].map((id) => person(id, { cards: [`1${id}`], pin: `11000${id}` }))
    await driver.putPeople(people)
    await driver.putFace('7', '1', photoOf('Ana'))
    expect(await hands.showFace('Ana')).toMatchObject({ opened: true })
    expect(await driver.dropPeople(['7', '8', '404'])).toEqual(done('7', '8', '404'))
    expect(judge.people().map(({ id }) => id)).toEqual(['9'])
    expect(await hands.showFace('Ana')).toMatchObject({ opened: false })
    expect(await hands.showCard('17')).toMatchObject({ opened: false })
    expect(await hands.showCard('19')).toMatchObject({ opened: true })
  })

  it('lose a face alone', async () => {
    const { driver, judge, hands, photoOf } = await start()
    await driver.putSchedules([always])
    await driver.putPeople([person('7', { cards: ['1'] })])
    const faces = async () => {
      const page = await driver.inventory(null, 'key')
      return page.ok ? page.value.entries.map(({ face }) => face) : page.failure
    }
    expect(await driver.putFace('7', '1', photoOf('Ana'))).toEqual({ result: 'done' })
    expect(await faces()).toEqual([{ isEnrolled: true, version: '1' }])
    expect(await driver.dropFaces(['7'])).toEqual(done('7'))
    expect(await faces()).toEqual([{ isEnrolled: false, version: null }])
    expect(judge.people()).toMatchObject([{ id: '7', hasFace: false }])
    expect(await hands.showFace('Ana')).toMatchObject({ opened: false })
    expect(await hands.showCard('1')).toMatchObject({ opened: true })
  })

  it.each(['put', 'drop'] as const)('after a lost reply to a %s are read back', async (of) => {
    const { driver, judge, hands } = await start()
    hands.loseReply('put')
    const ana = person('7', { schedules: [] })
    expect(await driver.putPeople([ana])).toEqual(done('7'))
    if (of === 'put') return
    hands.loseReply('drop')
    expect(await driver.dropPeople(['7'])).toEqual(done('7'))
    expect(judge.people()).toEqual([])
  })

  it('and cards above 2^53 keep every digit', async () => {
    const { driver, judge, hands } = await start({ hasWideIds: true })
    await driver.putSchedules([always])
    const [near, other] = ['9007199254740993', '9223372036854775807']
    await driver.putPeople([person('9007199254740991', { cards: [near, other] })])
    expect(judge.people()).toMatchObject([{ id: '9007199254740991', cards: [near, other] }])
    expect(await hands.showCard('9007199254740992')).toMatchObject({ opened: false })
    expect(await hands.showCard(near)).toMatchObject({ opened: true })
    // Rows that the reader itself numbered above 2^53 are found and changed.
    expect(await driver.putSchedules([{ ...always, spans: [] }])).toEqual(done('900'))
    expect(await hands.showCard(near)).toMatchObject({ opened: false })
    const pulled = await driver.pullEvents(null)
    expect(pulled.ok && pulled.value.events.map(({ id }) => id)).toEqual(judge.events())
  })

  it('with a card of somebody else are refused, and nobody besides them', async () => {
    const { driver, judge, hands } = await start()
    hands.enterCard('5', '1')
    const outcomes = await driver.putPeople([
      person('7', { cards: ['1'] }),
      person('8', { cards: ['2'] }),
      person('9', { cards: ['2'] }),
    ])
    expect(outcomes).toMatchObject([
      { id: '7', result: 'refused', reason: 'duplicate' },
      { id: '8', result: 'done' },
      { id: '9', result: 'refused', reason: 'duplicate' },
    ])
    const held = new Map(judge.people().map(({ id, cards }) => [id, cards]))
    expect([held.get('5'), held.get('7'), held.get('8')]).toEqual([['1'], [], ['2']])
  })

  it('are stored although many beside them have cards of others', async () => {
    const { driver, hands } = await start()
    const people = Array.from({ length: 80 }, (_, at) =>
      person(`${at + 1}`, { cards: [`${at + 1}`] }),
    )
    const taken = people.filter(({ id }) => Number(id) % 2 === 0)
    for (const { id } of taken) hands.enterCard(`${1_000 + Number(id)}`, id)
    const outcomes = await driver.putPeople(people)
    const stored = outcomes.filter(({ result }) => result === 'done').map(({ id }) => Number(id))
    expect(stored).toEqual(Array.from({ length: 40 }, (_, at) => 2 * at + 1))
  })

  it('beyond its capacity are refused, and as many as fit are stored', async () => {
    const { driver, judge } = await start({ people: 5 })
    const people = Array.from({ length: 8 }, (_, at) => person(`${at + 1}`))
    const outcomes = await driver.putPeople(people)
    const stored = outcomes.filter(({ result }) => result === 'done').map(({ id }) => id)
    expect(judge.people().map(({ id }) => id)).toEqual(stored)
    expect(stored).toHaveLength(5)
    const others = outcomes.filter(({ result }) => result !== 'done')
    for (const one of others) expect(one).toMatchObject({ reason: 'capacity_full' })
  })
})
