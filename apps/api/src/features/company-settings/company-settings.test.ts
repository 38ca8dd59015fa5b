import { registers } from '@portaria/contract/registers/index'
import { roles } from '@portaria/contract/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../../registers/samples.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('the own company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  it('is read and changed by its síndico, at the version they saw', async () => {
    const { body, headers } = await test.as('sindico').get('/company')
    expect([body.data.id, headers['etag']]).toEqual([test.tenants.bosque, '"1"'])
    const payload = { fantasy_name: 'Bosque', time_zone: 'America/Manaus', phones: ['11987654321'] }
    const changed = await test.as('sindico').patch('/company', { ...ifMatch(1), payload })
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { ...payload, phones: ['+5511987654321'], version: 2 },
    ])
    const stale = await test.as('sindico').patch('/company', { ...ifMatch(1), payload })
    expect([stale.status, stale.body.current['fantasy_name']]).toEqual([412, 'Bosque'])
    const trail = await test.database.app.inTenant(test.actor('sindico'), (queries, { tenantId }) =>
      queries.all(sql<{ changes: object }>`SELECT changes FROM audit_log
        WHERE tenant_id = ${tenantId} AND register = 'tenants' AND row_id = ${tenantId}`),
    )
    expect(trail).toMatchObject([{ changes: { fantasy_name: [null, 'Bosque'] } }])
  })

  it('keeps its name, CNPJ and state to the administrators', async () => {
    for (const payload of [
      { legal_name: 'Outro' },
      { cnpj: '11222333000181' },
      { status: 'INATIVO' },
    ]) {
      const { status, body } = await test
        .as('sindico')
        .patch('/company', { ...ifMatch(2), payload })
      expect([status, body.errors[0]?.code]).toEqual([422, 'not_allowed'])
    }
  })

  it('takes a shared segment or its own, never another company’s', async () => {
    const payload = samples.segments.values(800_000)
    const segment = async (role: 'sindico' | 'admin', tenant: 'bosque' | 'acacias', nth: number) =>
      (
        await test
          .as(role, tenant)
          .post('/segments', { payload: { ...payload, name_segment: `S${nth}` } })
      ).body.data.id
    const own = await segment('sindico', 'bosque', 1)
    const shared = await segment('admin', 'bosque', 2)
    const foreign = await segment('sindico', 'acacias', 3)
    let version = 2
    for (const id of [own, shared]) {
      const sent = { ...ifMatch(version), payload: { segment_id: id } }
      const { status, body } = await test.as('sindico').patch('/company', sent)
      expect([status, body.data['segment']]).toMatchObject([200, { id }])
      version = body.data.version
    }
    const sent = { ...ifMatch(version), payload: { segment_id: foreign } }
    const { status, body } = await test.as('sindico').patch('/company', sent)
    expect([status, body.errors[0]]).toMatchObject([
      422,
      { field: 'segment_id', code: 'not_found' },
    ])
    // What a company goes by is in use.
    const removed = await test.as('admin').delete(`/segments/${shared}`, ifMatch(1))
    expect([removed.status, removed.body.uses]).toEqual([409, [{ register: 'tenants', count: 1 }]])
  })

  it.each(roles.filter((role) => role !== 'sindico'))('is not for %s here', async (role) => {
    expect((await test.as(role).get('/company')).status).toBe(403)
    expect((await test.as(role).patch('/company', { payload: {} })).status).toBe(403)
  })

  it('is found by its síndico nowhere else', async () => {
    const { tenants } = registers
    for (const path of [`/${tenants.name}`, `/${tenants.name}/${test.tenants.bosque}`])
      expect((await test.as('sindico').get(path)).status).toBe(403)
  })
})
