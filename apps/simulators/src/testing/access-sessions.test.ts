import { startMovedTime } from '@portaria/drivers/testing/moved-time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accessFamilies } from './access-families.ts'
import type { AccessRun } from './access-run.ts'
import { openCommand, person, recorded } from './access-samples.ts'

let run: AccessRun
beforeEach(startMovedTime)
afterEach(() => run.stop())

const door = { door: 1, hasSensor: false }

describe.each(accessFamilies)('a session at a reader of $name', (family) => {
  describe.each(family.sessionShapes)('whose end is told as %s', (sessionShape) => {
    it('is begun anew once for a list', async () => {
      run = await family.start({ sessionShape })
      const { driver, judge, hands } = run
      await driver.probe()
      hands.endSession()
      expect(await driver.putPeople([person('7')])).toEqual([{ id: '7', result: 'done' }])
      expect(judge.logins()).toBe(2)
    })

    it('is not begun anew for a command that moves a door', async () => {
      run = await family.start({ sessionShape })
      const { driver, judge, hands } = run
      const end = async () => hands.endSession()
      expect(await driver.open(door, openCommand(), end)).toMatchObject({
        result: 'refused',
        reason: 'session_ended',
      })
      expect([judge.pulses(), judge.openings()]).toEqual([0, 1])
      expect(await driver.open(door, openCommand(), recorded)).toMatchObject({ result: 'done' })
    })
  })

  it('ends all calls after three wrong passwords, until another is given', async () => {
    run = await family.start()
    const { judge, withPassword } = run
    const wrong = withPassword('wrong')
    const reasons: string[] = []
    for (let tries = 0; tries < 5; tries += 1) {
      const probed = await wrong.probe()
      reasons.push(probed.ok ? 'ok' : probed.failure.reason)
    }
    expect(reasons.slice(0, 3)).toEqual(Array.from({ length: 3 }, () => 'wrong_password'))
    expect(reasons.slice(3)).toEqual(['password_stopped', 'password_stopped'])
    expect(await wrong.open(door, openCommand(), recorded)).toMatchObject({
      reason: 'password_stopped',
    })
    expect(judge.requests()).toBe(3)
    expect(await withPassword(family.password).probe()).toMatchObject({ ok: true })
  })

  it('of the factory is told, and ends with a password of ours', async () => {
    run = await family.start()
    const { hands, withPassword } = run
    hands.factoryReset()
    const fresh = withPassword('admin')
    expect(await fresh.probe()).toMatchObject({ failure: { reason: 'factory_password' } })
    expect(await fresh.changePassword('another of ours')).toEqual({ result: 'done' })
    expect(await withPassword('another of ours').probe()).toMatchObject({ ok: true })
  })
})
