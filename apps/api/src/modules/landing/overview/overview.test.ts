import { systemActor } from '@portaria/contract/actors/actor'
import { roles } from '@portaria/contract/actors/roles'
import type { OverviewAnswer } from '@portaria/contract/modules/landing/overview'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../../machineries.ts'
import { onServer } from '../../../testing/database-server.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countAfter, overviewTasks } from './overview-tasks.ts'

describe('the overview of companies', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ alone: 'lists all companies' })
  })
  afterAll(() => test.close())

  async function count(tenant: 'bosque' | 'acacias', task: string) {
    const tasks = overviewTasks(machineriesOf(test.parts, unnotedReads))
    const found = tasks[task]
    if (found?.scope !== 'tenant') throw new Error(task)
    const actor = { ...test.actor('sindico', tenant), role: 'system' as const }
    await found.run({ database: test.parts.database, actor }, {})
  }
  async function overview(role: 'admin' | 'staff', query = '') {
    const { body } = await test.as(role).get(`/overview${query}`)
    return body as unknown as OverviewAnswer
  }

  it('counts units, people, logins and waiting rows, without showing rows', async () => {
    const make = async (path: string, payload: object) =>
      (await test.as('sindico').post(path, { payload })).body.data.id
    const tower_id = await make('/towers', { name: 'Torre' })
    const apartment_id = await make('/apartments', { tower_id, number: '1' })
    await make('/apartments', { tower_id, number: '2' })
    const occupancy = { apartment_id, relation: 'owner', starts_on: '2020-01-01' }
    await make('/residents', { name: 'Rui', birth_date: '1980-01-01', occupancy })
    await count('bosque', 'keep_company_figures')
    const { data, meta } = await overview('staff', '?q=bosque')
    expect(meta).toMatchObject({ total: 1 })
    expect(data).toMatchObject([
      {
        id: test.tenants.bosque,
        alerts: null,
        figures: { units: 2, occupied_units: 1, people: 1, waiting: 0 },
      },
    ])
    expect(data[0]?.figures?.logins).toBeGreaterThan(0)
    expect(JSON.stringify(data)).not.toContain('Rui')
  })

  it('shows a company with an alert first, to administrators alone', async () => {
    await test.as('condomino', 'acacias').post('/notifications/panic', { payload: {} })
    await count('acacias', 'keep_company_alerts')
    const [first, second] = (await overview('admin')).data
    expect(first).toMatchObject({
      id: test.tenants.acacias,
      alerts: { active: 1, acknowledged: 0 },
      figures: null,
    })
    expect(second?.alerts).toEqual({ active: 0, acknowledged: 0, oldest_at: null })
    for (const { alerts } of (await overview('staff')).data) expect(alerts).toBeNull()
  })

  it('is not for companies', async () => {
    for (const role of roles) {
      const may = ['master', 'admin', 'staff'].includes(role)
      expect([role, (await test.as(role).get('/overview')).status]).toEqual([role, may ? 200 : 403])
    }
  })

  it('leaves out the nil tenant', async () => {
    const found = overviewTasks(machineriesOf(test.parts, unnotedReads))['keep_company_figures']
    if (found?.scope !== 'tenant') throw new Error('no task')
    const actor = { ...systemActor('test', NIL_TENANT), tenantId: NIL_TENANT }
    await found.run({ database: test.parts.database, actor }, {})
    const { data } = await overview('admin')
    expect(data.map(({ id }) => id)).not.toContain(NIL_TENANT)
  })

  it('is counted after events, at once for alerts, each company once', async () => {
    const started: string[] = []
    const start = async (tenant: string, task: string, afterS: number) =>
      void started.push(`${tenant} ${task} ${afterS}`)
    const { bosque, acacias } = test.tenants
    const event = (tenant_id: string, topic: string) => ({ tenant_id, topic })
    await countAfter(start, [
      event(bosque, 'register.changed'),
      event(bosque, 'register.changed'),
      event(bosque, 'panic.raised'),
      event(acacias, 'panic.closed'),
      event(acacias, 'accesses.changed'),
      event(acacias, 'access-readers.changed'),
    ])
    expect(started).toEqual([
      `${bosque} keep_company_figures 30`,
      `${bosque} keep_company_alerts 1`,
      `${acacias} keep_company_alerts 1`,
    ])
  })

  it('tells administrators alone of the newest backup, and of a failure since', async () => {
    const backupOf = async (role: 'admin' | 'staff') => (await overview(role)).meta.backup
    expect(await backupOf('admin')).toEqual({ taken_at: null, lost_files: 0, failure: null })
    const { adminUrl } = test.database
    const at = (hours: number) => `now() - interval '${hours} hours'`
    await onServer(
      adminUrl,
      `INSERT INTO backup_runs (id, started_at, finished_at, backup, taken_at, lost_files, failure)
       VALUES (gen_random_uuid(), ${at(50)}, ${at(50)}, 'old', '2026-01-01T03:00:00Z', 7, NULL),
         (gen_random_uuid(), ${at(26)}, ${at(26)}, 'new', '2026-01-02T03:00:00Z', 2, NULL),
         (gen_random_uuid(), ${at(2)}, ${at(2)}, NULL, NULL, NULL, 'The disk is full.'),
         (gen_random_uuid(), ${at(1)}, NULL, NULL, NULL, NULL, NULL)`,
    )
    expect(await backupOf('admin')).toEqual({
      taken_at: '2026-01-02T03:00:00.000Z',
      lost_files: 2,
      failure: 'The disk is full.',
    })
    expect(await backupOf('staff')).toBeNull()
  })
})
