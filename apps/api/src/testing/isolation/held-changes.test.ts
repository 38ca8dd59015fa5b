import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { parcelTasks } from '../../modules/custody/parcels/parcel-tasks.ts'
import { visitTasks } from '../../modules/visits/visits/visit-tasks.ts'
import type { Tasks } from '../../platform/jobs/task.ts'
import { type DeskWorld, openDeskWorld } from '../desk-world.ts'
import { whileHeld } from '../held-change.ts'
import { rowsOf } from '../test-app.ts'

describe('somebody who was a moment earlier', () => {
  let world: DeskWorld
  let nth = 0
  beforeAll(async () => {
    world = await openDeskWorld()
  })
  afterAll(() => world.close())

  const sindico = () => world.test.as('sindico')
  const doorman = () => world.test.as('funcionario')
  const held = <T>(
    statement: string,
    call: () => Promise<T>,
    more?: { readonly waits?: number; readonly next?: string },
  ) => whileHeld(world.test, statement, call, more)
  async function made(register: string, payload: object): Promise<string> {
    const { status, body, raw } = await sindico().post(`/${register}`, { payload })
    if (status !== 201) throw new Error(raw)
    return body.data.id
  }
  async function invite() {
    const guests = [{ name: `Convidado ${(nth += 1)}` }]
    const { body, raw } = await world.test.as('condomino').post('/visits/invite', {
      payload: { apartment_id: world.own.apartmentId, guests },
    })
    const [pass] = rowsOf(body)
    if (!pass) throw new Error(raw)
    return pass
  }
  const employee = () => made('employees', { name: `Zelador ${(nth += 1)}`, position: 'Zelador' })
  const visit = async (id: string) => (await doorman().get(`/visits/${id}`)).body.data
  const run = async (of: Tasks, name: string, data: Readonly<Record<string, unknown>>) => {
    const task = of[name]
    if (task?.scope !== 'tenant') throw new Error(`no task ${name}`)
    const scope = { database: world.test.parts.database, actor: world.test.actor('sindico') }
    await task.run(scope, data)
  }
  const machineries = () => machineriesOf(world.test.parts, unnotedReads)

  it('has dismissed the employee to whom something is lent', async () => {
    const person = await employee()
    const cabinet = await made('cabinets', {
      name: `Armário ${(nth += 1)}`,
      kind: 'keys',
      items: [{ name: 'Chave' }],
    })
    const { body } = await sindico().get(`/cabinets/${cabinet}`)
    const [item] = body.data['items'] as { id: string }[]
    const lent = await held(
      `UPDATE employees SET employment = 'dismissed', dismissed_on = current_date, status = 'INATIVO'
       WHERE id = '${person}'`,
      () =>
        sindico().post(`/cabinets/${cabinet}/lend`, {
          payload: { item_id: item?.id, employee_id: person },
        }),
    )
    expect([lent.status, lent.body.errors]).toMatchObject([
      422,
      [{ field: 'employee_id', code: 'not_found' }],
    ])
  })

  it('has dismissed the employee who is given a card', async () => {
    const person = await employee()
    const card = await made('cards', { number: `${7_300_000 + (nth += 1)}` })
    const given = await held(`UPDATE employees SET status = 'INATIVO' WHERE id = '${person}'`, () =>
      sindico().post(`/cards/${card}/assign`, { payload: { employee_id: person } }),
    )
    expect([given.status, given.body.errors]).toMatchObject([
      422,
      [{ field: 'employee_id', code: 'holder_inactive' }],
    ])
  })

  it('has returned the parcel of which a household would be reminded', async () => {
    const parcel = await made('parcels', {
      kind: 'parcel',
      place: 'desk',
      apartment_id: world.own.apartmentId,
    })
    await world.past(`ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
      UPDATE parcels SET arrived_at = now() - interval '40 days', told_at = NULL
        WHERE id = '${parcel}';
      ALTER TABLE parcels ENABLE TRIGGER keep_outcome`)
    await held(
      `UPDATE parcels SET state = 'returned', returned_at = now(), returned_reason = 'Prazo'
       WHERE id = '${parcel}'`,
      () => run(parcelTasks(machineries()), 'remind_of_parcel', { parcelId: parcel }),
    )
    expect((await doorman().get(`/parcels/${parcel}`)).body.data).toMatchObject({
      state: 'returned',
      reminded_at: null,
    })
  })

  it('has answered the visit that waited too long', async () => {
    const id = await world.walkIn()
    await world.past(
      `UPDATE visits SET waiting_since = now() - interval '3 days' WHERE id = '${id}'`,
    )
    await held(
      `UPDATE visits SET state = 'authorised', answered_at = now(), answered_through = 'desk',
         answered_name = 'Ana' WHERE id = '${id}'`,
      () => run(visitTasks(machineries()), 'end_stale_visit', { visitId: id }),
    )
    expect(await visit(id)).toMatchObject({ state: 'authorised' })
  })

  it('has changed the pass of a visit that is moved, which its history says', async () => {
    const guests = [{ name: `Convidada ${(nth += 1)}`, plate: 'ABC1D23' }]
    const invited = await world.test.as('condomino').post('/visits/invite', {
      payload: { apartment_id: world.own.apartmentId, guests },
    })
    const [pass] = rowsOf(invited.body)
    const visitId = String(pass?.['visit_id'])
    const { version } = await visit(visitId)
    const moved = await held(
      `UPDATE passes SET plate = 'DEF4G56' WHERE id = '${String(pass?.['id'])}'`,
      () =>
        sindico().patch(`/visits/${visitId}`, {
          headers: { 'if-match': `"${String(version)}"` },
          payload: { plate: 'HIJ7K89' },
        }),
    )
    expect(moved.status).toBe(200)
    const { body } = await sindico().get(`/passes/${String(pass?.['id'])}/history`)
    const changes = rowsOf(body).map((row) => row['changes'])
    expect(changes).toContainEqual(
      expect.objectContaining({ plate: ['DEF4G56', 'HIJ7K89'] }) as unknown,
    )
  })

  it('has resolved the entry of which a desk says that its guest left', async () => {
    const pack = await world.pack()
    const id = newId()
    const act = {
      name: 'walk-in' as const,
      kind: 'social',
      apartment_id: world.own.apartmentId,
      told_by: null,
    }
    const entry = await world.seal(pack, { id, act, ago: 9_000 })
    expect((await world.send([entry]))[0]).toMatchObject({ outcome: 'conflict' })
    const exit = await world.seal(pack, { act: { name: 'leave', entry_id: id }, ago: 1_000 })
    const [judged] = await held(
      `UPDATE desk_entries SET outcome = 'resolved', typed = NULL, resolved_as = 'not_entered',
         resolved_at = now() WHERE id = '${id}'`,
      () => world.send([exit]),
    )
    // The desk knew of no entry, so a person has to judge the exit; it is not recorded on the
    // visit, which is over.
    expect(judged).toMatchObject({ outcome: 'conflict', codes: ['entry_unrecorded'] })
  })

  it('has merged the guest whose document a desk reads', async () => {
    const pass = await invite()
    const known = await world.addVisitor()
    const enter = () =>
      doorman().post('/gate/entries', { payload: { code: pass['code'], cpf: known.cpf } })
    // Both desks find the guest without a document before either merges the two rows.
    const answers = await held(
      `UPDATE visitors SET updated_at = now() WHERE id = '${known.id}'`,
      () => Promise.all([enter(), enter()]),
      { waits: 2 },
    )
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { body } = await sindico().get(`/visitors/${known.id}/history`)
    const operations = rowsOf(body).map((row) => row['operation'])
    expect(operations.filter((operation) => operation === 'merge')).toHaveLength(1)
  })
  it('ends a visit whose pass is revoked at the same moment', async () => {
    const { id, visit_id: visitId } = await invite()
    // Ending a visit locks the visit and then its pass; revoking the pass waits for the visit first.
    const revoked = await held(
      `SELECT 1 FROM visits WHERE pass_id = '${id}' FOR NO KEY UPDATE`,
      () => sindico().post(`/passes/${id}/revoke`),
      { next: `SELECT 1 FROM passes WHERE id = '${id}' FOR NO KEY UPDATE` },
    )
    expect([revoked.status, revoked.body.data['state']]).toEqual([200, 'revoked'])
    expect(await visit(String(visitId))).toMatchObject({ state: 'cancelled' })
  })
})
