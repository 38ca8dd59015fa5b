import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departingFamilies, type Family } from '../../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const COUNCIL = 'council-occurrences'

describe('somebody of the council who leaves while a matter is open', () => {
  let test: TestApp
  let families: ReturnType<typeof departingFamilies>
  beforeAll(async () => {
    test = await openTestApp()
    families = departingFamilies(test)
  })
  afterAll(() => test.close())

  const seated = async (): Promise<Family> => {
    const family = await families.add()
    await families.past(
      `UPDATE memberships SET council = true WHERE id = '${family.login.membershipId}'`,
    )
    return family
  }
  const accuse = async () => {
    const { body } = await test.as('admin').post(`/${COUNCIL}`, {
      payload: {
        title: 'Notas sem recibo',
        description: 'Três meses',
        happened_at: '2026-11-02T12:00:00.000Z',
      },
    })
    return body.data.id
  }
  const cancel = (id: string) =>
    test.as('admin').post(`/${COUNCIL}/${id}/cancel`, { payload: { cancel_reason: 'Esclarecido' } })

  it('keeps the seat past a last day that a síndico planned, until the matter is over', async () => {
    const family = await seated()
    const departure = await families.plan(family)
    const matter = await accuse()
    await families.daysLater(departure, 1)
    await families.runJob(departure)
    expect(await families.me(family)).toBe(200)
    expect((await cancel(matter)).status).toBe(200)
    await families.runJob(departure)
    await expect.poll(() => families.me(family)).not.toBe(200)
  })

  it('is not sent away at once by a síndico', async () => {
    const family = await seated()
    const matter = await accuse()
    const login = { kind: 'login', id: family.login.membershipId, choice: 'end', now: true }
    const answer = await families.begin(family.ana, {
      last_day: families.day(5),
      things: [login],
    })
    expect(answer.body.errors).toMatchObject([{ code: 'council_sits' }])
    expect(await families.me(family)).toBe(200)
    await cancel(matter)
  })
})
