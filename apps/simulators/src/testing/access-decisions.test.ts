import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessOptions, AccessRun } from './access-run.ts'
import { always, person } from './access-samples.ts'

let run: AccessRun
beforeEach(startMovedTime)
afterEach(() => run.stop())

describe.each(accessFamilies)('a reader of $name that asks', (family) => {
  /** Starts a reader that asks, with somebody whom it would let in and somebody whom it only knows. */
  const start = async (options?: AccessOptions) => {
    run = await family.start(options)
    const { driver, server } = run
    await driver.putSchedules([always])
    await driver.putPeople([
      person('9007199254740991', { cards: ['1'] }),
      person('8', { cards: ['2'], schedules: [] }),
    ])
    expect(await driver.setMode(server.mode)).toEqual({ result: 'done' })
    return run
  }

  it.each(['face', 'four_doors'] as const)(
    'opens for whom the server lets in: %s',
    async (kind) => {
      const { hands, server, judge } = await start({ kind })
      const asked: (string | null)[] = []
      server.decide = ({ personId }) => {
        asked.push(personId)
        return personId === '8'
      }
      expect(await hands.showCard('2')).toEqual({ opened: true, isGranted: true })
      expect(await hands.showCard('1')).toEqual({ opened: false, isGranted: false })
      expect(await hands.showCard('404')).toEqual({ opened: false, isGranted: false })
      expect(asked).toEqual(['8', '9007199254740991'])
      expect(judge.pulses()).toBe(1)
    },
  )

  it('takes people with QR codes once it reads these as texts', async () => {
    run = await family.start()
    const { driver, hands, server } = run
    server.decide = ({ qrCode }) => qrCode === 'Visita-7'
    const guest = person('9', { qrCodes: ['Visita-7'], schedules: [] })
    expect(await driver.putPeople([guest])).toMatchObject([{ reason: 'not_supported' }])
    await driver.setMode(server.mode)
    expect(await driver.putPeople([guest])).toEqual([{ id: '9', result: 'done' }])
    expect(await hands.showQrCode('Visita-7')).toMatchObject({ opened: true })
  })

  it.each(['', '{}', '<html>', '{"result":', '{"result":{"event":77,"actions":[]}}'])(
    'stays shut for the answer %j',
    async (garbage) => {
      const { hands, server, judge } = await start()
      server.garbage = garbage
      expect(await hands.showCard('1')).toMatchObject({ opened: false })
      expect(judge.pulses()).toBe(0)
    },
  )

  it.each([1, 2, 3])('is set up whatever its firmware is: %i', async (firmware) => {
    const { driver, hands, server } = await start({ firmware })
    server.decide = () => true
    expect(await server.receive()).toEqual({ result: 'done' })
    expect(await hands.showCard('2')).toMatchObject({ opened: true })
    expect(await driver.state()).toMatchObject({ ok: true, value: { alarm: { isActive: false } } })
    expect(await driver.setMode({ mode: 'standalone' })).toEqual({ result: 'done' })
    expect(await hands.showCard('2')).toMatchObject({ opened: false })
  })
})
