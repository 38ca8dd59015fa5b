import type { RecordEvent, UnitRecord } from '@portaria/contract/modules/unit-record/unit-record'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRecordWorld, type RecordWorld } from '../../testing/record-world.ts'

type Reader = 'sindico' | 'funcionario' | 'condomino'

describe('parcels in the record of a unit', () => {
  let world: RecordWorld
  const parcels: Record<string, string> = {}
  beforeAll(async () => {
    world = await openRecordWorld()
    const home = world.ids['home'] ?? ''
    const receive = (more: object) =>
      world.add('parcels', { kind: 'parcel', place: 'desk', place_note: 'Prateleira 9', ...more })
    parcels['paulo'] = await receive({ apartment_id: home, carrier: 'De Paulo' })
    parcels['ana'] = await receive({ apartment_id: home, carrier: 'De Ana' })
    parcels['bia'] = await receive({ resident_id: world.ids['bia'], carrier: 'De Bia' })
    parcels['court'] = await receive({
      kind: 'judicial',
      apartment_id: home,
      resident_id: world.ids['bia'],
      carrier: 'Do tribunal',
    })
    parcels['caio'] = await receive({ apartment_id: world.ids['next'], carrier: 'De Caio' })
    parcels['undone'] = await receive({ apartment_id: home, carrier: 'Desfeita' })
    await world.test.as('sindico').post(`/parcels/${parcels['undone']}/cancel`)
    const returned_reason = 'Prazo vencido'
    await world.test.as('sindico').post(`/parcels/${parcels['ana']}/return`, {
      payload: { returned_reason },
    })
    await world.past(`ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
      UPDATE parcels SET arrived_at = '2021-05-04 12:00Z', state = 'returned',
        returned_at = '2021-05-09 12:00Z' WHERE id = '${parcels['paulo']}';
      ALTER TABLE parcels ENABLE TRIGGER keep_outcome`)
  })
  afterAll(() => world.close())

  async function shown(role: Reader, query = '') {
    const path = `/apartments/${world.ids['home']}/record`
    const { status, body } = await world.test.as(role).get(`${path}?${query}`)
    if (status !== 200) return status
    const { sections } = body.data as unknown as UnitRecord
    return (sections.find(({ name }) => name === 'parcels')?.rows ?? [])
      .map(({ record, from, to }) => `${String(record['carrier'])} ${from === null}${to === null}`)
      .toSorted()
  }
  async function told(role: Reader) {
    const path = `/apartments/${world.ids['home']}/record/timeline`
    const { body } = await world.test.as(role).get(path)
    const events = body.data as unknown as RecordEvent[]
    return events
      .filter(({ register }) => register === 'parcels')
      .map(({ kind, row }) => [kind, row.id] as const)
  }

  it('are those of the unit and of the people who live there, with their dates', async () => {
    for (const role of ['sindico', 'funcionario'] as const)
      expect(await shown(role)).toEqual([
        'De Ana falsefalse',
        'De Bia falsetrue',
        'De Paulo falsefalse',
        'Do tribunal falsetrue',
      ])
    expect(await shown('sindico', 'from=2021-01-01&to=2021-12-31')).toEqual(['De Paulo falsefalse'])
  })

  it('are in the timeline: their arrival, and their outcome', async () => {
    expect(await told('sindico')).toEqual(
      expect.arrayContaining([
        ['parcel_arrived', parcels['ana']],
        ['parcel_returned', parcels['ana']],
        ['parcel_arrived', parcels['paulo']],
        ['parcel_returned', parcels['paulo']],
      ]),
    )
    expect((await told('sindico')).map(([, id]) => id)).not.toContain(parcels['undone'])
  })

  it('are for a condomino those of the own household: none of a former family, and no letter to somebody else', async () => {
    await world.settleAs('ana')
    expect(await shown('condomino')).toEqual(['De Ana falsefalse'])
    const events = await told('condomino')
    expect(new Set(events.map(([, id]) => id))).toEqual(new Set([parcels['ana']]))
  })

  it('are hidden from a landlord, even one who gets parcels', async () => {
    await world.past(`UPDATE occupancies SET gets_parcels = true
      WHERE resident_id = '${world.ids['dora']}' AND relation = 'landlord'`)
    await world.settleAs('dora')
    expect(await shown('condomino')).toEqual([])
    expect(await told('condomino')).toEqual([])
  })

  it('are hidden from neighbours', async () => {
    await world.settleAs('caio')
    expect(await shown('condomino')).toBe(404)
  })
})
