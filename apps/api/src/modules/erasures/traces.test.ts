import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErasureWorld, openErasureWorld } from '../../testing/erasure-world.ts'
import { samples } from '../../testing/samples.ts'
import { rowsOf } from '../../testing/test-app.ts'

let world: ErasureWorld
let tenant: string
beforeAll(async () => {
  world = await openErasureWorld()
  tenant = world.test.tenants.bosque
})
afterAll(() => world.test.close())

const past = <Row extends object>(statement: string) => world.test.past<Row>(statement)

/** Puts a notice about something into the inbox of the síndico. */
async function notice(register: string, subject: string, words: object): Promise<string> {
  const id = newId()
  const { userId, membershipId } = world.test.person('sindico')
  await world.families.past(`INSERT INTO inbox_items
      (tenant_id, id, user_id, membership_id, kind, key, register, subject_id, words)
    VALUES ('${tenant}', '${id}', '${userId}', '${membershipId}', 'visit_waiting', '${id}',
      '${register}', '${subject}', '${JSON.stringify(words)}')`)
  return id
}

const countOf = async (
  receipt: { blanked: readonly { kind: string; count: number }[] },
  name: string,
) => receipt.blanked.find(({ kind }) => kind === name)?.count

describe('notices about a person', () => {
  it('are removed with the person, by what they are about, and all others stay', async () => {
    const { path, id, values, visit } = await world.aVisitor()
    const point = await world.families.made('access-points', samples['access-points'].values(7))
    const access = newId()
    await world.families.past(`INSERT INTO access_events (tenant_id, id, point_id, fact, direction, visitor_id)
      VALUES ('${tenant}', '${access}', '${point}', 'granted', 'in', '${id}')`)
    const named = { visitor: values.name }
    await notice('visitors', id, named)
    await notice('visits', visit, named)
    await notice('accesses', access, { person: values.name })
    const other = await notice('visits', newId(), { visitor: 'Outra pessoa' })
    expect(await world.tablesWith(values)).toContain('inbox_items')
    await world.erased(path)
    expect(await world.tablesWith(values)).toEqual([])
    expect(await past(`SELECT id FROM inbox_items WHERE id = '${other}'`)).toHaveLength(1)
  })

  it('are removed where a resident opened the request or answered for the visit', async () => {
    const { path, id, values, family } = await world.aResident()
    const [request, visit] = [newId(), newId()]
    const { id: visitor } = await world.aVisitor()
    await world.families.past(`
      INSERT INTO requests (tenant_id, id, subject, description, apartment_id, requester_id, state,
        closed_at)
      VALUES ('${tenant}', '${request}', 'Vazamento', 'No teto', '${family.apartmentId}', '${id}',
        'closed', now());
      INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, host_id, state,
        checked_in_at, checked_out_at, checked_out_how)
      VALUES ('${tenant}', '${visit}', 'Rui', '${visitor}', 'social', '${family.apartmentId}',
        '${id}', 'left', now(), now(), 'desk')`)
    await notice('requests', request, { author: values.name })
    await notice('visits', visit, { by: values.name })
    await notice('residents', id, { person: values.name })
    await world.erased(path)
    expect(await world.tablesWith(values)).toEqual([])
  })
})

describe('visitors who were merged into the person', () => {
  it('are erased too, with their trail and the rows that still refer to them', async () => {
    const { path, id, values, apartmentId } = await world.aVisitor()
    const earlier = world.identity()
    const { name, cpf } = earlier
    const first = await world.families.made('visitors', { name, cpf, plate: 'QRS4T56' })
    await world.families.past(`UPDATE visitors SET cpf = NULL WHERE id = '${first}'`)
    const second = await world.families.made('visitors', { name, cpf })
    const visit = newId()
    await world.families.past(`
      UPDATE visitors SET provisional = true, cpf = NULL, notes = '${earlier.notes}', email = '${earlier.email}'
        WHERE id IN ('${first}', '${second}');
      INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, purpose, state,
        checked_in_at, checked_out_at, checked_out_how, deleted_at)
      VALUES ('${tenant}', '${visit}', '${earlier.name}', '${first}', 'social', '${apartmentId}',
        'Ver ${earlier.name}', 'left', now(), now(), 'desk', now())`)
    const merged = await world.test
      .as('sindico')
      .post(`/visitors/${first}/merge`, { payload: { into: id } })
    expect(merged.status).toBe(200)
    // One that was merged into the merged one.
    await world.families.past(`UPDATE visitors SET merged_into = '${first}', deleted_at = now()
      WHERE id = '${second}'`)
    expect(await world.tablesWith(earlier)).toEqual(
      expect.arrayContaining(['visitors', 'visits', 'audit_log']),
    )
    const receipt = await world.erased(path)
    expect(await countOf(receipt, 'visits')).toBe(2)
    expect(await world.tablesWith(earlier)).toEqual([])
    expect(await world.tablesWith(values)).toEqual([])
    const restored = await world.test.as('sindico').post(`/visitors/${first}/restore`)
    expect(restored.body.code).toBe('state_conflict')
  })
})

describe('rows of other registers', () => {
  it('lose who answered at the gate, the words of reservations, and the addressee of parcels', async () => {
    const { path, id, values, family } = await world.aResident()
    const area = await world.families.made('common-areas', samples['common-areas'].values(3))
    const [event, parcel, lost, visit] = [newId(), newId(), newId(), newId()]
    const { id: visitor } = await world.aVisitor()
    await world.families.past(`
      INSERT INTO events (tenant_id, id, title, common_area_id, apartment_id, resident_id,
        starts_at, ends_at, state, notes, reason)
      VALUES ('${tenant}', '${event}', 'Festa de ${values.name}', '${area}',
        '${family.apartmentId}', '${id}', now() - interval '3 days', now() - interval '2 days',
        'done', 'Bolo de ${values.name}', 'Pedido de ${values.name}');
      INSERT INTO parcels (tenant_id, id, number, kind, apartment_id, resident_id, addressee, state,
        handed_at, handed_how, handed_to_id, handed_name, handed_reason, place_note)
      VALUES ('${tenant}', '${parcel}', '9001', 'parcel', '${family.apartmentId}', '${id}',
        '${values.name}', 'handed_over', now(), 'photo', '${id}', '${values.name}',
        'Era ${values.name}', 'Gaveta de ${values.name}');
      INSERT INTO parcels (tenant_id, id, number, kind, apartment_id, resident_id, addressee, state,
        lost_at, lost_report)
      VALUES ('${tenant}', '${lost}', '9002', 'parcel', '${family.apartmentId}', '${id}',
        'Destinatária do extravio', 'lost', now(), 'Sumiu');
      INSERT INTO parcel_events (tenant_id, id, parcel_id, kind, place_note, reason)
      VALUES ('${tenant}', gen_random_uuid(), '${parcel}', 'received', 'Gaveta de ${values.name}',
        'Deixado por ${values.name}');
      INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, state,
        answered_name, answered_through, checked_in_at, checked_out_at, checked_out_how)
      VALUES ('${tenant}', '${visit}', 'Rui', '${visitor}', 'social', '${family.apartmentId}', 'left',
        '${values.name.toUpperCase()}', 'intercom', now(), now(), 'desk')`)
    const receipt = await world.erased(path)
    expect(await world.tablesWith(values)).toEqual([])
    expect(receipt.kept).toEqual(
      expect.arrayContaining([
        { kind: 'parcels', count: 2 },
        { kind: 'lost_parcels', count: 1 },
        { kind: 'events', count: 1 },
      ]),
    )
    expect([await countOf(receipt, 'events'), await countOf(receipt, 'parcels')]).toEqual([1, 1])
    const [row] = await past(`SELECT e.title, p.addressee, v.answered_name
      FROM events e, parcels p, visits v
      WHERE e.id = '${event}' AND p.id = '${lost}' AND v.id = '${visit}'`)
    expect(row).toEqual({
      title: 'Reserva',
      addressee: 'Destinatária do extravio',
      answered_name: null,
    })
  })

  it('lose the vehicle and the pet for good', async () => {
    const { path, family } = await world.aResident()
    await world.erased(path)
    const removed = { 'filter[deleted]': 'true', fields: 'id,erased_at' }
    const query = new URLSearchParams(removed).toString()
    for (const [register, id] of [
      ['vehicles', family.vehicle],
      ['pets', family.pet],
      ['residents', family.ana],
    ] as const) {
      const { body } = await world.test.as('sindico').get(`/${register}?${query}`)
      const row = rowsOf(body).find((one) => one.id === id)
      expect([register, row]).toMatchObject([register, { erased_at: expect.any(String) as string }])
      const restored = await world.test.as('sindico').post(`/${register}/${id}/restore`)
      expect([register, restored.status, restored.body.code]).toEqual([
        register,
        409,
        'state_conflict',
      ])
    }
  })
})

describe('a record with the same id in another register', () => {
  it('has an erasure of its own, and is restored until then', async () => {
    const { path, id } = await world.aVisitor()
    const resident = { ...samples.residents.values(1), id, name: 'Mesma chave', status: 'INATIVO' }
    await world.families.made('residents', resident)
    await world.erased(path)
    const own = `/residents/${id}`
    expect((await world.overview(own)).receipt).toBeNull()
    await world.families.past(`UPDATE residents SET deleted_at = now() WHERE id = '${id}'`)
    expect((await world.test.as('sindico').post(`${own}/restore`)).status).toBe(200)
    const receipt = await world.erased(own)
    expect(receipt).toMatchObject({ register: 'residents', person_id: id })
    expect((await world.overview(path)).receipt?.register).toBe('visitors')
  })
})

describe('the receipt of a departure', () => {
  it('loses the title of a reservation, and takes no other words', async () => {
    const { path, id, values } = await world.aResident()
    const [departure] = await past<{ id: string }>(
      `SELECT id FROM departures WHERE resident_id = '${id}'`,
    )
    const item = newId()
    await world.families.past(`INSERT INTO departure_items (tenant_id, id, departure_id, kind,
        thing_id, person_id, title, choice, last_day, state, outcome, ended_at)
      VALUES ('${tenant}', '${item}', '${departure?.id}', 'event', gen_random_uuid(), '${id}',
        'Festa de ${values.name}', 'end', current_date, 'ended', 'cancelled', now())`)
    const write = (statement: string) =>
      world.test.database.app.inTenant(world.test.actor('sindico'), ({ queries }) =>
        queries.count(sql.raw(statement)),
      )
    const titled = (title: string) =>
      write(`UPDATE departure_items SET title = '${title}' WHERE id = '${item}'`)
    await expect(titled('Pessoa apagada 1')).rejects.toThrow('not rewritten')
    const { number } = await world.erased(path)
    expect(await world.tablesWith(values)).toEqual([])
    const [row] = await past(`SELECT title FROM departure_items WHERE id = '${item}'`)
    expect(row).toEqual({ title: `Pessoa apagada ${number}` })
    await expect(titled('Nada consta')).rejects.toThrow('not rewritten')
    await expect(titled(`Pessoa apagada ${number + 1}`)).rejects.toThrow('not rewritten')
    await expect(
      write(`UPDATE departures SET reason = 'Foi embora' WHERE id = '${departure?.id}'`),
    ).rejects.toThrow('not rewritten')
  })

  it('keeps its titles when somebody of another register, whose id is the same, is erased', async () => {
    const { id, values } = await world.aResident()
    const titles = () =>
      past(`SELECT title FROM departure_items
      WHERE (person_id = '${id}' OR thing_id = '${id}') AND title IS NOT NULL ORDER BY id`)
    const before = await titles()
    expect(JSON.stringify(before)).toContain(values.social_name)
    const employee = { ...samples.employees.values(81), ...world.identity(), id }
    expect(await world.families.made('employees', employee)).toBe(id)
    await world.families.past(`UPDATE employees SET status = 'INATIVO' WHERE id = '${id}'`)
    await world.erased(`/employees/${id}`)
    expect(await titles()).toEqual(before)
  })
})
