import { accessAnswer, accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addLoggingReader,
  cursorAt,
  DAY,
  type LoggingReader,
  logEvent,
  logRow,
} from '../../../../testing/logging-reader.ts'
import {
  DEVICE,
  FORM,
  openReaderWorld,
  questionOf,
  type ReaderWorld,
} from '../../../../testing/reader-world.ts'

let world: ReaderWorld
let reader: LoggingReader
let ana: string
let anaCard: string
beforeAll(async () => {
  world = await openReaderWorld()
  ana = await world.number({ resident_id: world.own.residentId })
  anaCard = (await world.card(world.own.residentId)).number
})
afterAll(() => world.close())

const fresh = async (more: Parameters<typeof addLoggingReader>[1] = {}) => {
  reader = await addLoggingReader(world, more)
}
beforeEach(() => fresh())

describe('a passage', () => {
  const card = () => ({ user_id: ana, card_value: anaCard })
  const at = (seconds: number) => String(DAY + seconds)

  it('is taken where the sensor opens after a grant, once', async () => {
    await fresh({ sensor: true })
    const open = (isOpen: boolean) =>
      reader.call('secbox', { body: { secbox: { id: 65793, open: isOpen }, device_id: DEVICE } })
    await open(true)
    expect(await reader.events()).toEqual([])
    await reader.ask(card())
    await open(false)
    await open(true)
    await open(true)
    expect(await reader.facts()).toEqual(['granted', 'taken'])
    expect((await reader.events())[1]).toMatchObject({ resident_id: world.own.residentId })
  })

  it('is not told by a relay without a sensor', async () => {
    await reader.ask(card())
    await reader.call('secbox', { body: { secbox: { id: 65793, open: 1 }, device_id: DEVICE } })
    expect(await reader.facts()).toEqual(['granted'])
  })

  it.each([
    ['turned', '7', 7, 'taken'],
    ['given up', '13', 9, 'not_taken'],
  ])(
    'of a turnstile that was %s is told by its log and its monitor once',
    async (_, code, type, fact) => {
      await fresh({ profile: 'idblock' })
      const body = questionOf({ ...card(), time: at(100) })
      await reader.call('new_user_identified.fcgi', { body })
      await reader.tell('access_logs', logRow(1, { ...card(), event: '8', time: at(100) }))
      const turn = { event: { type, time: DAY + 104 }, device_id: DEVICE }
      await reader.call('catra_event', { body: turn })
      await reader.pull([logEvent(2, { ...card(), event: code, time: at(104) })], cursorAt(2))
      await reader.call('catra_event', { body: turn })
      expect(await reader.facts()).toEqual(['granted', fact])
      // Without the server the turnstile is free first, and granted when it is turned.
      await reader.pull(
        [
          logEvent(3, { ...card(), event: '8', time: at(200) }),
          logEvent(4, { ...card(), event: code, time: at(204) }),
        ],
        cursorAt(4),
      )
      expect((await reader.facts()).slice(2)).toEqual(
        code === '7' ? ['pending', 'granted', 'taken'] : ['pending', 'not_taken'],
      )
    },
  )
})

describe('a passage is one line (access §60)', () => {
  const card = () => ({ user_id: ana, card_value: anaCard })
  const at = (seconds: number) => String(DAY + seconds)
  const list = async (query = '') =>
    accessesAnswer.parse(
      (await world.test.as('sindico').get(`/accesses?point_id=${reader.point}${query}`)).body,
    ).data
  const shown = async (query?: string) => (await list(query)).map(({ fact }) => fact)

  it('which says what became of it once that is told', async () => {
    await fresh({ sensor: true })
    await reader.ask(card())
    expect(await shown()).toEqual(['granted'])
    await reader.call('secbox', { body: { secbox: { id: 65793, open: 1 }, device_id: DEVICE } })
    expect(await shown()).toEqual(['taken'])
    expect(await shown('&fact=granted')).toEqual([])
    expect(await shown('&fact=not_taken,denied')).toEqual([])
    expect(await shown('&fact=granted,taken')).toEqual(['taken'])
    const [line] = await list()
    const stored = await reader.events()
    expect(line?.id).toBe(stored.find(({ fact }) => fact === 'granted')?.id)
    // Whoever follows the id of what became of it reads the attempt and why.
    const taken = stored.find(({ fact }) => fact === 'taken')?.id
    const { body } = await world.test.as('sindico').get(`/accesses/${taken}`)
    expect(accessAnswer.parse(body).data).toMatchObject({ id: line?.id, fact: 'taken' })
    expect(body.data.rule).not.toBeNull()
  })

  it('also of a turnstile that the reader frees by itself', async () => {
    await fresh({ profile: 'idblock', direction: 'out' })
    await reader.pull([logEvent(3, { ...card(), event: '8', time: at(200) })], cursorAt(3))
    expect(await shown()).toEqual(['pending'])
    await reader.pull([logEvent(4, { ...card(), event: '7', time: at(204) })], cursorAt(4))
    expect(await shown()).toEqual(['taken'])
    await reader.pull(
      [
        logEvent(5, { ...card(), event: '8', time: at(300) }),
        logEvent(6, { ...card(), event: '13', time: at(304) }),
      ],
      cursorAt(6),
    )
    expect(await shown()).toEqual(['not_taken', 'taken'])
  })
})

describe('doors and alarms', () => {
  const alarm = (cause: string, more: object = {}) =>
    reader.tell('alarm_logs', { event: '1', cause, time: String(DAY), door_id: '1', ...more })

  it('are recorded once', async () => {
    for (const cause of ['7', '7', '6', '9']) await alarm(cause)
    await alarm('7', { event: '2', time: String(DAY + 60) })
    expect(await reader.facts()).toEqual(['forced', 'held'])
  })

  it('of somebody forced raise one alert, and none beside that of their attempt', async () => {
    const presses = async () =>
      (await world.past(`SELECT 1 FROM panic_presses WHERE tenant_id = '${world.tenantId}'`)).length
    const before = await presses()
    await alarm('11', { user_id: ana })
    await alarm('11', { user_id: ana })
    expect(await presses()).toBe(before + 1)
    await reader.ask({ user_id: ana, card_value: anaCard, duress: '1' })
    expect(await presses()).toBe(before + 2)
    await alarm('12', { user_id: ana })
    expect(await presses()).toBe(before + 2)
  })

  it.each(['told first', 'logged first'])(
    'an exit button that was %s is recorded once',
    async (order) => {
      const press = () =>
        reader.call('new_rex_log.fcgi', {
          body: `device_id=${DEVICE}&portal_id=1&time=${DAY + 31}`,
          headers: { 'content-type': FORM },
        })
      const log = () => reader.tell('access_logs', logRow(1, { event: '11' }))
      for (const step of order === 'told first' ? [press, log] : [log, press]) await step()
      await press()
      await log()
      expect(await reader.facts()).toEqual(['exit_button'])
      expect((await reader.events())[0]).toMatchObject({ resident_id: null })
    },
  )
})
