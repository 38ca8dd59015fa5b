import { REQUESTS_A_DAY } from '@portaria/contract/modules/matters/requests/requests'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { openRequestWorld, type RequestWorld } from '../../../testing/request-world.ts'

describe('requests', () => {
  let world: RequestWorld
  beforeAll(async () => {
    world = await openRequestWorld()
  })
  afterAll(() => world.close())

  it('belong to their requester, whatever the body contains, and are numbered per year without gaps', async () => {
    const first = await world.asked({ apartment_id: world.id('home') })
    const refused = await world.ask({ category_id: newId() })
    expect(refused.body.errors).toMatchObject([{ field: 'category_id', code: 'not_found' }])
    const second = await world.asked()
    const [one, two] = [(await world.read(first)).data, (await world.read(second)).data]
    expect(one).toMatchObject({ state: 'open', priority: 'normal', requester_id: world.id('ana') })
    const [nth, year] = String(one['number']).split('/')
    expect(two['number']).toBe(`${Number(nth) + 1}/${year}`)
    expect(companyDay(0).startsWith(String(year))).toBe(true)
    const others = await world.ask({ requester_id: world.id('caio') })
    expect(others.body.errors).toMatchObject([{ field: 'requester_id', code: 'not_allowed' }])
    const elsewhere = await world.ask({ apartment_id: world.id('next') })
    expect(elsewhere.body.errors).toMatchObject([{ field: 'apartment_id', code: 'not_found' }])
  })

  it('are visible to the household that lives there and to the assignee, and to no neighbour', async () => {
    const own = await world.asked({ apartment_id: world.id('home') })
    const partner = await world.asked(
      { apartment_id: world.id('home'), requester_id: world.id('bia') },
      'sindico',
    )
    const former = await world.asked(
      { apartment_id: world.id('home'), requester_id: world.id('paulo') },
      'sindico',
    )
    const neighbour = await world.asked(
      { apartment_id: world.id('next'), requester_id: world.id('caio') },
      'sindico',
    )
    const given = await world.asked({ assignee_provider_id: world.provider }, 'sindico')
    const seenBy = async (role: 'condomino' | 'service_provider') =>
      Promise.all(
        [own, partner, former, neighbour, given].map(
          async (id) => (await world.read(id, role)).status,
        ),
      )
    expect(await seenBy('condomino')).toEqual([200, 200, 404, 404, 404])
    expect(await seenBy('service_provider')).toEqual([404, 404, 404, 404, 200])
    expect((await world.act(own, 'start', {}, 'service_provider')).status).toBe(404)
    expect((await world.act(given, 'start', {}, 'service_provider')).status).toBe(200)
    expect((await world.act(neighbour, 'reopen', { reopen_reason: 'x' }, 'condomino')).status).toBe(
      404,
    )
  })

  it('are promised and assigned by their category, in the company’s days', async () => {
    const category_id = await world.category({
      sla_hours: 48,
      assignee_employee_id: world.employee,
    })
    const usual = (await world.read(await world.asked({ category_id }))).data
    expect(usual).toMatchObject({
      due_on: companyDay(2),
      assignee_employee_id: world.employee,
      assignee_provider_id: null,
    })
    const given = { category_id, due_on: companyDay(9), assignee_provider_id: world.provider }
    const own = (await world.read(await world.asked(given, 'sindico'))).data
    expect(own).toMatchObject({ due_on: companyDay(9), assignee_employee_id: null })
    const both = await world.ask(
      { assignee_employee_id: world.employee, assignee_provider_id: world.provider },
      'sindico',
    )
    expect(both.body.errors).toMatchObject([{ code: 'one_assignee' }])
    // Another category means another promise, unless somebody has set a day.
    const soon = await world.category({ sla_hours: 24 })
    await world.change(usual.id, { category_id: soon })
    expect((await world.read(usual.id)).data['due_on']).toBe(companyDay(1))
    await world.change(usual.id, { category_id: await world.category() })
    expect((await world.read(usual.id)).data['due_on']).toBe(companyDay(1))
  })

  it('can be changed by the requester until they are done, and their promise until work begins', async () => {
    const id = await world.asked()
    expect((await world.change(id, { subject: 'Outro' }, 'condomino')).status).toBe(200)
    const sneaked = await world.change(id, { priority: 'urgent' }, 'condomino')
    expect(sneaked.body.errors).toMatchObject([{ field: 'priority', code: 'not_allowed' }])
    await world.act(id, 'start')
    const category_id = await world.category({ sla_hours: 1 })
    const sooner = await world.change(id, { category_id }, 'condomino')
    expect(sooner.body.errors).toMatchObject([{ field: 'category_id', code: 'not_allowed' }])
    expect((await world.change(id, { subject: 'Mais' }, 'condomino')).status).toBe(200)
    expect((await world.change(id, { priority: 'high', category_id })).status).toBe(200)
    await world.act(id, 'complete')
    const late = await world.change(id, { subject: 'Outro' }, 'condomino')
    expect([late.status, late.body.code]).toEqual([409, 'state_conflict'])
  })

  it('are begun by the employee who takes an unassigned one', async () => {
    const id = await world.asked()
    await world.act(id, 'start', {}, 'funcionario')
    expect((await world.read(id)).data).toMatchObject({
      state: 'in_progress',
      assignee_employee_id: world.employee,
    })
    await world.act(id, 'release', { team_note: 'Precisa de encanador' }, 'funcionario')
    expect((await world.read(id)).data).toMatchObject({ state: 'open', assignee_employee_id: null })
    // The requester does not read the team's own notes.
    expect((await world.read(id, 'condomino')).data['team_note']).toBeNull()
    expect((await world.read(id, 'condomino')).data['state']).toBe('open')
  })

  it('are deferred for a year at most, and come back on their day', async () => {
    const id = await world.asked({ due_on: companyDay(3) }, 'sindico')
    const defer = (deferred_until: string) =>
      world.act(id, 'defer', { deferred_until, answer: 'Falta a peça' })
    expect((await defer(companyDay(0))).body.errors).toMatchObject([
      { field: 'deferred_until', code: 'deferred_to_past' },
    ])
    expect((await defer(companyDay(366))).body.errors).toMatchObject([
      { field: 'deferred_until', code: 'deferred_too_long' },
    ])
    expect((await defer(companyDay(365))).status).toBe(200)
    // Nothing is late before it comes back.
    expect((await world.read(id)).data).toMatchObject({
      state: 'deferred',
      due_on: companyDay(365),
    })
    await world.run('step_request', id)
    expect((await world.read(id)).data['state']).toBe('deferred')
    await world.past(`UPDATE requests SET deferred_until = current_date - 1 WHERE id = '${id}'`)
    await world.run('step_request', id)
    expect((await world.read(id)).data).toMatchObject({ state: 'open', answer: null })
  })

  it('are closed automatically seven days after they were done, and not before', async () => {
    const id = await world.asked()
    await world.act(id, 'complete', { answer: 'Trocado' })
    await world.past(`UPDATE requests SET done_at = now() - interval '6 days' WHERE id = '${id}'`)
    await world.run('step_request', id)
    expect((await world.read(id)).data['state']).toBe('done')
    await world.past(`UPDATE requests SET done_at = now() - interval '8 days' WHERE id = '${id}'`)
    await world.run('step_request', id)
    expect((await world.read(id)).data['state']).toBe('closed')
    // A repetition changes nothing.
    await world.run('step_request', id)
    expect((await world.said(id)).map(({ step }) => step)).toEqual(['complete', 'settle'])
  })

  it('are reopened with the missing part, get a new promise, and are rated by the requester alone', async () => {
    const category_id = await world.category({ sla_hours: 24 })
    const id = await world.asked({ category_id })
    await world.act(id, 'complete', { answer: 'Trocado' })
    expect((await world.act(id, 'reopen', {}, 'condomino')).body.errors).toMatchObject([
      { field: 'reopen_reason', code: 'required' },
    ])
    await world.act(id, 'reopen', { reopen_reason: 'Pinga de novo' }, 'condomino')
    expect((await world.read(id)).data).toMatchObject({
      state: 'open',
      reopened_count: 1,
      done_at: null,
      due_on: companyDay(1),
    })
    await world.act(id, 'complete', {}, 'funcionario')
    // The answer from before the request was reopened is gone.
    expect((await world.read(id)).data['answer']).toBeNull()
    await world.act(id, 'close', { rating: 'good' }, 'condomino')
    expect((await world.act(id, 'rate', { rating: 'bad' }, 'sindico')).status).toBe(403)
    await world.act(id, 'rate', { rating: 'very_good', rating_note: 'Rápido' }, 'condomino')
    expect((await world.read(id)).data).toMatchObject({ state: 'closed', rating: 'very_good' })
  })

  it('of one resident are limited to ten a day', async () => {
    await world.past(`UPDATE requests SET opened_at = now() - interval '3 days'`)
    const all = await Promise.all(Array.from({ length: REQUESTS_A_DAY + 10 }, () => world.ask()))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(REQUESTS_A_DAY)
    expect((await world.ask()).body.errors).toMatchObject([
      { field: 'subject', code: 'too_many_today' },
    ])
    expect((await world.ask({}, 'funcionario')).status).toBe(201)
    await world.past(`UPDATE requests SET opened_at = now() - interval '2 days'`)
    expect((await world.ask()).status).toBe(201)
  })

  it('are late only after their day, while work is left', async () => {
    const lateOf = async (id: string) => (await world.read(id)).data['overdue']
    const id = await world.asked({ due_on: companyDay(0) }, 'sindico')
    expect(await lateOf(id)).toBe(false)
    await world.past(`UPDATE requests SET due_on = current_date - 2 WHERE id = '${id}'`)
    expect(await lateOf(id)).toBe(true)
    await world.run('step_request', id)
    await world.run('step_request', id)
    const items = await world.inbox('sindico', id)
    expect(items.filter(({ kind }) => kind === 'request_overdue')).toHaveLength(1)
    const late = async () =>
      (await world.inbox('sindico', id)).filter(({ kind }) => kind === 'request_overdue')
    // Changing the due day ends the notice.
    await world.change(id, { due_on: companyDay(4) })
    expect(await late()).toMatchObject([{ done: true }])
    await world.past(`UPDATE requests SET due_on = current_date - 2 WHERE id = '${id}'`)
    await world.act(id, 'complete')
    expect(await lateOf(id)).toBe(false)
    expect(await late()).toMatchObject([{ done: true }])
  })
})
