import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type DepartingFamilies,
  departingFamilies,
  type Family,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Thing = { kind: string; id: string; person_id: string; choices: string[] }

describe('parcels of a person who moves out', () => {
  let test: TestApp
  let families: DepartingFamilies
  beforeAll(async () => {
    test = await openTestApp()
    families = departingFamilies(test)
  })
  afterAll(() => test.close())

  const receive = (more: object) =>
    families.made('parcels', { kind: 'parcel', place: 'desk', ...more })
  const parcel = (id: string) => families.read(`/parcels/${id}`)
  const listed = async ({ ana }: Family) => {
    const { things } = await families.overview(ana)
    return (things as Thing[]).filter(({ kind }) => kind === 'parcel')
  }

  it('are listed for decision: theirs, and those of the unit once, and nobody else’s', async () => {
    const [family, neighbours] = [await families.add(), await families.add()]
    const own = await receive({ apartment_id: family.apartmentId, resident_id: family.ana })
    const unit = await receive({ apartment_id: family.apartmentId })
    const letter = await receive({
      kind: 'judicial',
      apartment_id: family.apartmentId,
      resident_id: family.bruno,
    })
    await receive({ apartment_id: neighbours.apartmentId })
    expect(await listed(family)).toMatchObject([
      { id: own, person_id: family.ana, choices: ['keep', 'end', 'transfer'] },
      { id: unit, person_id: family.ana, choices: ['keep', 'end', 'transfer'] },
      { id: letter, person_id: family.bruno, choices: ['keep', 'end'] },
    ])
  })

  it('stay, go back or pass to another person, and the plan can be undone until then', async () => {
    const family = await families.add()
    const mine = { apartment_id: family.apartmentId, resident_id: family.ana }
    const [kept, returned, given] = [
      await receive(mine),
      await receive(mine),
      await receive({ apartment_id: family.apartmentId }),
    ]
    const things = [
      { kind: 'parcel', id: returned, choice: 'end' },
      { kind: 'parcel', id: given, choice: 'transfer', to_id: family.bruno },
    ]
    const undone = await families.plan(family, { things })
    expect((await families.undo(undone)).status).toBe(200)
    for (const id of [kept, returned, given])
      expect(await parcel(id)).toMatchObject({ handed_at: null, returned_at: null })

    const id = await families.plan(family, { things })
    expect(await parcel(returned)).toMatchObject({ returned_at: null })
    await families.daysLater(id, 1)
    await families.runJob(id)
    const { items } = await families.receiptOf(id)
    const outcomes = Object.fromEntries(items.map((item) => [item.id, item.outcome]))
    expect(outcomes).toMatchObject({
      [kept]: 'parcel_waits',
      [returned]: 'parcel_returned',
      [given]: 'parcel_redirected',
    })
    expect(await parcel(kept)).toMatchObject({ state: 'told', resident_id: family.ana })
    expect(await parcel(returned)).toMatchObject({
      state: 'returned',
      returned_reason: 'O destinatário se mudou',
    })
    expect(await parcel(given)).toMatchObject({ state: 'arrived', resident_id: family.bruno })
  })

  it('are neither returned nor given away if collected meanwhile', async () => {
    const family = await families.add()
    const mine = { apartment_id: family.apartmentId, resident_id: family.ana }
    const [kept, returned] = [await receive(mine), await receive(mine)]
    const things = [{ kind: 'parcel', id: returned, choice: 'end' }]
    const id = await families.plan(family, { things })
    const headers = { authorization: `Bearer ${family.login.token}` }
    for (const one of [kept, returned]) {
      const { payload } = await test.app.inject({ url: `/api/v1/parcels/${one}`, headers })
      const { codes } = (JSON.parse(payload) as { data: { codes: { code: string }[] } }).data
      const collected = await test
        .as('funcionario')
        .post('/parcels/collect', { payload: { code: codes[0]?.code ?? '' } })
      expect(collected.status).toBe(200)
    }
    await families.daysLater(id, 1)
    await families.runJob(id)
    const { items } = await families.receiptOf(id)
    for (const one of [kept, returned])
      expect(items.find((item) => item.id === one)?.outcome).toBe('parcel_collected')
    expect(await parcel(returned)).toMatchObject({ state: 'handed_over' })
  })

  it('stay if the person who was to get them is gone: nobody decided to send them back', async () => {
    const family = await families.add()
    const one = await receive({ apartment_id: family.apartmentId, resident_id: family.ana })
    const id = await families.plan(family, {
      things: [{ kind: 'parcel', id: one, choice: 'transfer', to_id: family.bruno }],
    })
    await families.past(
      `UPDATE occupancies SET ends_on = '2020-02-01' WHERE resident_id = '${family.bruno}'`,
    )
    await families.daysLater(id, 1)
    await families.runJob(id)
    expect(outcomesOf(await families.receiptOf(id), family.ana)).toMatchObject({
      parcel: 'parcel_waits',
    })
    expect(await parcel(one)).toMatchObject({ state: 'told', resident_id: family.ana })
  })

  it('make no second departure while they wait, and their codes are listed and ended with the receipt', async () => {
    const family = await families.add()
    const one = await receive({ apartment_id: family.apartmentId, resident_id: family.ana })
    const headers = { authorization: `Bearer ${family.login.token}` }
    const codesOf = async (token = headers) => {
      const { payload } = await test.app.inject({ url: `/api/v1/parcels/${one}`, headers: token })
      return (JSON.parse(payload) as { data: { codes?: { code: string }[] } }).data.codes ?? []
    }
    const [code] = await codesOf()
    const id = await families.plan(family, { now: true })
    const receipt = await families.receiptOf(id)
    const waiting = receipt.items.find((item) => item.id === one)
    expect(waiting).toMatchObject({ outcome: 'parcel_waits', codes: { open: 1, until: null } })
    // Everything else has ended: there is nothing to leave a second time.
    const again = await families.begin(family.ana, { last_day: families.day(0), now: true })
    expect([again.status, again.body.code]).toEqual([409, 'state_conflict'])
    const { departures } = await families.overview(family.ana)
    expect(departures).toHaveLength(1)

    const ended = await test.as('sindico').post(`/departures/${id}/end-codes`)
    expect(ended.status).toBe(200)
    const after = await families.receiptOf(id)
    expect(after.items.find((item) => item.id === one)?.codes).toBeNull()
    const collected = await test
      .as('funcionario')
      .post('/parcels/collect', { payload: { code: code?.code ?? '' } })
    expect(collected.status).toBe(422)
    expect(await parcel(one)).toMatchObject({ state: 'told' })
    const links = (await parcel(one))['custody'] as { kind: string }[]
    expect(links.at(-1)?.kind).toBe('codes_ended')
    expect((await test.as('funcionario').post(`/departures/${id}/end-codes`)).status).toBe(403)
  })

  it('are hidden from people who move in later', async () => {
    const family = await families.add()
    const one = await receive({ apartment_id: family.apartmentId })
    await families.plan(family, { now: true, with: [family.bruno, family.child] })
    const next = await test.addPerson('condomino', 'bosque')
    const resident = await families.made('residents', { name: 'Nova Moradora' })
    await families.made('occupancies', {
      apartment_id: family.apartmentId,
      resident_id: resident,
      relation: 'tenant',
      starts_on: families.day(0),
    })
    await families.past(`UPDATE memberships SET resident_id = '${resident}'
        WHERE id = '${next.membershipId}';
      ALTER TABLE parcels DISABLE TRIGGER keep_outcome;
      UPDATE parcels SET arrived_at = now() - interval '9 days' WHERE id = '${one}';
      ALTER TABLE parcels ENABLE TRIGGER keep_outcome`)
    expect((await test.as('funcionario').post(`/parcels/${one}/remind`)).status).toBe(200)
    const headers = { authorization: `Bearer ${next.token}` }
    const inbox = await test.app.inject({ url: '/api/v1/inbox', headers })
    expect(inbox.payload).not.toContain(one)
    expect((await test.app.inject({ url: `/api/v1/parcels/${one}`, headers })).statusCode).toBe(404)
  })
})
