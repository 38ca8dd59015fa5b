import type { InvitationCards } from '@portaria/contract/modules/accounts/invitations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invitations, newPassword } from '../../../../testing/invited.ts'
import { tokenTo, writeLetters } from '../../../../testing/kept-letters.ts'
import { samples } from '../../../../testing/samples.ts'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'

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
  const card = async (
    id: string,
    payload: object = {},
    role: 'sindico' | 'funcionario' = 'sindico',
  ) => {
    const { status, body } = await test
      .as(role)
      .post(`/residents/${id}/invitation-link`, { payload })
    const errors = body.errors?.map(({ field, code }) => `${field} ${code}`)
    return { status, body, errors }
  }
  /** The token by which the holder of a card has proved an address. */
  async function provedBy(token: string, email: string) {
    expect((await calls.post('/invitations/email', { token, email })).status).toBe(202)
    await writeLetters(test)
    return tokenTo(test, email)
  }
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
    expect((await card(resident)).errors).toEqual(['login login_exists'])
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

  it('shows the first name to its holder, and none by a letter', async () => {
    const resident = await addResident(930_004)
    const { body } = await card(resident)
    const shown = await calls.look(tokenOf(body.data['url']))
    expect(shown.body.data).toMatchObject({ first_name: 'Moradora', company: 'bosque' })
    expect(shown.body.data).not.toHaveProperty('name')
    const { token } = await calls.invited(calls.nobody())
    expect((await calls.look(token)).body.data['first_name']).toBeNull()
  })

  it('lets in one of two holders at the same moment', async () => {
    const resident = await addResident(930_005)
    const token = tokenOf((await card(resident)).body.data['url'])
    const [first, second] = [calls.nobody(), calls.nobody()]
    const proved = [await provedBy(token, first), await provedBy(token, second)]
    const answers = await Promise.all(proved.map((one) => calls.accept(one)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422])
    const members = [...(await calls.membershipsOf(first)), ...(await calls.membershipsOf(second))]
    expect(members).toHaveLength(1)
  })

  it('ends with the letter of the same resident, and the letter with it, at the same moment', async () => {
    const resident = await addResident(930_006)
    const token = tokenOf((await card(resident)).body.data['url'])
    await test.as('sindico').post(`/residents/${resident}/invite`, { payload: {} })
    await writeLetters(test)
    const letter = await tokenTo(test, 'moradora.930006@example.com')
    const other = calls.nobody()
    const proved = await provedBy(token, other)
    const answers = await Promise.all([calls.accept(proved), calls.accept(letter)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422])
    const members = [
      ...(await calls.membershipsOf(other)),
      ...(await calls.membershipsOf('moradora.930006@example.com')),
    ]
    expect(members).toHaveLength(1)
    for (const used of [token, letter])
      expect(['token token_used', 'token token_ended']).toContain(
        (await calls.look(used)).errors?.[0],
      )
  })

  it('gives nobody a second home, and stays valid for another address', async () => {
    const [one, two] = [await addResident(930_007), await addResident(930_008)]
    const email = calls.nobody()
    const first = await provedBy(tokenOf((await card(one)).body.data['url']), email)
    expect((await calls.accept(first)).status).toBe(204)
    const token = tokenOf((await card(two)).body.data['url'])
    const again = await provedBy(token, email)
    expect((await calls.accept(again, { password: newPassword })).errors).toEqual([
      'token token_taken',
    ])
    expect((await calls.look(token)).body.data).toMatchObject({ asks: 'email' })
  })

  it('is opened by a whole building from one network, and floods no mailbox', async () => {
    const residents = await Promise.all(
      Array.from({ length: 30 }, (_, index) => addResident(931_000 + index)),
    )
    const { body } = await test
      .as('sindico')
      .post('/residents/invitation-cards', { payload: { ids: residents } })
    const tokens = (body.data as unknown as InvitationCards).cards.map(({ url }) => tokenOf(url))
    const ask = (email: () => string) =>
      Promise.all(
        tokens.map((token) => calls.post('/invitations/email', { token, email: email() })),
      )
    const own = await ask(() => calls.nobody())
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([202]))
    const victim = calls.nobody()
    const flood = await ask(() => victim)
    expect(flood.filter(({ status }) => status === 202)).toHaveLength(5)
  })

  it('is one of many for a print, by unit, the same each time', async () => {
    const [a, b] = [await addResident(930_009), await addResident(930_010)]
    const minor = await test.as('sindico').post('/residents', {
      payload: {
        ...samples.residents.values(930_011),
        birth_date: '2015-02-01',
        guardian_id: a,
      },
    })
    const ids = [a, b, minor.body.data.id]
    const print = async () => {
      const answer = await test
        .as('sindico')
        .post('/residents/invitation-cards', { payload: { ids } })
      return answer.body.data as unknown as InvitationCards
    }
    const printed = await print()
    expect(printed.cards.map(({ name }) => name)).toEqual(['Moradora 930009', 'Moradora 930010'])
    expect(printed.refusals).toEqual([
      { id: minor.body.data.id, title: 'Moradora 930011', code: 'login_minor' },
    ])
    expect(printed.company).toBe('bosque')
    expect(await print()).toEqual(printed)
    const own = await card(a)
    expect(own.body.data['url']).toBe(printed.cards[0]?.url)
  })

  it('is made for nobody of another company', async () => {
    const resident = await addResident(930_003)
    const foreign = await test
      .as('sindico', 'acacias')
      .post(`/residents/${resident}/invitation-link`, { payload: {} })
    expect(foreign.status).toBe(404)
  })
})
