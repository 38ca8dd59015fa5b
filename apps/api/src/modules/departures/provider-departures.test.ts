import { departureReceipt } from '@portaria/contract/modules/departures/departures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf, samplePlate } from '../../parts/sample-values.ts'
import {
  type DepartingFamilies,
  departingFamilies,
  outcomesOf,
} from '../../testing/departing-family.ts'
import { openTestApp, rowsOf, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let families: DepartingFamilies
beforeAll(async () => {
  test = await openTestApp()
  families = departingFamilies(test)
})
afterAll(() => test.close())

let nth = 0

/** Adds a provider with a technician who drives, holds a card and a key, and admitted a visitor. */
async function addProvider() {
  nth += 1
  const { made } = families
  const provider = await made('service-providers', {
    kind: 'company',
    name: `Zela ${nth}`,
    legal_name: `Zela ${nth} Ltda.`,
    category: 'Limpeza',
  })
  const sent = { position: 'Limpeza', kind: 'outsourced', provider_id: provider }
  const rita = await made('employees', { name: `Rita ${nth}`, ...sent })
  const sindico = test.as('sindico')
  const brand = rowsOf((await sindico.get('/brands?q=fiat')).body)[0]?.id
  const vehicle = await made('vehicles', {
    plate: samplePlate(8880 + nth),
    model: 'Uno',
    brand_id: brand,
    employee_id: rita,
  })
  const card = await made('cards', { number: `${770_000 + nth}` })
  await sindico.post(`/cards/${card}/assign`, { payload: { employee_id: rita } })
  const cabinet = await made('cabinets', { name: `Chaves ${nth}`, items: [{ name: 'Mestra' }] })
  const [key] = (await families.read(`/cabinets/${cabinet}`))['items'] as { id: string }[]
  const lent = { payload: { item_id: key?.id, employee_id: rita } }
  await sindico.post(`/cabinets/${cabinet}/lend`, lent)
  const visitor = await made('visitors', { name: 'Ajudante', cpf: sampleCpf(899_000 + nth) })
  const given = {
    visitor_id: visitor,
    kind: 'service',
    employee_id: rita,
    valid_from: new Date(Date.now() - 3_600_000).toISOString(),
    valid_to: new Date(Date.now() + 9 * 86_400_000).toISOString(),
  }
  const pass = await made('passes', given)
  const about = await made('passes', { ...given, provider_id: provider })
  const login = await test.addPerson('funcionario', 'bosque')
  await families.past(
    `UPDATE memberships SET employee_id = '${rita}' WHERE id = '${login.membershipId}'`,
  )
  return { provider, rita, vehicle, card, pass, about, login }
}

const end = async (provider: string, more: object = {}) => {
  const last_day = (await families.overview(provider, 'service-providers'))['today']
  const { body, raw } = await families.begin(
    provider,
    { last_day, now: true, ...more },
    'service-providers',
  )
  if (!body.data) throw new Error(raw)
  return departureReceipt.parse(body).data
}

describe('the end of a contract', () => {
  it('ends the things of the provider’s employees', async () => {
    const { provider, rita, vehicle, card, pass, about, login } = await addProvider()
    const receipt = await end(provider)
    expect(outcomesOf(receipt, provider)).toMatchObject({
      pass: 'revoked',
      employee: 'dismissed',
      person: 'contract_ended',
    })
    expect(outcomesOf(receipt, rita)).toEqual({
      login: 'login_ended',
      pass: 'revoked',
      card: 'blocked',
      vehicle: 'made_inactive',
      loan: 'still_lent',
    })
    expect(receipt.people.map(({ id }) => id)).toEqual([provider, rita])
    expect(await families.read(`/vehicles/${vehicle}`)).toMatchObject({ status: 'INATIVO' })
    expect(await families.read(`/cards/${card}`)).toMatchObject({ state: 'blocked' })
    for (const id of [pass, about])
      expect(await families.read(`/passes/${id}`)).toMatchObject({ state: 'revoked' })
    expect(await families.read(`/memberships/${login.membershipId}`)).toMatchObject({
      status: 'INATIVO',
    })
  })

  it('leaves an employee who is kept their things, and ends what others got since', async () => {
    const { provider, rita, vehicle, card, pass } = await addProvider()
    const sent = { position: 'Limpeza', kind: 'outsourced', provider_id: provider }
    const nair = await families.made('employees', { name: 'Nair', ...sent })
    const things = [{ kind: 'employee', id: rita, choice: 'keep' }]
    const last_day = families.day(3)
    const begun = await families.begin(provider, { last_day, things }, 'service-providers')
    const id = begun.body.data.id
    const late = await families.made('cards', { number: `${660_000 + nth}` })
    await test.as('sindico').post(`/cards/${late}/assign`, { payload: { employee_id: nair } })
    await families.daysLater(id, 4)
    await families.runJob(id)
    const receipt = await families.receiptOf(id)
    expect(receipt.state).toBe('done')
    expect(outcomesOf(receipt, rita)).toEqual({})
    expect(outcomesOf(receipt, nair)).toEqual({ card: 'blocked' })
    expect(await families.read(`/employees/${rita}`)).toMatchObject({ employment: 'active' })
    expect(await families.read(`/employees/${nair}`)).toMatchObject({ employment: 'dismissed' })
    expect(await families.read(`/vehicles/${vehicle}`)).toMatchObject({ status: 'ATIVO' })
    expect(await families.read(`/cards/${card}`)).toMatchObject({ state: 'assigned' })
    expect(await families.read(`/passes/${pass}`)).toMatchObject({ state: 'active' })
  })
})
