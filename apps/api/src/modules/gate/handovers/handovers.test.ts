import type { Role } from '@portaria/contract/actors/roles'
import type { HandoverFigures } from '@portaria/contract/modules/gate/handovers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

type Handover = Record<string, unknown> & { version: number; figures: HandoverFigures }

describe('handovers', () => {
  let world: ParcelWorld
  let nth = 0
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  const post = () => `Posto ${(nth += 1)}`
  const begins = (payload: object, role: Role = 'funcionario') =>
    world.as(role).post('/handovers', { payload })
  async function begin(more: object = {}, role: Role = 'funcionario'): Promise<string> {
    const { status, body, raw } = await begins({ post: post(), ...more }, role)
    if (status !== 201) throw new Error(`a handover was refused: ${raw}`)
    return body.data.id
  }
  const act = (id: string, action: string, payload: object, role: Role = 'funcionario') =>
    world.as(role).post(`/handovers/${id}/${action}`, { payload })
  async function read(id: string, role: Role = 'funcionario') {
    return (await world.as(role).get(`/handovers/${id}`)).body.data as unknown as Handover
  }
  /** Returns a signature that somebody has just drawn. */
  async function drawn(role: Role = 'funcionario'): Promise<string> {
    const id = newId()
    await world.past(
      `INSERT INTO files (tenant_id, id, media_type, bytes, sha256, created_by)
       VALUES ('${world.test.tenants.bosque}', '${id}', 'image/webp', 1, '\\x00',
         '${world.test.person(role).userId}')`,
    )
    return id
  }
  const held = async () => {
    const { body } = await world.as('sindico').get('/parcels?filter[pickup]=held,overdue')
    return body.meta.total
  }
  async function leave(id: string, more: object = {}) {
    return act(id, 'leave', {
      parcels_counted: await held(),
      left_signature_file_id: await drawn(),
      ...more,
    })
  }
  async function receive(id: string, more: object = {}, role: Role = 'sindico') {
    const payload = { received_signature_file_id: await drawn(role), ...more }
    return act(id, 'receive', payload, role)
  }

  it('go from open to signed by both, each personally', async () => {
    const id = await begin({ notes: 'Técnico do elevador às 14h.' })
    expect(await read(id)).toMatchObject({
      state: 'open',
      outgoing_id: world.test.person('funcionario').userId,
      incoming_id: null,
    })
    expect((await leave(id)).status).toBe(200)
    expect((await receive(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      state: 'done',
      incoming_id: world.test.person('sindico').userId,
      notes: 'Técnico do elevador às 14h.',
      remark: null,
    })
    const { body } = await world.as('sindico').get(`/handovers?filter[id]=${id}&fields=agreement`)
    expect(rowsOf(body)).toMatchObject([{ agreement: 'agrees' }])
    const history = await world.as('sindico').get(`/handovers/${id}/history`)
    expect(history.body.data).toMatchObject([
      { operation: 'receive' },
      { operation: 'leave' },
      { operation: 'create' },
    ])
  })

  it('show current figures while they are open, and those of the signature afterwards', async () => {
    const at = post()
    const first = await begin({ post: at, notes: 'Luz do bloco B queimada.' })
    await leave(first)
    await receive(first)
    const visit = await world.walkIn()
    const waiting = await world.receive({ kind: 'letter' })
    const id = await begin({ post: at })
    const before = (await read(id)).figures
    expect(before.previous).toMatchObject({ id: first, notes: 'Luz do bloco B queimada.' })
    expect(before.parcels).toContainEqual(
      expect.objectContaining({ kind: 'letter', place: 'desk', count: 1, overdue: 0 }),
    )
    expect(before.visits.waiting).toBeGreaterThan(0)
    await world.past(`UPDATE parcels SET due_at = now() - interval '1 day' WHERE id = '${waiting}'`)
    expect((await leave(id)).status).toBe(200)
    const signed = (await read(id)).figures
    expect(signed.parcels).toContainEqual(
      expect.objectContaining({ kind: 'letter', place: 'desk', count: 1, overdue: 1 }),
    )
    await world.act(waiting, 'return', { returned_reason: 'Prazo vencido' })
    await world.past(`UPDATE visits SET state = 'cancelled' WHERE id = '${visit}'`)
    expect((await read(id)).figures).toEqual(signed)
    await receive(id)
    expect((await read(id, 'sindico')).figures).toEqual(signed)
  })

  it('list lent keys, with their borrowers and times', async () => {
    const item = newId()
    const cabinet = await world.as('sindico').post('/cabinets', {
      payload: { name: post(), kind: 'keys', items: [{ id: item, name: 'Chave do salão' }] },
    })
    const lend = { item_id: item, borrower: 'Marcos, da manutenção' }
    const { id: cabinetId } = cabinet.body.data
    expect(
      (await world.as('funcionario').post(`/cabinets/${cabinetId}/lend`, { payload: lend })).status,
    ).toBe(200)
    const id = await begin()
    await leave(id)
    await world
      .as('funcionario')
      .post(`/cabinets/${cabinetId}/return`, { payload: { item_id: item } })
    expect((await read(id)).figures.loans).toContainEqual(
      expect.objectContaining({ item_name: 'Chave do salão', borrower: 'Marcos, da manutenção' }),
    )
  })

  it('need a remark if the count differs, and mark it in the list', async () => {
    const id = await begin()
    const parcels_counted = (await held()) + 2
    const refused = await leave(id, { parcels_counted })
    expect([refused.status, refused.body.errors]).toMatchObject([
      422,
      [{ field: 'count_note', code: 'required' }],
    ])
    expect((await leave(id, { parcels_counted: null })).body.errors).toMatchObject([
      { field: 'parcels_counted', code: 'required' },
    ])
    expect(await read(id)).toMatchObject({ state: 'open', parcels_expected: null })
    const told = await leave(id, { parcels_counted, count_note: 'Duas chegaram agora.' })
    expect(told.status).toBe(200)
    const differing = await world.as('sindico').get('/handovers?filter[agreement]=count_differs')
    expect(rowsOf(differing.body).map((row) => row.id)).toEqual([id])
    expect((await receive(id, { remark: 'Falta uma caixa.' })).status).toBe(200)
    const remarked = await world.as('sindico').get('/handovers?filter[agreement]=remarked')
    expect(rowsOf(remarked.body).map((row) => row.id)).toContain(id)
  })

  it('are signed by the person who began them, then by somebody else, and never twice', async () => {
    const id = await begin()
    const bySindico = { parcels_counted: 0, left_signature_file_id: await drawn('sindico') }
    expect((await act(id, 'leave', bySindico, 'sindico')).status).toBe(409)
    expect((await receive(id)).status).toBe(409)
    await leave(id)
    expect((await leave(id)).status).toBe(409)
    const same = await receive(id, {}, 'funcionario')
    expect([same.status, same.body.errors]).toMatchObject([
      409,
      [{ field: 'incoming_id', code: 'same_person' }],
    ])
    expect((await receive(id)).status).toBe(200)
    const signed = await read(id)
    expect((await receive(id)).status).toBe(409)
    expect(await read(id)).toMatchObject({
      version: signed.version,
      received_at: signed['received_at'],
    })
  })

  it('need a signature, of the right person and act', async () => {
    const id = await begin()
    for (const [signature, code] of [
      [null, 'required'],
      [await drawn('sindico'), 'not_found'],
      [newId(), 'not_found'],
    ])
      expect((await leave(id, { left_signature_file_id: signature })).body.errors).toMatchObject([
        { field: 'left_signature_file_id', code },
      ])
    const mine = await drawn()
    await leave(id, { left_signature_file_id: mine })
    const other = await begin()
    expect((await leave(other, { left_signature_file_id: mine })).body.errors).toMatchObject([
      { field: 'left_signature_file_id', code: 'not_found' },
    ])
    const theirs = await receive(id, { received_signature_file_id: await drawn() })
    expect(theirs.body.errors).toMatchObject([{ field: 'received_signature_file_id' }])
  })

  it('are one at a time at a post, however many desks begin', async () => {
    const at = post()
    const answers = await Promise.all(
      (['funcionario', 'sindico', 'funcionario', 'sindico'] as const).map((role) =>
        begins({ post: at }, role),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ])
    expect(answers.find(({ status }) => status === 409)?.body.errors).toMatchObject([
      { field: 'post', code: 'handover_open' },
    ])
    await expect(
      world.past(
        `INSERT INTO handovers (tenant_id, id, number, post, outgoing_id)
         VALUES ('${world.test.tenants.bosque}', '${newId()}', '9999', '${at.toUpperCase()}',
           '${world.test.person('sindico').userId}')`,
      ),
    ).rejects.toMatchObject({ constraint: 'handovers_open' })
  })

  it('continue the post’s last one, and end after they begin', async () => {
    const at = post()
    const id = await begin({ post: at })
    await leave(id)
    await receive(id)
    const next = await begin({ post: at })
    expect((await read(next))['starts_at']).toBe((await read(id))['ends_at'])
    const shift = { starts_at: '2026-11-20T19:00:00.000Z', ends_at: '2026-11-20T07:00:00.000Z' }
    expect((await begins({ post: post(), ...shift })).body.errors).toMatchObject([
      { field: 'ends_at', code: 'ends_before_start' },
    ])
  })

  it('can be cancelled by anybody at the desk before a signature', async () => {
    const begun = await begin({}, 'sindico')
    expect((await act(begun, 'cancel', {})).status).toBe(200)
    const signed = await begin()
    await leave(signed)
    expect((await act(signed, 'cancel', {}, 'sindico')).status).toBe(409)
  })

  it('never change once they are signed: by no route, and by no statement', async () => {
    const id = await begin({ notes: 'Nada a dizer.' })
    const sindico = world.as('sindico')
    const change = async (payload: object) =>
      sindico.patch(`/handovers/${id}`, {
        headers: { 'if-match': `"${(await read(id)).version}"` },
        payload,
      })
    await leave(id)
    for (const payload of [{ notes: 'Outra coisa.' }, { post: post() }, { status: 'INATIVO' }])
      expect((await change(payload)).status).toBe(409)
    const removed = await sindico.delete(`/handovers/${id}`, {
      headers: { 'if-match': `"${(await read(id)).version}"` },
    })
    expect(removed.status).toBe(409)
    const left = [
      "notes = 'x'",
      'parcels_counted = 99',
      "state = 'open', left_at = NULL, parcels_counted = NULL, parcels_expected = NULL",
      `left_signature_file_id = '${await drawn()}'`,
      'deleted_at = now()',
    ]
    for (const set of left)
      await expect(world.past(`UPDATE handovers SET ${set} WHERE id = '${id}'`)).rejects.toThrow(
        'not rewritten',
      )
    await receive(id)
    const theirs = world.test.person('admin').userId
    for (const set of ["remark = 'x'", 'received_at = now()', `incoming_id = '${theirs}'`])
      await expect(world.past(`UPDATE handovers SET ${set} WHERE id = '${id}'`)).rejects.toThrow(
        'not rewritten',
      )
  })

  it('are closed to others: households, providers, other companies', async () => {
    const id = await begin()
    for (const role of ['condomino', 'service_provider'] as const) {
      for (const path of ['', `/${id}`, `/${id}/history`])
        expect([403, 404]).toContain((await world.as(role).get(`/handovers${path}`)).status)
      expect((await begins({ post: post() }, role)).status).toBe(403)
      expect((await act(id, 'receive', {}, role)).status).toBe(403)
    }
    const foreign = world.test.as('sindico', 'acacias')
    expect((await foreign.get(`/handovers/${id}`)).status).toBe(404)
    await leave(id)
    const payload = { received_signature_file_id: await drawn('sindico') }
    expect((await foreign.post(`/handovers/${id}/receive`, { payload })).status).toBe(404)
    expect((await read(id))['state']).toBe('left')
  })
})
