import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GateWorld, openGateWorld } from '../../testing/gate-world.ts'
import { rowsOf } from '../../testing/test-app.ts'

let world: GateWorld
beforeAll(async () => {
  world = await openGateWorld()
})
afterAll(() => world.close())

const desk = () => world.test.as('funcionario')
const block = (visitor: string) =>
  world.past(`UPDATE visitors SET blocked = true, blocked_reason = 'briga', blocked_at = now()
    WHERE id = '${visitor}'`)
const told = async (kind: string, id: string, role: 'condomino' | 'sindico' = 'sindico') =>
  rowsOf((await world.test.as(role).get('/inbox?per_page=100')).body).find(
    (item) => item['kind'] === kind && (item['subject'] as { id: string }).id === id,
  )

const textOf = async (...news: Parameters<typeof told>) => String((await told(...news))?.['text'])

it('a blocked guest of a pass is reported with the first refusal, before the document is required', async () => {
  const payload = { apartment_id: world.own.apartmentId, guests: [{ name: 'Convidado' }] }
  const { body } = await world.test.as('condomino').post('/visits/invite', { payload })
  const [pass] = rowsOf(body)
  const visit = String(pass?.['visit_id'])
  const { data } = (await desk().get(`/visits/${visit}`)).body
  await block((data['visitor'] as { id: string }).id)
  const enter = async (more: object = {}) => {
    const sent = { payload: { visit_id: visit, ...more } }
    const { body: answer } = await desk().post('/gate/entries', sent)
    return (answer.errors ?? []).map(({ field, code }) => `${field} ${code}`)
  }
  expect(await enter()).toEqual([
    'visitor_id visitor_unidentified',
    'let_in_reason visitor_blocked',
  ])
  expect(await textOf('visit_blocked', visit)).toContain('está na portaria')
  // A reason decides about the block, and a document is still required.
  expect(await enter({ let_in_reason: 'O síndico mandou' })).toEqual([
    'visitor_id visitor_unidentified',
  ])
})

it('the household that is asked about a blocked visitor reads that they are blocked', async () => {
  const visitor = await world.addVisitor()
  await block(visitor.id)
  const { body } = await desk().post('/gate/walk-ins', {
    payload: {
      id: newId(),
      visitor_id: visitor.id,
      kind: 'social',
      apartment_id: world.own.apartmentId,
      let_in_reason: 'Pediu para falar',
    },
  })
  const asked = body.data.id
  expect(await textOf('visit_waiting', asked, 'condomino')).toContain(
    'está na lista de bloqueio e quer entrar',
  )
  const other = await world.walkIn()
  expect(await textOf('visit_waiting', other, 'condomino')).not.toContain('bloqueio')
})

it('a blocked visitor who is sent away before anybody is asked is reported to gates and síndicos', async () => {
  const visitor = await world.addVisitor()
  const turnAway = (role: 'funcionario' | 'condomino' = 'funcionario') => {
    const payload = { visitor_id: visitor.id, apartment_id: world.own.apartmentId }
    return world.test.as(role).post('/gate/turned-away', { payload })
  }
  expect((await turnAway()).status).toBe(409)
  expect(await told('visit_blocked', visitor.id)).toBeUndefined()
  await block(visitor.id)
  expect((await turnAway('condomino')).status).toBe(403)
  expect((await turnAway()).status).toBe(200)
  expect(await textOf('visit_blocked', visitor.id)).toMatch(/está na portaria: .*101/)
})
