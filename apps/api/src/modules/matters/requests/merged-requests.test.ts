import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { openRequestWorld, type RequestWorld } from '../../../testing/request-world.ts'

let world: RequestWorld
beforeAll(async () => {
  world = await openRequestWorld()
})
afterAll(() => world.close())

const merge = (id: string, into: string) => world.act(id, 'merge', { merged_into_id: into })

it('continue in the one that they were merged into, which the other requesters cannot read', async () => {
  const own = await world.asked({ subject: 'Elevador parou' })
  const other = await world.asked(
    { subject: 'Elevador da Torre', requester_id: world.id('caio') },
    'sindico',
  )
  expect((await merge(own, own)).body.errors).toMatchObject([{ code: 'merged_with_itself' }])
  expect((await merge(own, other)).status).toBe(200)
  const { data } = await world.read(own, 'condomino')
  expect(data).toMatchObject({ state: 'closed', merged_into_id: null, merged_into: null })
  expect((await world.read(own)).data['merged_into_id']).toBe(other)
  expect((await world.read(other, 'condomino')).status).toBe(404)
  const history = await world.test.as('condomino').get(`/requests/${own}/history`)
  expect([403, 404]).toContain(history.status)
  expect(
    (await world.act(own, 'reopen', { reopen_reason: 'E agora?' }, 'condomino')).body.errors,
  ).toMatchObject([{ code: 'already_merged' }])
  // The requester is notified once the other request is done.
  const told = async () => (await world.inbox('condomino', own)).map(({ text }) => String(text))
  expect(await told()).toEqual([expect.stringContaining('unida a outra')])
  await world.act(other, 'complete', { answer: 'Placa do 302 trocada' })
  expect(await told()).toEqual([expect.stringMatching(/: concluída\./)])
  expect(JSON.stringify(await told())).not.toContain('Placa')
})

it('are separate again once the other one is over, and say so', async () => {
  const own = await world.asked()
  await world.act(own, 'defer', { deferred_until: companyDay(9), answer: 'Espera a peça' })
  const other = await world.asked({ requester_id: world.id('caio') }, 'sindico')
  await merge(own, other)
  const told = async () => (await world.inbox('condomino', own)).map(({ text }) => String(text))
  expect(JSON.stringify(await told())).not.toContain('Espera a peça')
  await world.act(other, 'decline', { answer: 'O 12 não deixa entrar' })
  expect(await told()).toEqual([expect.stringMatching(/: recusada\.$/)])
  await world.act(own, 'reopen', { reopen_reason: 'Ainda pinga' }, 'condomino')
  expect((await world.read(own)).data).toMatchObject({ state: 'open', merged_into_id: null })
})

it("follow that one's own merge, never into each other, and into nothing that is over", async () => {
  const [one, two, three] = [await world.asked(), await world.asked(), await world.asked()]
  await merge(one, two)
  expect((await merge(three, one)).body.errors).toMatchObject([{ code: 'not_open' }])
  await merge(two, three)
  expect((await world.read(one)).data['merged_into_id']).toBe(three)
  const [left, right] = [await world.asked(), await world.asked()]
  const both = await Promise.all([merge(left, right), merge(right, left)])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]))
})
