import type { Role } from '@portaria/contract/actors/roles'
import { WRONG_CODES_AN_HOUR } from '@portaria/contract/define-register/look-ups'
import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import type { BoxFound, WaitingParcels } from '@portaria/contract/modules/gate/gate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openParcelWorld, type ParcelWorld } from '../../testing/parcel-world.ts'

describe('parcels at the desk', () => {
  let world: ParcelWorld
  beforeAll(async () => {
    world = await openParcelWorld()
  })
  afterAll(() => world.close())

  const boxAs = (role: Role, q: string, company: 'bosque' | 'acacias' = 'bosque') =>
    world.test.as(role, company).post('/gate/box', { payload: { q } })
  const box = async (q: string) => (await boxAs('funcionario', q)).body.data as unknown as BoxFound
  const waiting = async () =>
    (await world.as('funcionario').get('/gate/parcels')).body.data as unknown as WaitingParcels

  it('are found by the code of the household and of a delegate, and by no other company', async () => {
    const id = await world.receive({ place_note: 'Prateleira 4' })
    const code = await world.codeOf(id)
    const found = await box(`${code.slice(0, 4)} ${code.slice(4)}`)
    expect(found.collected).toMatchObject({
      id,
      delegate: null,
      place: 'desk',
      place_note: 'Prateleira 4',
      handed: false,
    })
    const given = await world.act(id, 'delegate', { name: 'Rita Souza' }, 'condomino')
    const { code: delegated } = given.body.data as unknown as PickupCode
    expect((await box(delegated)).collected).toMatchObject({ id, delegate: 'Rita Souza' })
    expect((await boxAs('funcionario', code, 'acacias')).body.data).toMatchObject({
      collected: null,
      parcels: [],
    })
    expect((await world.read(id))['state']).toBe('told')
    await world.collect(code)
    expect((await box(code)).collected).toBeNull()
  })

  it('are searched with the PINs of passes: a wrong code counts, a right one does not', async () => {
    const right = await world.codeOf(await world.receive())
    const ask = async (code: string) => (await boxAs('sindico', code)).status
    for (let nth = 0; nth < WRONG_CODES_AN_HOUR; nth += 1)
      expect(await ask(String(91_000_000 + nth))).toBe(200)
    expect(await ask(right)).toBe(429)
    expect(await ask('92000000')).toBe(429)
  })

  it("are found by their label in any reader's form, and by their number", async () => {
    const id = await world.receive({ tracking: 'qp 123456789 br', carrier: 'Correios' })
    for (const typed of ['QP123456789BR', 'qp-123456789-br', '\u0002QP123456789BR\r\n'])
      expect((await box(typed)).parcels).toMatchObject([{ id, held: true, by_tracking: true }])
    const number = String((await world.read(id))['number'])
    expect((await box(number)).parcels).toMatchObject([{ id, by_tracking: false }])
    expect((await box('QP12345678')).parcels).toEqual([])
    await world.act(id, 'return', { returned_reason: 'Engano' })
    expect((await box('QP123456789BR')).parcels).toMatchObject([{ id, held: false }])
    expect((await box(number)).parcels).toEqual([])
  })

  it('are counted while they wait, per unit', async () => {
    const before = await waiting()
    const { apartmentId } = world.neighbours
    const of = ({ units }: WaitingParcels) => units.find(({ id }) => id === apartmentId)?.count ?? 0
    const [id] = [
      await world.receive({ apartment_id: apartmentId }),
      await world.receive({ apartment_id: apartmentId }),
    ]
    await world.receive({ apartment_id: null, resident_id: world.neighbours.residentId })
    await world.past(`UPDATE parcels SET due_at = now() - interval '1 hour' WHERE id = '${id}'`)
    const now = await waiting()
    expect([now.held - before.held, now.overdue - before.overdue]).toEqual([3, 1])
    expect(of(now) - of(before)).toBe(2)
    expect(now.residents).toEqual([{ id: world.neighbours.residentId, count: 1 }])
    const foreign = await world.test.as('funcionario', 'acacias').get('/gate/parcels')
    expect(foreign.body.data).toMatchObject({ held: 0, units: [], residents: [] })
  })

  it('cannot be requested from the desk by a household or a provider', async () => {
    const id = await world.receive()
    const code = await world.codeOf(id)
    for (const role of ['condomino', 'service_provider'] as const) {
      expect((await boxAs(role, code)).status).toBe(403)
      expect((await world.as(role).get('/gate/parcels')).status).toBe(403)
    }
  })

  it('are handed over once, found by code or by unit', async () => {
    const ids = [await world.receive(), await world.receive()]
    const signature_file_id = await world.addPicture()
    const signed = {
      handed_how: 'signature',
      handed_to_id: world.own.residentId,
      signature_file_id,
    }
    const codes = await Promise.all(ids.map((id) => world.codeOf(id)))
    const answers = await Promise.all(
      ids.flatMap((id, nth) => [
        world.act(id, 'hand-over', signed),
        world.collect(codes[nth] ?? ''),
        world.act(id, 'cancel', {}, 'sindico'),
      ]),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(2)
    for (const id of ids) {
      const outcome = (await world.kinds(id)).filter((kind) =>
        ['handed_over', 'cancelled'].includes(kind),
      )
      expect(outcome).toHaveLength(1)
    }
  })
})
