import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingJobs } from '../../../testing/kept-letters.ts'
import { openParcelWorld, type ParcelWorld } from '../../../testing/parcel-world.ts'

describe('parcels that are over', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  const letters = async () => (await waitingJobs(world.test, 'send_notification_letter')).length
  const change = async (id: string, payload: object) =>
    world.as('sindico').patch(`/parcels/${id}`, {
      headers: { 'if-match': `"${(await world.read(id)).version}"` },
      payload,
    })

  it('are reported to their household when returned', async () => {
    const id = await world.receive()
    const before = await letters()
    expect((await world.act(id, 'return', { returned_reason: 'Prazo vencido' })).status).toBe(200)
    expect((await world.toldOf(id)).toSorted()).toEqual(['parcel_arrived', 'parcel_returned'])
    const items = (await world.inbox()).filter(({ subject }) => subject.id === id)
    expect(items).toContainEqual(expect.objectContaining({ kind: 'parcel_arrived', done: true }))
    expect(items).toContainEqual(expect.objectContaining({ kind: 'parcel_returned', done: false }))
    expect(await letters()).toBe(before + 1)
  })

  it('are reported to each household when several are returned at once', async () => {
    const ids = [await world.receive(), await world.receive()]
    const items = await Promise.all(
      ids.map(async (id) => ({ id, version: (await world.read(id)).version })),
    )
    await world.as('funcionario').post('/parcels/bulk', {
      payload: { action: 'return', items, values: { returned_reason: 'Prazo vencido' } },
    })
    for (const id of ids) expect(await world.toldOf(id)).toContain('parcel_returned')
  })

  it('are reported, by letter too, when a letter from a court is refused', async () => {
    const id = await world.receive({ kind: 'judicial', resident_id: world.own.residentId })
    const before = await letters()
    const refused = await world.act(id, 'refuse', {
      refused_statement: 'O destinatário está em viagem.',
      signature_file_id: await world.addPicture(),
    })
    expect(refused.status).toBe(200)
    expect(await world.toldOf(id)).toContain('parcel_refused')
    expect(await letters()).toBe(before + 1)
  })

  it('are reported to nobody else', async () => {
    const id = await world.receive({ apartment_id: world.neighbours.apartmentId })
    await world.act(id, 'return', { returned_reason: 'Prazo vencido' })
    expect(await world.toldOf(id)).toEqual([])
  })

  it('accept no other label, by any route, until they are found', async () => {
    const label = { tracking: 'BR123456789BR', addressee: 'Ana Prado', carrier: 'Correios' }
    const handed = await world.receive(label)
    expect((await change(handed, { carrier: 'Loggi' })).status).toBe(200)
    await world.collect(await world.codeOf(handed))
    const lost = await world.receive(label)
    await world.act(lost, 'lose', { lost_report: 'Ninguém a viu.' })
    for (const id of [handed, lost]) {
      const changes = [
        { tracking: 'BR999999999BR' },
        { addressee: 'Bruno Reis' },
        { carrier: 'Correio' },
        { photo_file_id: await world.addPicture('sindico') },
        { status: 'INATIVO' },
      ]
      for (const payload of changes) {
        const { status, body } = await change(id, payload)
        expect([status, body.code]).toEqual([409, 'state_conflict'])
      }
      const { version } = await world.read(id)
      const { body } = await world.as('sindico').post('/parcels/bulk', {
        payload: { action: 'inactivate', items: [{ id, version }] },
      })
      expect(body.data).toMatchObject([{ outcome: 'refused', code: 'state_conflict' }])
    }
    expect((await world.act(lost, 'find', {}, 'sindico')).status).toBe(200)
    expect((await change(lost, { tracking: 'BR999999999BR' })).status).toBe(200)
  })

  it('have their previous state when found, and each loss keeps its own report', async () => {
    const told = await world.receive()
    await world.act(told, 'remind', {})
    await world.act(told, 'lose', { lost_report: 'Sumiu da prateleira.' })
    expect((await world.act(told, 'find', {}, 'sindico')).status).toBe(200)
    expect(await world.read(told)).toMatchObject({ state: 'reminded', place: 'desk' })
    await world.act(told, 'lose', { lost_report: 'Sumiu outra vez.' })
    const losses = (await world.read(told)).custody.filter(({ kind }) => kind === 'lost')
    expect(losses.map(({ reason }) => reason)).toEqual(['Sumiu da prateleira.', 'Sumiu outra vez.'])
    const plain = await world.receive()
    await world.act(plain, 'lose', { lost_report: 'Ninguém a viu.' })
    await world.act(plain, 'find', {}, 'sindico')
    expect(await world.read(plain)).toMatchObject({ state: 'told' })
  })

  it('can be removed, but not by any route while held or lost', async () => {
    const held = await world.receive()
    const lost = await world.receive()
    await world.act(lost, 'lose', { lost_report: 'Ninguém a viu.' })
    for (const id of [held, lost]) {
      const { version } = await world.read(id)
      const one = await world
        .as('sindico')
        .delete(`/parcels/${id}`, { headers: { 'if-match': `"${version}"` } })
      expect([one.status, one.body.code]).toEqual([409, 'state_conflict'])
      const { body } = await world.as('sindico').post('/parcels/bulk', {
        payload: { action: 'delete', items: [{ id, version }] },
      })
      expect(body.data).toMatchObject([{ outcome: 'refused', code: 'state_conflict' }])
    }
  })

  it('are restored unchanged', async () => {
    const id = await world.receive()
    await world.collect(await world.codeOf(id))
    const removed = await world.as('sindico').delete(`/parcels/${id}`, {
      headers: { 'if-match': `"${(await world.read(id)).version}"` },
    })
    expect(removed.status).toBe(204)
    expect((await world.as('sindico').post(`/parcels/${id}/restore`)).status).toBe(200)
    expect(await world.read(id)).toMatchObject({ state: 'handed_over', handed_how: 'code' })
  })

  it('cannot be rewritten by any statement, except for the erasure of a term', async () => {
    const label = { tracking: 'BR123456789BR', addressee: 'Ana Prado', carrier: 'Correios' }
    const set = (id: string, what: string) =>
      world.past(`UPDATE parcels SET ${what} WHERE id = '${id}'`)
    const handed = await world.receive({ ...label, photo_file_id: await world.addPicture() })
    await world.act(handed, 'hand-over', {
      handed_how: 'signature',
      signature_file_id: await world.addPicture(),
      handed_name: 'Tio João',
      handed_reason: 'A pedido por telefone',
    })
    const returned = await world.receive(label)
    await world.act(returned, 'return', { returned_reason: 'Prazo vencido' })
    const lost = await world.receive(label)
    await world.act(lost, 'lose', { lost_report: 'Ninguém a viu.' })
    const refused = await world.receive({ kind: 'judicial', resident_id: world.own.residentId })
    await world.act(refused, 'refuse', {
      refused_statement: 'Em viagem.',
      signature_file_id: await world.addPicture(),
    })
    const theirs = `'${world.test.person('admin').userId}'`
    const rewritten: [string, string[]][] = [
      [
        handed,
        ["handed_name = 'x'", "handed_reason = 'x'", `handed_by_id = ${theirs}`, "tracking = 'x'"],
      ],
      [handed, ["addressee = 'x'", "carrier = 'x'", 'photo_file_id = signature_file_id']],
      [returned, ["returned_reason = 'x'", 'returned_at = now()', `returned_by_id = ${theirs}`]],
      [lost, ["lost_report = 'x'", 'lost_at = now()', `lost_by_id = ${theirs}`]],
      [lost, ["state = 'handed_over', handed_at = now(), handed_how = 'code'"]],
      [refused, ["refused_statement = 'x'", `refused_by_id = ${theirs}`]],
    ]
    for (const [id, statements] of rewritten)
      for (const what of statements) await expect(set(id, what)).rejects.toThrow('not rewritten')
    await set(handed, 'handed_name = NULL, handed_reason = NULL, tracking = NULL, addressee = NULL')
    await set(returned, 'returned_reason = NULL')
    await set(refused, "refused_statement = '—'")
  })
})
