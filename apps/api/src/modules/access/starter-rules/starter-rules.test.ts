import type { ProposedRule } from '@portaria/contract/modules/access/access-answers'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { change } from '../../../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../../testing/test-app.ts'

const path = '/access/starter-rules'

describe('the first rules', () => {
  let test: TestApp
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    test = await openTestApp()
    const add = async (register: string, name: string, more: object = {}) => {
      const payload = { name, ...more }
      const { status, raw, body } = await test.as('sindico').post(`/${register}`, { payload })
      if (status !== 201) throw new Error(`${register} was refused: ${raw}`)
      ids[name] = body.data.id
    }
    await add('towers', 'Torre Norte')
    await add('towers', 'Torre Sul')
    await add('access-areas', 'Rua', { outside: true })
    await add('access-areas', 'Pátio')
    await add('access-areas', 'Hall norte', { tower_id: ids['Torre Norte'] })
    const point = (name: string, direction: string, from: string, to: string, more = {}) =>
      add('access-points', name, {
        direction,
        area_from_id: ids[from],
        area_to_id: ids[to],
        ...(direction !== 'in' && { way_out: 'free_passage', exit_tried_on: '2026-11-02' }),
        ...more,
      })
    await point('Portão', 'both', 'Rua', 'Pátio')
    await point('Saída', 'out', 'Pátio', 'Rua')
    await point('Porta norte', 'in', 'Pátio', 'Hall norte')
    await point('Fundos', 'in', 'Rua', 'Pátio', { status: 'INATIVO' })
  })
  afterAll(() => test.close())

  const proposals = async (tenant: TenantName = 'bosque') => {
    const { body } = await test.as('sindico', tenant).get(path)
    return (body.data as unknown as ProposedRule[]).map(({ points, towers, ...rule }) => ({
      ...rule,
      points: points.map(({ title }) => title),
      towers: towers.map(({ title }) => title),
    }))
  }
  const confirm = (keys: readonly string[], tenant: TenantName = 'bosque') =>
    test.as('sindico', tenant).post(path, { payload: { keys } })

  it('are proposed for the points that there are, without empty ones', async () => {
    expect(await proposals('acacias')).toEqual([])
    expect(await proposals()).toEqual([
      {
        key: 'insiders',
        name: 'Moradores e funcionários',
        kinds: ['resident', 'employee'],
        towers: [],
        points: ['Portão', 'Porta norte', 'Saída'].toSorted((a, b) => a.localeCompare(b, 'pt')),
      },
      { key: 'visitors', name: 'Visitantes', kinds: ['visitor'], towers: [], points: ['Portão'] },
      {
        key: `visitors-${ids['Torre Norte']}`,
        name: 'Visitantes, Torre Norte',
        kinds: ['visitor'],
        towers: ['Torre Norte'],
        points: ['Porta norte'],
      },
    ])
  })

  it('speak as the segment does', async () => {
    const construction = '01994a10-5c00-7b00-8002-000000000002'
    await change(
      test,
      sql`UPDATE tenants SET segment_tenant_id = ${NIL_TENANT}, segment_id = ${construction}
        WHERE id = ${test.tenants.bosque}`,
    )
    expect((await proposals())[0]?.name).toBe('Operários e funcionários')
  })

  it('are for those who write rules', async () => {
    for (const role of ['funcionario', 'condomino'] as const) {
      expect((await test.as(role).get(path)).status).toBe(403)
      expect((await test.as(role).post(path, { payload: { keys: ['visitors'] } })).status).toBe(403)
    }
  })

  it('are made once, all or none, by two who confirm at once', async () => {
    const unknown = await confirm(['visitors', 'everybody'])
    expect([unknown.status, unknown.body.errors]).toMatchObject([
      422,
      [{ field: 'keys.1', code: 'not_found' }],
    ])
    const keys = ['insiders', `visitors-${ids['Torre Norte']}`]
    const both = await Promise.all([confirm(keys), confirm(keys)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(both.map(({ body }) => body.code)).toContain('state_conflict')
    const rules = rowsOf((await test.as('sindico').get('/access-rules?sort=name')).body)
    expect(rules).toHaveLength(2)
    const made = await test.as('sindico').get(`/access-rules/${rules[1]?.id}`)
    expect(made.body.data).toMatchObject({
      name: 'Visitantes, Torre Norte',
      kinds: ['visitor'],
      towers: [{ tower_id: ids['Torre Norte'] }],
      points: [{ point_id: ids['Porta norte'] }],
      schedule_id: null,
    })
    const history = await test.as('sindico').get(`/access-rules/${rules[1]?.id}/history`)
    expect(history.body.data).toMatchObject([{ operation: 'create' }])
    expect(await proposals()).toEqual([])
  })
})
