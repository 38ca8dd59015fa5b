import {
  type ErasureReceipt,
  erasureAnswer,
  erasureReceipt,
} from '@portaria/contract/modules/erasures/erasures'
import { newId } from '@portaria/contract/value-types/uuid'
import { expect } from 'vitest'
import { sampleCpf } from '../parts/sample-values.ts'
import { departingFamilies } from './departing-family.ts'
import { snapshotOf } from './tenant-snapshot.ts'
import { openTestApp } from './test-app.ts'

/** People of bosque whose data can be erased, and calls of the routes of erasures. */
export async function openErasureWorld() {
  const test = await openTestApp()
  const families = departingFamilies(test)
  let nth = 0

  const asked = { payload: { reason: 'asked' } }
  const erase = (path: string) => test.as('sindico').post(`${path}/erasure`, asked)
  const erased = async (path: string): Promise<ErasureReceipt> => {
    const { status, body, raw } = await erase(path)
    if (status !== 200) throw new Error(`an erasure was refused: ${raw}`)
    return erasureReceipt.parse(body).data
  }
  const overview = async (path: string) =>
    erasureAnswer.parse((await test.as('sindico').get(`${path}/erasure`)).body).data
  const holdsOf = async (path: string) => (await overview(path)).holds.map(({ kind }) => kind)
  const patch = (path: string, payload: object, version = 1) =>
    test.as('sindico').patch(path, { headers: { 'if-match': `"${version}"` }, payload })

  /** Values by which somebody is recognised, other for each person of this file. */
  function identity() {
    nth += 1
    const word = `Zuleica${nth}Quaresma`
    return {
      name: `${word} Nascimento`,
      social_name: `Zu${nth}quinha`,
      cpf: sampleCpf(770_000 + nth),
      birth_date: `${1911 + nth}-03-10`,
      email: `${word.toLowerCase()}@pessoal.example`,
      phones: [`+5511987${String(100_000 + nth)}`],
      notes: `Anda com ${word} de muletas`,
    }
  }
  type Identity = ReturnType<typeof identity>

  /** Every table and the trail of the company in which some value of a person still stands. */
  async function tablesWith(values: Identity): Promise<string[]> {
    const words = Object.values(values).flat()
    const kept = [...(await snapshotOf(test))].flatMap(([table, rows]) =>
      [...rows].some((row) => words.some((word) => row.includes(word))) ? [table] : [],
    )
    const trail = await test.past<{ text: string }>(
      `SELECT concat(changes::text, reason) AS text FROM audit_log
     WHERE tenant_id = '${test.tenants.bosque}'`,
    )
    const inTrail = trail.some(({ text }) => words.some((word) => text.includes(word)))
    const lower = words.map((word) => word.toLowerCase())
    const searched = await test.past<{ row: string }>(
      `SELECT to_jsonb(s)::text AS row FROM search_words s WHERE tenant_id = '${test.tenants.bosque}'`,
    )
    const isFound = searched.some(({ row }) => lower.some((word) => row.includes(word)))
    return [...kept, ...(inTrail ? ['audit_log'] : []), ...(isFound ? ['search_words'] : [])]
  }

  /** A visitor who came once and has left, with a pass that is over. */
  async function aVisitor() {
    const values = identity()
    const id = await families.made('visitors', { ...values, company: values.name })
    const { apartmentId } = await families.add()
    const visit = newId()
    await families.past(`INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind,
      apartment_id, plate, purpose, state, checked_in_at, checked_out_at, checked_out_how)
    VALUES ('${test.tenants.bosque}', '${visit}', '${values.name}', '${id}', 'social',
      '${apartmentId}', 'ABC1D23', 'Ver ${values.name}', 'left', now(), now(), 'desk');
    INSERT INTO audit_log (tenant_id, id, actor_role, register, row_id, operation, changes)
    VALUES ('${test.tenants.bosque}', gen_random_uuid(), 'system', 'visits', '${visit}', 'create',
      jsonb_build_object('guest_name', jsonb_build_array(null, '${values.name}')))`)
    return { id, path: `/visitors/${id}`, values, visit, apartmentId }
  }

  /** A resident of a family with a vehicle and a pet, who has moved out. */
  async function aResident() {
    const values = identity()
    const family = await families.add()
    const path = `/residents/${family.ana}`
    const changed = await patch(path, values)
    expect(changed.status).toBe(200)
    const today = await families.today(family)
    // The child needs another guardian before.
    await families.past(
      `UPDATE residents SET guardian_id = '${family.bruno}' WHERE id = '${family.child}'`,
    )
    const left = await families.begin(family.ana, {
      last_day: today,
      now: true,
      reason: `${values.name} foi para Lisboa`,
    })
    expect(left.status).toBe(201)
    // They live here until the end of their last day.
    expect(await holdsOf(path)).toEqual(['occupancy'])
    await families.past(
      `UPDATE occupancies SET ends_on = ends_on - 1 WHERE resident_id = '${family.ana}'`,
    )
    return { id: family.ana, path, values, family }
  }

  return {
    test,
    families,
    asked,
    erase,
    erased,
    overview,
    holdsOf,
    patch,
    identity,
    tablesWith,
    aVisitor,
    aResident,
  }
}

export type ErasureWorld = Awaited<ReturnType<typeof openErasureWorld>>
