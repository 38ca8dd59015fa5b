import { accessesAnswer } from '@portaria/contract/modules/access/access-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessWorld, openAccessWorld } from '../../../testing/access-world.ts'
import type { Presented } from '../decisions/presented.ts'

let world: AccessWorld
let own = ''
let theirs = ''
let guest = ''
beforeAll(async () => {
  world = await openAccessWorld()
  own = await passed({ kind: 'card', number: (await world.card(world.own.residentId)).number })
  const { number } = await world.card(world.neighbours.residentId)
  theirs = await passed({ kind: 'card', number })
  guest = await passed({ kind: 'qr', text: (await world.invite()).code })
})
afterAll(() => world.close())

async function passed(shown: Presented): Promise<string> {
  const passage = { pointId: world.gate, presented: [shown] } as const
  const { eventId } = await world.recorder.recordAttempt(world.tenantId, passage, null)
  if (eventId === null) throw new Error('an attempt was not recorded')
  return eventId
}

type Reader = 'sindico' | 'funcionario' | 'admin' | 'condomino'

const read = async (role: Reader, apartment = world.own.apartmentId, query = '') => {
  const path = `/accesses?apartment_id=${apartment}${query}`
  return accessesAnswer.parse((await world.test.as(role).get(path)).body)
}
const ids = async (...asked: Parameters<typeof read>) =>
  (await read(...asked)).data.map(({ id }) => id)

const moved = (event: string, to: string) =>
  world.past(`UPDATE access_events SET at = ${to} WHERE id = '${event}'`)

describe('the accesses of a unit (access §61)', () => {
  it('are those of its people and guests, for whoever reads its record', async () => {
    for (const role of ['sindico', 'admin', 'funcionario', 'condomino'] as const)
      expect([role, await ids(role)]).toEqual([role, [guest, own]])
    expect(await ids('sindico', world.neighbours.apartmentId)).toEqual([theirs])
    expect(await ids('sindico', newId())).toEqual([])
  })

  it('of neighbours, of others of the unit and of other companies are hidden', async () => {
    const resident_id = await world.make('residents', { name: 'Rui Prado' })
    await world.make('occupancies', {
      apartment_id: world.own.apartmentId,
      resident_id,
      relation: 'dependent',
      starts_on: '2020-01-01',
    })
    const rui = await passed({ kind: 'card', number: (await world.card(resident_id)).number })
    expect(await ids('sindico')).toEqual([rui, guest, own])
    expect(await ids('condomino')).toEqual([guest, own])
    await moved(rui, "now() - interval '60 days'")
    expect(await ids('condomino', world.neighbours.apartmentId)).toEqual([])
    const path = `/accesses?apartment_id=${world.own.apartmentId}`
    const { body } = await world.test.as('sindico', 'acacias').get(path)
    expect(accessesAnswer.parse(body).data).toEqual([])
    expect((await world.test.as('service_provider').get(path)).status).toBe(403)
  })

  it('are paged, and narrowed by a period', async () => {
    const first = await read('sindico', world.own.apartmentId, '&per_page=1')
    expect(first.data.map(({ id }) => id)).toEqual([guest])
    const rest = `&per_page=1&after=${first.meta.next}`
    expect(await ids('sindico', world.own.apartmentId, rest)).toEqual([own])
    const future = `&from=${new Date(Date.now() + 60_000).toISOString()}`
    expect(await ids('sindico', world.own.apartmentId, future)).toEqual([])
  })

  it('hold who lived there on the day, and a household has no day before its own', async () => {
    const day = async (column: string) => {
      const [row] = await world.past<{
        day: string
      }>(`SELECT ${column}::text AS day FROM occupancies
        WHERE resident_id = '${world.own.residentId}' AND apartment_id = '${world.own.apartmentId}'
          AND deleted_at IS NULL`)
      return row?.day ?? ''
    }
    const first = await day('starts_on')
    await moved(own, `'${first}T12:00:00Z'`)
    const ofGuests = async (role: Reader) =>
      (await ids(role)).filter((id) => id === own || id === guest)
    expect(await ofGuests('sindico')).toEqual([guest, own])
    expect(await ofGuests('condomino')).toEqual([guest, own])
    await moved(own, `'${first}T12:00:00Z'::timestamptz - interval '1 day'`)
    await moved(guest, `'${first}T13:00:00Z'::timestamptz - interval '1 day'`)
    // The guest's pass is of the unit, whoever lived there.
    expect(await ofGuests('sindico')).toEqual([guest])
    expect(await ofGuests('condomino')).toEqual([])
    await moved(guest, 'now()')
    await moved(own, 'now()')
    const relate = (relation: string) =>
      world.past(`UPDATE occupancies SET relation = '${relation}'
        WHERE resident_id = '${world.own.residentId}'`)
    await relate('landlord')
    expect(await ofGuests('sindico')).toEqual([guest])
    expect(await ofGuests('condomino')).toEqual([])
    await relate('owner')
  })
})
