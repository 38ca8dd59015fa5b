import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'
import { rowsOf } from '../../../testing/test-app.ts'

describe('parcels', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  it('are numbered, announced to the household at once, and begin a chain', async () => {
    const id = await world.receive({ carrier: 'Correios', tracking: 'BR123456789BR' })
    const next = await world.receive()
    const [first, second] = [await world.read(id), await world.read(next)]
    expect(Number(second['number'])).toBe(Number(first['number']) + 1)
    expect(first).toMatchObject({ state: 'told', place: 'desk' })
    expect(await world.kinds(id)).toEqual(['received', 'told'])
    expect(await world.toldOf(id)).toEqual(['parcel_arrived'])
  })

  // The number is for the gate (custody §14).
  it('are named to the household by kind, sender and day, with the number beside', async () => {
    const [day, month] = new Date()
      .toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
      .split('/')
    const nameOf = async (more: object, name: string) => {
      const id = await world.receive(more)
      const { number } = await world.read(id)
      return [
        await world.toldText(id),
        `${name} (${day}/${month}), nº ${String(number)}, está na portaria`,
      ]
    }
    for (const [more, name] of [
      [{ carrier: 'Mercado Livre' }, 'Encomenda de Mercado Livre'],
      [{ carrier: null }, 'Encomenda'],
      [{ kind: 'registered', carrier: 'Correios' }, 'Carta registrada de Correios'],
    ] as const) {
      const [told, named] = await nameOf(more, name)
      expect(told).toContain(named)
    }
  })

  it('wait unannounced if nobody of the household has a login, until somebody tells them', async () => {
    const id = await world.receive({ apartment_id: world.neighbours.apartmentId })
    expect((await world.read(id))['state']).toBe('arrived')
    expect((await world.act(id, 'tell', {})).status).toBe(200)
    expect(await world.kinds(id)).toEqual(['received', 'told'])
  })

  it('need an addressee, and are for that one', async () => {
    const nobody = await world.receives({ apartment_id: null })
    expect(nobody.body.errors).toMatchObject([{ field: 'apartment_id', code: 'required' }])
    const elsewhere = await world.receives({ resident_id: world.neighbours.residentId })
    expect(elsewhere.body.errors).toMatchObject([{ field: 'resident_id', code: 'host_elsewhere' }])
  })

  it('are not accessible to others: not in lists, counts, searches, codes, inboxes or by their id', async () => {
    const id = await world.receive({
      apartment_id: world.neighbours.apartmentId,
      tracking: 'ZZSECRET1',
      addressee: 'Bruno Reis',
    })
    const list = await world.as('condomino').get('/parcels?q=ZZSECRET1')
    expect([list.body.meta.total, rowsOf(list.body)]).toEqual([0, []])
    const all = rowsOf((await world.as('condomino').get('/parcels?per_page=100')).body)
    expect(all.map((row) => row.id)).not.toContain(id)
    const found = await world.as('condomino').get('/search?q=ZZSECRET1')
    expect(JSON.stringify(found.body)).not.toContain(id)
    expect((await world.as('condomino').get(`/parcels/${id}`)).status).toBe(404)
    for (const action of ['renew-code', 'delegate'])
      expect((await world.act(id, action, { name: 'Eu Mesmo' }, 'condomino')).status).toBe(
        action === 'delegate' ? 404 : 422,
      )
    expect(await world.toldOf(id)).toEqual([])
  })

  it('from a court for one person are that person’s alone, and refused in writing', async () => {
    const added = await world.as('sindico').post('/residents', { payload: { name: 'Carla Prado' } })
    const other = added.body.data.id
    const occupancy = { resident_id: other, relation: 'owner', starts_on: '2020-01-01' }
    const lives = await world.as('sindico').post('/occupancies', {
      payload: { ...occupancy, apartment_id: world.own.apartmentId },
    })
    expect(lives.status).toBe(201)
    const id = await world.receive({ kind: 'judicial', resident_id: other })
    expect((await world.as('condomino').get(`/parcels/${id}`)).status).toBe(404)
    const mine = await world.receive({ kind: 'judicial', resident_id: world.own.residentId })
    expect(await world.toldOf(mine)).toEqual(['parcel_judicial'])

    const signature_file_id = await world.addPicture()
    const refused_statement = 'O destinatário está em viagem até o dia 30.'
    const unsigned = await world.act(id, 'refuse', { refused_statement })
    expect(unsigned.body.errors).toMatchObject([{ field: 'signature_file_id', code: 'required' }])
    expect((await world.act(id, 'refuse', { refused_statement, signature_file_id })).status).toBe(
      200,
    )
    expect((await world.read(id)).custody.at(-1)).toMatchObject({ reason: refused_statement })
    const parcel = await world.receive()
    expect(
      (await world.act(parcel, 'refuse', { refused_statement, signature_file_id })).status,
    ).toBe(409)
  })

  it('record each place', async () => {
    const cabinet = await world.as('sindico').post('/cabinets', {
      payload: { name: `Armário ${newId()}`, kind: 'storage' },
    })
    const id = await world.receive()
    const move = { place: 'cabinet', cabinet_id: cabinet.body.data.id, place_note: 'Prateleira 2' }
    expect((await world.act(id, 'move', move)).status).toBe(200)
    expect((await world.act(id, 'move', move)).status).toBe(200)
    expect(await world.kinds(id)).toEqual(['received', 'told', 'moved'])
    expect((await world.act(id, 'move', { place: 'locker' })).body.errors).toMatchObject([
      { field: 'locker_id', code: 'required' },
    ])
  })

  it('with a corrected addressee are announced to the new one, and withdrawn from the first', async () => {
    const id = await world.receive()
    const code = await world.codeOf(id)
    const payload = { apartment_id: world.neighbours.apartmentId }
    expect((await world.act(id, 'redirect', payload)).status).toBe(200)
    expect((await world.as('condomino').get(`/parcels/${id}`)).status).toBe(404)
    expect((await world.collect(code)).status).toBe(422)
    expect(await world.read(id)).toMatchObject({ state: 'arrived' })

    const back = await world.receive({ apartment_id: world.neighbours.apartmentId })
    await world.act(back, 'redirect', { apartment_id: world.own.apartmentId })
    expect((await world.read(back, 'condomino')).custody).toMatchObject([
      { kind: 'received', by: null },
      { kind: 'redirected', by: null },
      { kind: 'told', by: null },
    ])
    expect(await world.kinds(back)).toEqual(['received', 'redirected', 'told'])
  })

  it('from before their household moved in are its own once they are redirected to it', async () => {
    const id = await world.receive({ apartment_id: world.neighbours.apartmentId })
    await world.arrivedOn(id, '2019-06-01')
    await world.act(id, 'redirect', { apartment_id: world.own.apartmentId })
    expect(await world.read(id, 'condomino')).toMatchObject({ state: 'told' })
    expect(await world.toldOf(id)).toEqual(['parcel_arrived'])
    const signed = { handed_how: 'signature', signature_file_id: await world.addPicture() }
    const answer = await world.act(id, 'hand-over', {
      ...signed,
      handed_to_id: world.own.residentId,
    })
    expect(answer.status).toBe(200)
  })

  it('are redirected only to somebody else: otherwise nothing is refused or written', async () => {
    for (const apartment_id of [world.own.apartmentId, world.neighbours.apartmentId]) {
      const id = await world.receive({ apartment_id })
      const [before, links] = [await world.read(id), await world.kinds(id)]
      for (const body of [{}, { apartment_id }]) {
        const { status, body: answer } = await world.act(id, 'redirect', body)
        expect([status, answer.errors]).toMatchObject([
          422,
          [{ field: 'apartment_id', code: 'same_addressee' }],
        ])
      }
      expect(await world.kinds(id)).toEqual(links)
      expect((await world.read(id)).version).toBe(before.version)
    }
  })

  it('that are lost have a report, and may be found', async () => {
    const id = await world.receive()
    const code = await world.codeOf(id)
    expect(
      (await world.act(id, 'lose', { lost_report: 'Vista pela última vez na segunda.' })).status,
    ).toBe(200)
    expect(await world.toldOf(id)).toContain('parcel_lost')
    expect((await world.collect(code)).status).toBe(422)
    expect((await world.act(id, 'find', {}, 'sindico')).status).toBe(200)
    expect(await world.kinds(id)).toEqual(['received', 'told', 'lost', 'found'])
    expect((await world.collect(await world.codeOf(id))).status).toBe(200)
  })

  it('are undone only by the person who received them, and only at once', async () => {
    const [id, old] = [await world.receive(), await world.receive()]
    expect((await world.act(id, 'cancel', {})).status).toBe(200)
    await world.past(`ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
      UPDATE parcels SET arrived_at = now() - interval '1 hour' WHERE id = '${old}';
      ALTER TABLE parcels ENABLE TRIGGER keep_outcome`)
    expect((await world.act(old, 'cancel', {})).status).toBe(403)
    expect((await world.act(old, 'cancel', {}, 'sindico')).status).toBe(200)
  })

  it('are overdue after their time, and stay until somebody decides', async () => {
    const id = await world.receive()
    await world.past(`UPDATE parcels SET due_at = now() - interval '1 hour' WHERE id = '${id}'`)
    const { body } = await world
      .as('funcionario')
      .get(`/parcels?filter[pickup]=overdue&filter[id]=${id}&fields=number,pickup`)
    expect(rowsOf(body)).toMatchObject([{ id, pickup: 'overdue' }])
    expect((await world.act(id, 'return', { returned_reason: 'Prazo vencido' })).status).toBe(200)
  })
})
