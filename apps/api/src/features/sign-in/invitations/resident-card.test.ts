import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../../registers/samples.ts'
import { invitations } from '../../../testing/invited.ts'
import { tokenTo, writeLetters } from '../../../testing/kept-letters.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

let test: TestApp
let calls: ReturnType<typeof invitations>
beforeAll(async () => {
  test = await openTestApp()
  calls = invitations(test)
})
afterAll(() => test.close())

describe('the card of a resident', () => {
  const addResident = async (nth: number) =>
    (await test.as('sindico').post('/residents', { payload: samples.residents.values(nth) })).body
      .data.id
  const card = (id: string, payload: object = {}, role: 'sindico' | 'funcionario' = 'sindico') =>
    test.as(role).post(`/residents/${id}/invitation-link`, { payload })
  const tokenOf = (url: unknown) => String(url).split('#')[1] ?? ''

  it('lets its holder in once they have proved an address', async () => {
    const resident = await addResident(930_001)
    expect((await card(resident, {}, 'funcionario')).status).toBe(403)
    const { body } = await card(resident)
    const token = tokenOf(body.data['url'])
    expect((await card(resident)).body.data['url']).toBe(body.data['url'])
    expect((await calls.look(token)).body.data).toMatchObject({ asks: 'email', role: 'condomino' })
    expect((await calls.accept(token)).errors).toEqual(['token token_invalid'])
    const claimed = `${token}.${Buffer.from('outra@example.com').toString('base64url')}`
    expect((await calls.accept(claimed)).errors).toEqual(['token token_invalid'])
    const email = calls.nobody()
    expect((await calls.post('/invitations/email', { token, email })).status).toBe(202)
    expect(await calls.membershipsOf(email)).toEqual([])
    await writeLetters(test)
    const proved = await tokenTo(test, email)
    expect((await calls.look(proved)).body.data).toMatchObject({ asks: 'account', email })
    expect((await calls.accept(proved)).status).toBe(204)
    expect((await calls.membershipsOf(email)).map(({ role }) => role)).toEqual(['condomino'])
    expect((await calls.look(token)).errors).toEqual(['token token_used'])
    expect((await card(resident)).status).toBe(409)
  })

  it('is listed, ends when it is withdrawn or made anew, and writes few letters', async () => {
    const resident = await addResident(930_002)
    const { body } = await card(resident)
    const { id } = body.data
    expect((await test.as('sindico').get(`/users/${id}`)).body.data).toMatchObject({
      email: null,
      invitation: 'pending',
    })
    const renewed = await card(resident, { renew: true })
    expect(renewed.body.data.id).toBe(id)
    expect((await calls.look(tokenOf(body.data['url']))).errors).toEqual(['token token_invalid'])
    const token = tokenOf(renewed.body.data['url'])
    const asks = await Promise.all(
      Array.from({ length: 7 }, () =>
        calls.post('/invitations/email', { token, email: calls.nobody() }),
      ),
    )
    expect(asks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      202, 202, 202, 202, 202, 429, 429,
    ])
    expect((await test.as('sindico').delete(`/users/${id}`, ifMatch(2))).status).toBe(204)
    expect((await calls.look(token)).errors).toEqual(['token token_ended'])
  })

  it('is made for nobody of another company', async () => {
    const resident = await addResident(930_003)
    const foreign = await test
      .as('sindico', 'acacias')
      .post(`/residents/${resident}/invitation-link`, { payload: {} })
    expect(foreign.status).toBe(404)
  })
})
