import { systemActor } from '@portaria/contract/actors/actor'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import { erasingOf } from '../../testing/erasing.ts'
import { samples } from '../../testing/samples.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseOverdue } from './retention.service.ts'

type Row = Record<string, unknown>

describe('visits past their term', () => {
  let test: TestApp
  let apartment = ''
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
    const tower = await test.as('sindico').post('/towers', { payload: samples.towers.values(1) })
    const payload = { ...samples.apartments.values(1), tower_id: tower.body.data.id }
    apartment = (await test.as('sindico').post('/apartments', { payload })).body.data.id
  })
  afterAll(() => test.close())

  const inTenant = (statement: ReturnType<typeof sql>) =>
    test.database.app.inTenant(test.actor('sindico'), ({ queries }) => queries.count(statement))
  const erase = () =>
    eraseOverdue(
      test.database.app,
      { ...systemActor('test'), tenantId: test.tenants.bosque },
      erasingOf(test.parts.files),
    )
  const read = async (table: string, id: string) => {
    const [row] = await onServer<Row>(
      test.database.adminUrl,
      `SELECT * FROM ${table} WHERE id = '${id}'`,
    )
    return row
  }

  async function addVisitor(days: number): Promise<string> {
    nth += 1
    const payload = samples.visitors.values(180_000 + nth)
    const { status, body } = await test.as('sindico').post('/visitors', { payload })
    expect(status).toBe(201)
    await inTenant(sql`UPDATE visitors SET created_at = now() - make_interval(days => ${days})
      WHERE id = ${body.data.id}`)
    return body.data.id
  }

  async function addPass(visitor: string, { days, until }: { days: number; until: number }) {
    const id = newId()
    await inTenant(sql`
      INSERT INTO passes
        (tenant_id, id, guest_name, visitor_id, kind, apartment_id, plate, valid_from, valid_to,
          created_at)
      VALUES (${test.tenants.bosque}, ${id}, 'Nome do passe', ${visitor}, 'recurring', ${apartment},
        'ABC1D23', now() - make_interval(days => ${days}), now() + make_interval(days => ${until}),
        now() - make_interval(days => ${days}))`)
    return id
  }

  async function addVisit(visitor: string, days: number, state: 'left' | 'inside' = 'left') {
    const id = newId()
    const at = sql`now() - make_interval(days => ${days})`
    await inTenant(sql`
      INSERT INTO visits
        (tenant_id, id, guest_name, visitor_id, kind, apartment_id, plate, purpose, state,
          checked_in_at, checked_out_at, checked_out_how, created_at)
      VALUES (${test.tenants.bosque}, ${id}, 'Nome na visita', ${visitor}, 'social', ${apartment},
        'ABC1D23', 'Aniversário', ${state}, ${at},
        ${state === 'left' ? at : null}, ${state === 'left' ? 'desk' : null}, ${at})`)
    return id
  }

  const lines = async () => {
    const { body } = await test.as('sindico').get('/company/retention')
    return new Map(retentionAnswer.parse(body).data.map((line) => [line.kind, line]))
  }

  it('stay in the counts without the visitor’s name, though they came again', async () => {
    const visitor = await addVisitor(800)
    const [old, young] = [await addVisit(visitor, 366), await addVisit(visitor, 100)]
    for (const id of [old, young])
      await inTenant(sql`
        INSERT INTO visit_corrections (tenant_id, id, visit_id, text, reason)
        VALUES (${test.tenants.bosque}, ${newId()}, ${id}, 'Era a prima de Ana', 'Visto depois')`)
    expect((await lines()).get('visits')).toMatchObject({ due: 1, held: [] })
    await erase()
    const nobody = test.tenants.bosque
    expect(await read('visits', old)).toMatchObject({
      guest_name: 'Visitante apagado',
      visitor_id: nobody,
      plate: null,
      purpose: null,
      kind: 'social',
      apartment_id: apartment,
      state: 'left',
    })
    expect(await read('visits', young)).toMatchObject({
      guest_name: 'Nome na visita',
      visitor_id: visitor,
      plate: 'ABC1D23',
    })
    expect(await read('visitors', nobody)).toMatchObject({ name: 'Visitante apagado' })
    const corrected = await onServer<Row>(
      test.database.adminUrl,
      `SELECT visit_id FROM visit_corrections WHERE visit_id IN ('${old}', '${young}')`,
    )
    expect(corrected).toEqual([{ visit_id: young }])
    const person = await read('visitors', visitor)
    expect([person?.['erased_at'], person?.['cpf']]).toEqual([null, expect.any(String)])
    const trail = await onServer<Row>(
      test.database.adminUrl,
      `SELECT operation, reason FROM audit_log WHERE register = 'visits' AND row_id = '${old}'`,
    )
    expect(trail).toEqual([{ operation: 'erase', reason: 'retention' }])
    expect((await lines()).get('visits')?.due).toBe(0)
  })

  it('are nobody’s, even if somebody registered a visitor with the empty id', async () => {
    const nobody = test.tenants.bosque
    await test.past(
      `UPDATE visits SET visitor_id = (
        SELECT id FROM visitors WHERE id <> '${nobody}' LIMIT 1) WHERE visitor_id = '${nobody}';
        DELETE FROM visitors WHERE id = '${nobody}'`,
    )
    const payload = { ...samples.visitors.values(190_000), id: nobody, name: 'Quem quer ser todos' }
    expect((await test.as('sindico').post('/visitors', { payload })).body.code).toBe('id_taken')
    // A visitor got that id before such ids were refused.
    const { id: _, ...planted } = payload
    const made = await test.as('sindico').post('/visitors', { payload: planted })
    await onServer(
      test.database.adminUrl,
      `SET app.tenant_id = '${nobody}'; SET session_replication_role = replica;
        UPDATE visitors SET id = '${nobody}', blocked = true, blocked_at = now()
        WHERE id = '${made.body.data.id}';
        UPDATE audit_log SET row_id = '${nobody}' WHERE row_id = '${made.body.data.id}'`,
    )
    const visit = await addVisit(await addVisitor(800), 400)
    await erase()
    expect(await read('visits', visit)).toMatchObject({ visitor_id: nobody })
    const row = await read('visitors', nobody)
    expect(row).toMatchObject({ name: 'Visitante apagado', cpf: null, plate: null, phones: [] })
    expect(row).toMatchObject({ blocked: false, id_doc: null, provisional: true })
    expect([row?.['deleted_at'], row?.['erased_at']]).toEqual([expect.any(Date), expect.any(Date)])
    expect((await test.as('sindico').post(`/visitors/${nobody}/restore`)).status).toBe(409)
    const trail = await onServer<Row>(
      test.database.adminUrl,
      `SELECT changes::text AS text FROM audit_log WHERE row_id = '${nobody}'`,
    )
    expect(JSON.stringify(trail)).not.toContain('Quem quer ser todos')
  })

  it('are held while somebody is inside, and so is the visitor', async () => {
    const visitor = await addVisitor(800)
    const visit = await addVisit(visitor, 400, 'inside')
    const told = await lines()
    expect(told.get('visits')?.held).toEqual([{ reason: 'open_visit', count: 1 }])
    expect(told.get('visitors')?.held).toContainEqual({ reason: 'open_visit', count: 1 })
    await erase()
    expect((await read('visits', visit))?.['guest_name']).toBe('Nome na visita')
    expect((await read('visitors', visitor))?.['cpf']).not.toBeNull()
    await inTenant(sql`UPDATE visits SET state = 'left', checked_out_how = 'closed_by_job'
      WHERE id = ${visit}`)
    await erase()
    expect((await read('visits', visit))?.['guest_name']).toBe('Visitante apagado')
    expect((await read('visitors', visitor))?.['name']).toBe('Visitante apagado')
  })

  it('keep documents for as long as the last of the visits needs them', async () => {
    const [recent, gone] = [await addVisitor(800), await addVisitor(800)]
    await addVisit(recent, 179)
    await addVisit(gone, 181)
    await erase()
    expect((await read('visitors', recent))?.['cpf']).not.toBeNull()
    expect(await read('visitors', gone)).toMatchObject({ cpf: null, erased_at: null })
  })

  it('hold a visitor whose pass still opens, and erase a pass that ended', async () => {
    const [live, ended] = [await addVisitor(800), await addVisitor(800)]
    const passes = [
      await addPass(live, { days: 700, until: 30 }),
      await addPass(ended, { days: 700, until: -366 }),
    ]
    expect((await lines()).get('visitor_documents')?.held).toContainEqual({
      reason: 'live_pass',
      count: 1,
    })
    await erase()
    const [kept, erased] = await Promise.all(passes.map((id) => read('passes', id)))
    expect([kept?.['guest_name'], kept?.['visitor_id']]).toEqual(['Nome do passe', live])
    expect(erased).toMatchObject({ guest_name: 'Visitante apagado', plate: null })
    expect((await read('visitors', live))?.['cpf']).not.toBeNull()
    expect((await read('visitors', ended))?.['name']).toBe('Visitante apagado')
  })

  it('keep what was carried in and out, without the person who carried it', async () => {
    const [old, young] = [newId(), newId()]
    for (const [id, days] of [
      [old, 366],
      [young, 364],
    ] as const)
      await inTenant(sql`
        INSERT INTO item_passes (tenant_id, id, description, direction, carrier, apartment_id, created_at)
        VALUES (${test.tenants.bosque}, ${id}, 'Sofá', 'out', 'Transportadora do João', ${apartment},
          now() - make_interval(days => ${days}))`)
    await erase()
    expect((await read('item_passes', old))?.['carrier']).toBe('Visitante apagado')
    expect((await read('item_passes', young))?.['carrier']).toBe('Transportadora do João')
  })

  it('are in notices no longer than they are kept', async () => {
    const { userId, membershipId } = test.person('condomino')
    const ids = [newId(), newId()]
    for (const [index, days] of [366, 364].entries())
      await inTenant(sql`
        INSERT INTO inbox_items
          (tenant_id, id, user_id, membership_id, kind, key, register, subject_id, words, made_at)
        VALUES (${test.tenants.bosque}, ${ids[index]}, ${userId}, ${membershipId}, 'visit', ${index},
          'visits', ${newId()}, '{}', now() - make_interval(days => ${days}))`)
    await erase()
    const [old, young] = await Promise.all(ids.map((id) => read('inbox_items', id)))
    expect([old === undefined, young === undefined]).toEqual([true, false])
  })
})
