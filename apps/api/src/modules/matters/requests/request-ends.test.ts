import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DepartingFamilies, departingFamilies } from '../../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { requestsRule } from './retention-rules.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

const ask = (more: object) =>
  families.made('requests', { subject: 'Vazamento', description: 'Na cozinha', ...more })
const read = (id: string) => families.read(`/requests/${id}`)

it("a person's requests end with them, or stay if the fault does", async () => {
  const [family, stays] = [await families.add(), await families.add()]
  const own = await ask({ requester_id: family.ana, apartment_id: family.apartmentId })
  const over = await ask({ requester_id: family.ana })
  await test.as('sindico').post(`/requests/${over}/decline`, { payload: { answer: 'Não' } })
  const theirs = await ask({ requester_id: stays.ana, apartment_id: stays.apartmentId })
  const shared = await ask({ requester_id: family.ana })
  const same = await ask({ requester_id: stays.ana })
  await test.as('sindico').post(`/requests/${same}/merge`, { payload: { merged_into_id: shared } })
  const { things } = await families.overview(family.ana)
  expect(
    (things as { kind: string; id: string; choices: string[] }[])
      .filter(({ kind }) => kind === 'request')
      .map(({ id, choices }) => [id, choices]),
  ).toEqual([
    [own, ['end', 'keep']],
    [shared, ['keep']],
  ])
  const held = await test.as('sindico').patch(`/residents/${family.ana}`, {
    headers: { 'if-match': '"1"' },
    payload: { status: 'INATIVO' },
  })
  expect(held.status).toBe(409)
  const plan = await families.plan(family)
  await families.daysLater(plan, 1)
  await families.runJob(plan)
  expect(await read(own)).toMatchObject({ state: 'closed' })
  expect(await read(over)).toMatchObject({ state: 'declined' })
  expect(await read(theirs)).toMatchObject({ state: 'open' })
  // The request stays open, since another person waits for it.
  expect(await read(shared)).toMatchObject({ state: 'open' })
})

it('data of requests are erased after their term, with all comments; an open one is held', async () => {
  const picture_file_id = newId()
  await families.past(`INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
    VALUES ('${test.tenants.bosque}', '${picture_file_id}', 'image/webp', 1, '\\x00',
      '${test.person('sindico').userId}')`)
  const attachments = [{ name: 'Pia da Ana', picture_file_id }]
  const [old, open, recent] = [await ask({ attachments }), await ask({}), await ask({})]
  for (const id of [old, recent]) {
    await test.as('sindico').post('/request-comments', {
      payload: { request_id: id, body: 'Fale com a Ana do 302', audience: 'team' },
    })
    await test.as('sindico').post(`/requests/${id}/complete`, { payload: { answer: 'Feito' } })
    await test.as('sindico').post(`/requests/${id}/close`, { payload: {} })
  }
  await families.past(`UPDATE requests SET opened_at = now() - interval '2000 days',
    closed_at = CASE WHEN id = '${old}' THEN now() - interval '1900 days' END
    WHERE id IN ('${old}', '${open}')`)
  const actor = test.actor('sindico')
  const dropped: string[] = []
  await test.parts.database.inTenant(actor, async (context) => {
    const overdue = (await context.queries.all(requestsRule.overdue(actor.tenantId, 1_825))) as {
      id: string
      held: string | null
    }[]
    const found = new Map(overdue.map(({ id, held }) => [id, held]))
    expect(found).toEqual(
      new Map([
        [old, null],
        [open, 'open_request'],
      ]),
    )
    await requestsRule.erase(context, [old], async (_context, ids) => {
      dropped.push(...ids)
      return ids.length
    })
  })
  expect(await read(old)).toMatchObject({
    subject: 'Solicitação',
    description: '',
    answer: null,
    attachments: [],
    state: 'closed',
  })
  expect(dropped).toEqual([picture_file_id])
  expect(await read(recent)).toMatchObject({ subject: 'Vazamento', answer: 'Feito' })
  const ways = [
    `/requests/${old}/history`,
    `/request-comments?filter[request_id]=${old}&per_page=100`,
  ]
  for (const way of ways) {
    const { raw } = await test.as('sindico').get(way)
    expect([way, /Fale com a Ana|Na cozinha|Pia da Ana/.exec(raw)]).toEqual([way, null])
  }
})
