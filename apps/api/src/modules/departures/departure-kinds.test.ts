import { setTimeout as sleep } from 'node:timers/promises'
import { departureReceipt } from '@portaria/contract/modules/departures/departures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../testing/database-server.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { isOpen } from '../../testing/event-stream.ts'
import { openLiveApp } from '../../testing/live-app.ts'
import { type Answer, openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

type Answered = Awaited<ReturnType<ReturnType<TestApp['as']>['get']>>
const errorsOf = ({ body }: Answered) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`)
describe('a departure', () => {
  it.each(['America/Manaus', 'America/Sao_Paulo'])('ends with the day in %s', async (zone) => {
    const family = await families.add()
    await families.past(
      `UPDATE tenants SET time_zone = '${zone}' WHERE id = '${test.tenants.bosque}'`,
    )
    const id = await families.plan(family, { last_day: families.day(4) })
    const [job] = await onServer<{ local: string }>(
      test.database.adminUrl,
      `SELECT to_char(run_at AT TIME ZONE '${zone}', 'YYYY-MM-DD HH24:MI') AS local
       FROM graphile_worker.jobs WHERE key LIKE '% end_departure ${id}'`,
    )
    expect(job?.local).toBe(`${families.day(5)} 00:00`)
    await families.past(
      `UPDATE tenants SET time_zone = 'America/Sao_Paulo' WHERE id = '${test.tenants.bosque}'`,
    )
  })

  it('leaves an owner the landlord of the unit, with the login', async () => {
    const family = await families.add()
    const { things } = await families.overview(family.ana)
    const occupancy = (things as { kind: string; id: string; person_id: string }[]).find(
      (thing) => thing.kind === 'occupancy' && thing.person_id === family.ana,
    )
    const id = await families.plan(family, {
      now: true,
      things: [
        { kind: 'occupancy', id: occupancy?.id, choice: 'landlord' },
        { kind: 'login', id: family.login.membershipId, choice: 'keep' },
        { kind: 'vehicle', id: family.vehicle, choice: 'transfer', to_id: family.bruno },
        { kind: 'pet', id: family.pet, choice: 'transfer', to_id: family.bruno },
        { kind: 'parking', id: family.garage, choice: 'keep' },
      ],
    })
    expect(outcomesOf(await families.receiptOf(id), family.ana)).toMatchObject({
      login: 'kept',
      vehicle: 'transferred',
      pet: 'transferred',
      parking: 'kept',
      occupancy: 'let',
      person: 'still_tied',
    })
    expect(await families.me(family)).toBe(200)
    expect(await families.read(`/vehicles/${family.vehicle}`)).toMatchObject({
      resident_id: family.bruno,
      status: 'ATIVO',
    })
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
  })

  it('of one unit alone leaves things of the other', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const held = { resident_id: family.ana, apartment_id: other.apartmentId }
    const starts_on = '2021-01-01'
    await families.made('occupancies', { ...held, relation: 'owner', starts_on })
    const id = await families.plan(family, { now: true, apartment_id: family.apartmentId })
    expect(Object.keys(outcomesOf(await families.receiptOf(id), family.ana))).toEqual([
      'pass',
      'card',
      'parking',
      'vehicle',
      'pet',
      'occupancy',
    ])
    expect(await families.read(`/residents/${family.ana}`)).toMatchObject({ status: 'ATIVO' })
    expect(await families.me(family)).toBe(200)
  })

  it('removes an occupancy that would begin later, and leaves an ended one as it is', async () => {
    const [family, other] = [await families.add(), await families.add()]
    const held = { resident_id: family.bruno, apartment_id: other.apartmentId, relation: 'tenant' }
    const future = await families.made('occupancies', { ...held, starts_on: families.day(30) })
    const years = { starts_on: '2015-01-01', ends_on: '2019-12-31' }
    const past = await families.made('occupancies', { ...held, ...years })
    const last_day = families.day(-2)
    expect((await families.begin(family.bruno, { last_day, now: true })).status).toBe(201)
    const seen = async (id: string) => (await test.as('sindico').get(`/occupancies/${id}`)).status
    expect(await seen(future)).toBe(404)
    expect(await families.read(`/occupancies/${past}`)).toMatchObject({ ends_on: '2019-12-31' })
    expect(await families.read(`/residents/${family.bruno}`)).toMatchObject({ status: 'INATIVO' })
  })

  it('notifies people whose login ends, and withdraws that', async () => {
    const family = await families.add()
    const inbox = async () => {
      const headers = { authorization: `Bearer ${family.login.token}` }
      const { body } = await test.app.inject({ url: '/api/v1/inbox', headers })
      return rowsOf(JSON.parse(body) as Answer)
    }
    const id = await families.plan(family, { last_day: families.day(5) })
    const [told] = await inbox()
    expect(told).toMatchObject({ kind: 'access_ending', done: false })
    expect(JSON.stringify(told)).toContain('O seu acesso termina no fim de')
    await families.undo(id)
    expect(JSON.stringify(await inbox())).toContain('O seu acesso continua: sindico bosque')
  })

  it('is not stopped by a thing that cannot be ended: it is reported, and tried again', async () => {
    const family = await families.add()
    const id = await families.plan(family, { with: [family.child] })
    const guardian = (value: string) =>
      families.past(`UPDATE residents SET guardian_id = ${value} WHERE id = '${family.child}'`)
    // The job cannot write a minor without a guardian.
    await guardian('NULL')
    await families.daysLater(id, 1)
    await families.runJob(id)
    expect(await families.read(`/cards/${family.card}`)).toMatchObject({ state: 'blocked' })
    expect(await families.receiptOf(id)).toMatchObject({ state: 'planned', overdue: true })
    await guardian(`'${family.ana}'`)
    await families.runJob(id)
    expect((await families.receiptOf(id)).state).toBe('done')
  })

  it('by an administrator ends the same', async () => {
    const family = await families.add()
    const payload = { last_day: await families.today(family), now: true }
    const path = `/residents/${family.ana}/departure`
    const { body } = await test.as('admin').post(path, { payload })
    expect(outcomesOf(departureReceipt.parse(body).data, family.ana)).toMatchObject({
      login: 'login_ended',
      pass: 'revoked',
      card: 'blocked',
      person: 'made_inactive',
    })
  })

  it('includes things that came to belong to the person after it was planned', async () => {
    const family = await families.add()
    const id = await families.plan(family)
    const card = await families.made('cards', { number: `77${Date.now() % 1_000_000}` })
    await test.as('sindico').post(`/cards/${card}/assign`, { payload: { resident_id: family.ana } })
    await families.daysLater(id, 1)
    await families.runJob(id)
    expect(await families.read(`/cards/${card}`)).toMatchObject({ state: 'blocked' })
    const { items } = await families.receiptOf(id)
    expect(items.filter(({ kind }) => kind === 'card')).toHaveLength(2)
  })

  it('of a person who was removed meanwhile ends quietly, and so do ended things', async () => {
    const family = await families.add()
    const id = await families.plan(family)
    await test.as('sindico').post(`/passes/${family.pass}/revoke`)
    await families.past(`UPDATE residents SET deleted_at = now() WHERE id = '${family.ana}'`)
    await families.daysLater(id, 1)
    await families.runJob(id)
    const receipt = await families.receiptOf(id)
    expect(receipt.state).toBe('done')
    expect(outcomesOf(receipt, family.ana)).toMatchObject({
      pass: 'already_over',
      card: 'blocked',
      login: 'login_ended',
      person: 'already_over',
    })
  })

  it('races with an entry by its pass: the entry counts before the end, or is refused', async () => {
    const family = await families.add()
    const [left, entry] = await Promise.all([
      families.begin(family.ana, { last_day: await families.today(family), now: true }),
      families.enter(family.pass),
    ])
    expect(left.status).toBe(201)
    expect([200, 409]).toContain(entry[0])
    expect(await families.enter(family.pass)).toEqual([409, 'pass_revoked'])
  })

  it('ends the streams of the person who leaves within a second', async () => {
    const family = await families.add()
    const live = await openLiveApp(test)
    try {
      const authorization = `Bearer ${family.login.token}`
      const stream = await live.streamWith({ authorization })
      await stream.next(isOpen)
      await families.plan(family, { now: true })
      const ended = await Promise.race([stream.ended.then(() => true), sleep(10_000, false)])
      expect(ended).toBe(true)
    } finally {
      await live.close()
    }
  })

  it('of an employee ends login and cards with the dismissal', async () => {
    const id = await families.made('employees', { name: 'Edson', position: 'Porteiro' })
    const card = await families.made('cards', { number: '886611' })
    await test.as('sindico').post(`/cards/${card}/assign`, { payload: { employee_id: id } })
    const cabinet = await families.made('cabinets', { name: 'Rondas', items: [{ name: 'Rádio' }] })
    const [item] = (await families.read(`/cabinets/${cabinet}`))['items'] as { id: string }[]
    const lent = { payload: { item_id: item?.id, employee_id: id } }
    await test.as('sindico').post(`/cabinets/${cabinet}/lend`, lent)
    const { status, body } = await families.begin(
      id,
      { last_day: (await families.overview(id, 'employees'))['today'], now: true },
      'employees',
    )
    expect(status).toBe(201)
    expect(outcomesOf(departureReceipt.parse(body).data, id)).toEqual({
      card: 'blocked',
      loan: 'still_lent',
      person: 'dismissed',
    })
    expect(await families.read(`/employees/${id}`)).toMatchObject({
      employment: 'dismissed',
      status: 'INATIVO',
    })
  })

  it('of a provider ends the contract, and dismisses the people it sent', async () => {
    const provider = await families.made('service-providers', {
      kind: 'company',
      name: 'Zela',
      legal_name: 'Zela Ltda.',
      category: 'Limpeza',
      contract_from: '2024-01-01',
    })
    const sent = { name: 'Rita', position: 'Limpeza', kind: 'outsourced', provider_id: provider }
    const employee = await families.made('employees', sent)
    const early = await families.begin(
      provider,
      { last_day: '2023-12-01', now: true },
      'service-providers',
    )
    expect(errorsOf(early)).toEqual(['last_day out_of_range'])
    const last_day = String((await families.overview(provider, 'service-providers'))['today'])
    const { body } = await families.begin(provider, { last_day, now: true }, 'service-providers')
    expect(outcomesOf(departureReceipt.parse(body).data, provider)).toEqual({
      employee: 'dismissed',
      person: 'contract_ended',
    })
    expect(await families.read(`/service-providers/${provider}`)).toMatchObject({
      status: 'INATIVO',
      contract_to: last_day,
    })
    expect(await families.read(`/employees/${employee}`)).toMatchObject({ employment: 'dismissed' })
  })
})
