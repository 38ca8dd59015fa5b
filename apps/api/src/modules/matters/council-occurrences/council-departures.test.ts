import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departingFamilies, type Family } from '../../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const COUNCIL = 'council-occurrences'

describe('a council member who leaves during an open matter', () => {
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

  it('leaves on the day that a síndico planned, as without an open matter', async () => {
    const [family, other] = [await seated(), await seated()]
    const departures = [await families.plan(family), await families.plan(other)]
    const matter = await accuse()
    for (const departure of departures) {
      await families.daysLater(departure, 1)
      await families.runJob(departure)
    }
    await expect.poll(() => families.me(family)).not.toBe(200)
    await expect.poll(() => families.me(other)).not.toBe(200)
    expect((await cancel(matter)).status).toBe(200)
  })

  it('is sent away at once by a síndico, who learns nothing by it', async () => {
    const family = await seated()
    const matter = await accuse()
    const login = { kind: 'login', id: family.login.membershipId, choice: 'end', now: true }
    const answer = await families.begin(family.ana, {
      last_day: families.day(5),
      things: [login],
    })
    expect(answer.status).toBe(201)
    expect(answer.raw).not.toContain('council')
    await expect.poll(() => families.me(family)).not.toBe(200)
    await cancel(matter)
  })

  it('reads nothing as síndico, and reads it again once that term is over by a departure', async () => {
    const family = await seated()
    const matter = await accuse()
    const read = async () => (await families.as(family, `/${COUNCIL}/${matter}`)).status
    expect(await read()).toBe(200)
    const term = newId()
    await families.past(`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
      VALUES ('${term}', '${family.login.userId}', '${test.tenants.bosque}', 'sindico', '2020-01-01')`)
    expect(await read()).toBe(404)
    await families.past(`UPDATE memberships SET leaves_on = current_date - 2 WHERE id = '${term}'`)
    expect(await read()).toBe(200)
    await cancel(matter)
  })
})
