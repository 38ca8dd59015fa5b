import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErasureWorld, openErasureWorld } from '../../testing/erasure-world.ts'

let world: ErasureWorld
let tenant: string
let nth = 770_000
beforeAll(async () => {
  world = await openErasureWorld()
  tenant = world.test.tenants.bosque
})
afterAll(() => world.test.close())

/** Asks for an erasure while something holds it, and again once that is over. */
async function triedTwice(path: string, end: string) {
  const before = [await world.holdsOf(path), (await world.erase(path)).status]
  await world.families.past(end)
  return [...before, await world.holdsOf(path), (await world.erase(path)).status]
}

/** The answers while one thing holds an erasure, and afterwards. */
const heldBy = (kind: string) => [[kind], 409, [], 200]

/** A reader that had a face of a resident, as a number. */
async function aReader(resident: string) {
  const { status, body, raw } = await world.test.as('admin').post('/equipment', {
    payload: { name: `Leitor ${newId()}`, kind: 'facial', driver: 'control_id', serial: newId() },
  })
  if (status !== 201) throw new Error(`a reader was refused: ${raw}`)
  const number = (nth += 1)
  await world.families.past(`INSERT INTO reader_numbers (tenant_id, number, resident_id)
    VALUES ('${tenant}', ${number}, '${resident}')`)
  return { id: body.data.id, number }
}

describe('the erasure of somebody', () => {
  it('waits while they are inside', async () => {
    const { path, id } = await world.aVisitor()
    const user = world.test.person('sindico').userId
    await world.families.past(`INSERT INTO access_presence
        (tenant_id, id, visitor_id, is_inside, seen_at, corrected_by)
      VALUES ('${tenant}', gen_random_uuid(), '${id}', true, now() + interval '1 minute', '${user}')`)
    expect(
      await triedTwice(
        path,
        `UPDATE access_presence SET is_inside = false WHERE visitor_id = '${id}'`,
      ),
    ).toEqual(heldBy('inside'))
  })

  it('waits while a departure is planned', async () => {
    const { path, id, family } = await world.aResident()
    const planner = world.test.person('sindico').userId
    await world.families.past(`INSERT INTO departures
        (tenant_id, id, kind, resident_id, apartment_id, last_day, planned_by)
      VALUES ('${tenant}', gen_random_uuid(), 'move_out', '${id}', '${family.apartmentId}',
        current_date + 9, '${planner}')`)
    expect(
      await triedTwice(
        path,
        `UPDATE departures SET state = 'undone', undone_at = now(), undone_by = planned_by
        WHERE resident_id = '${id}' AND state = 'planned'`,
      ),
    ).toEqual(heldBy('departure'))
  })

  it('waits until a reader was read without their face', async () => {
    const { path, id } = await world.aResident()
    const reader = await aReader(id)
    await world.families.past(`INSERT INTO reader_removals
        (tenant_id, equipment_id, number, part)
      VALUES ('${tenant}', '${reader.id}', ${reader.number}, 'face')`)
    expect(
      await triedTwice(
        path,
        `UPDATE reader_removals SET gone_at = now() WHERE number = ${reader.number}`,
      ),
    ).toEqual(heldBy('removal'))
  })

  it('waits while a reader has them in its list', async () => {
    const { path, id } = await world.aResident()
    const reader = await aReader(id)
    await world.families.past(`INSERT INTO reader_entries
        (tenant_id, equipment_id, number, part, wanted, state)
      VALUES ('${tenant}', '${reader.id}', ${reader.number}, 'person', NULL, 'waiting')`)
    expect(
      await triedTwice(path, `DELETE FROM reader_entries WHERE number = ${reader.number}`),
    ).toEqual(heldBy('removal'))
  })

  it.each([
    ['removed', 'deleted_at = now()'],
    ['inactive', "status = 'INATIVO'"],
    ['of no driver', "driver = 'none'"],
  ])('waits for no reader that is %s', async (_, change) => {
    const { path, id } = await world.aResident()
    const reader = await aReader(id)
    await world.families.past(`INSERT INTO reader_removals
        (tenant_id, equipment_id, number, part)
      VALUES ('${tenant}', '${reader.id}', ${reader.number}, 'face');
      INSERT INTO reader_entries (tenant_id, equipment_id, number, part, wanted, state)
      VALUES ('${tenant}', '${reader.id}', ${reader.number}, 'person', NULL, 'waiting')`)
    expect(
      await triedTwice(path, `UPDATE equipment SET ${change} WHERE id = '${reader.id}'`),
    ).toEqual(heldBy('removal'))
  })

  it('waits while a violation of theirs is open', async () => {
    const { path, id, family } = await world.aResident()
    const rule = await world.families.made('rules', {
      title: `Silêncio ${newId()}`,
      source: 'internal_regulation',
      body: '<p>Depois das 22h, som baixo.</p>',
    })
    const [occurrence, violation] = [newId(), newId()]
    await world.families.past(`
      INSERT INTO occurrences (tenant_id, id, title, description, happened_at, state, closed_at)
      VALUES ('${tenant}', '${occurrence}', 'Som', 'Alto', now(), 'closed', now());
      INSERT INTO violations (tenant_id, id, subject, occurrence_id, apartment_id, rule_id,
        happened_at, facts, defence_days, answer_to, owner_id)
      VALUES ('${tenant}', '${violation}', 'Som alto', '${occurrence}', '${family.apartmentId}',
        '${rule}', now(), 'Música', 10, 'sindico@bosque.example', '${id}')`)
    expect(
      await triedTwice(path, `UPDATE violations SET state = 'cancelled' WHERE id = '${violation}'`),
    ).toEqual(heldBy('violation'))
  })

  it('waits while an alert of theirs is open', async () => {
    const { path, family } = await world.aResident()
    const { userId, membershipId } = family.login
    await world.families.past(`INSERT INTO panic_alerts
        (tenant_id, id, raised_by, membership_id, role)
      VALUES ('${tenant}', gen_random_uuid(), '${userId}', '${membershipId}', 'condomino')`)
    expect(
      await triedTwice(
        path,
        `UPDATE panic_alerts SET state = 'closed', acknowledged_by = raised_by,
        acknowledged_at = now(), closed_by = raised_by, closed_at = now(), resolution = 'test'
        WHERE membership_id = '${membershipId}'`,
      ),
    ).toEqual(heldBy('alert'))
  })
})
