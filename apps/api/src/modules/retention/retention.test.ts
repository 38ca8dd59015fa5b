import { systemActor } from '@portaria/contract/actors/actor'
import { roles } from '@portaria/contract/actors/roles'
import { retentionAnswer } from '@portaria/contract/modules/retention/retention'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Sql } from '../../platform/database/queries.ts'
import { startForTenant } from '../../platform/jobs/job-runner.ts'
import { onServer } from '../../testing/database-server.ts'
import { erasingOf } from '../../testing/erasing.ts'
import { eventually } from '../../testing/eventually.ts'
import { endAlertsOf, raiseAlert, startLane } from '../../testing/panic-alerts.ts'
import { samples } from '../../testing/samples.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'
import { eraseOverdue } from './retention.service.ts'
import { retentionSchedules, retentionTasks } from './retention-tasks.ts'

type Visitor = {
  name: string
  cpf: string | null
  photo_file_id: string | null
  phones: string[]
  deleted_at: Date | null
  provisional: boolean | null
}

describe('data past their term', () => {
  let test: TestApp
  let nth = 0
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())
  beforeEach(() => run('UPDATE tenants SET settings = NULL'))

  const run = <Row extends object>(statement: string) =>
    onServer<Row>(test.database.adminUrl, statement)
  const store = () => test.parts.files
  const erase = (tenant: TenantName = 'bosque') =>
    eraseOverdue(
      test.database.app,
      { ...systemActor('test'), tenantId: test.tenants[tenant] },
      erasingOf(store()),
    )
  const preview = async (query = '') => {
    const { status, body } = await test.as('sindico').get(`/company/retention${query}`)
    expect(status).toBe(200)
    return new Map(retentionAnswer.parse(body).data.map((line) => [line.kind, line]))
  }

  /** Adds a picture of a tenant, with its bytes on the disk. */
  async function addPhoto(tenant: TenantName): Promise<string> {
    const [id, tenantId] = [newId(), test.tenants[tenant]]
    const { userId } = test.person('sindico', tenant)
    await run(`INSERT INTO files (tenant_id, id, media_type, bytes, sha256, claimed_at, created_by)
      VALUES ('${tenantId}', '${id}', 'image/webp', 3, '\\x00', now(), '${userId}')`)
    await store().put(tenantId, id, Buffer.from('abc'))
    return id
  }

  const change = (id: string, tenant: TenantName, set: Sql) =>
    test.database.app.inTenant(test.actor('sindico', tenant), ({ queries }) =>
      queries.count(sql`UPDATE visitors SET ${set} WHERE id = ${id}`),
    )

  /**
   * Adds a visitor with a document, and with two photos, of which the second has replaced the
   * first; all of it is some days old.
   */
  async function addVisitor(days: number, tenant: TenantName = 'bosque') {
    nth += 1
    const [first, photo] = [await addPhoto(tenant), await addPhoto(tenant)]
    const payload = { ...samples.visitors.values(170_000 + nth), photo_file_id: first }
    const { status, body } = await test.as('sindico', tenant).post('/visitors', { payload })
    expect(status).toBe(201)
    const changed = await test.as('sindico', tenant).patch(`/visitors/${body.data.id}`, {
      headers: { 'if-match': '"1"' },
      payload: { photo_file_id: photo },
    })
    expect(changed.status).toBe(200)
    await change(body.data.id, tenant, sql`created_at = now() - make_interval(days => ${days})`)
    return { id: body.data.id, photos: [first, photo] }
  }

  const visitor = async (id: string) => {
    const [row] = await run<Visitor>(`SELECT * FROM visitors WHERE id = '${id}'`)
    if (!row) throw new Error('a visitor is never deleted')
    return row
  }
  const filesLeft = async (ids: readonly string[]) => {
    const rows = await run(`SELECT 1 FROM files WHERE id = ANY('{${ids.join()}}')`)
    const bytes = await Promise.all(
      ids.map(async (id) => (await store().get(test.tenants.bosque, id)) !== null),
    )
    return [rows.length, bytes.filter(Boolean).length]
  }
  const trailOf = (id: string) =>
    run<{ operation: string; changes: Record<string, unknown>; reason: string | null }>(
      `SELECT operation, changes, reason FROM audit_log WHERE row_id = '${id}' ORDER BY at`,
    )

  it('are documents and photos of visitors, with those in the trail and on the disk', async () => {
    const [old, young] = [await addVisitor(181), await addVisitor(179)]
    const { name, phones } = await visitor(old.id)
    await erase()
    expect(await visitor(old.id)).toMatchObject({
      name,
      phones,
      cpf: null,
      photo_file_id: null,
      provisional: true,
      deleted_at: null,
    })
    expect((await visitor(young.id)).cpf).not.toBeNull()
    expect([await filesLeft(old.photos), await filesLeft(young.photos)]).toEqual([
      [0, 0],
      [2, 2],
    ])
    const trail = await trailOf(old.id)
    expect(trail[0]?.changes['cpf']).toEqual([null, null])
    expect(trail.at(-1)).toMatchObject({ operation: 'erase', reason: 'retention' })
    expect((await trailOf(young.id))[0]?.changes['cpf']).not.toEqual([null, null])
  })

  it('are visitors themselves, when they have not come for a year', async () => {
    const [old, young] = [await addVisitor(366), await addVisitor(364)]
    await erase()
    const row = await visitor(old.id)
    expect(row).toMatchObject({ name: 'Visitante apagado', phones: [], cpf: null })
    expect(row.deleted_at).not.toBeNull()
    expect(JSON.stringify(await trailOf(old.id))).not.toContain('Visitante 17')
    expect((await visitor(young.id)).name).not.toBe('Visitante apagado')
    const restored = await test.as('sindico').post(`/visitors/${old.id}/restore`)
    expect([restored.status, restored.body.code]).toEqual([409, 'state_conflict'])
    const [before] = [await trailOf(old.id)]
    await erase()
    expect(await trailOf(old.id)).toEqual(before)
  })

  it('stay while somebody is blocked, and are shown as held', async () => {
    const { id, photos } = await addVisitor(400)
    await test.as('sindico').post(`/visitors/${id}/block`, { payload: { reason: 'Ameaças' } })
    const line = (await preview()).get('visitor_documents')
    expect(line?.held).toEqual([{ reason: 'blocked', count: 1 }])
    await erase()
    expect((await visitor(id)).cpf).not.toBeNull()
    expect(await filesLeft(photos)).toEqual([2, 2])
    await test.as('sindico').post(`/visitors/${id}/unblock`)
    await erase()
    expect((await visitor(id)).cpf).toBeNull()
  })

  it('are those of one company, by its own terms', async () => {
    const [own, other] = [await addVisitor(100), await addVisitor(1_000, 'acacias')]
    await erase()
    expect((await visitor(own.id)).cpf).not.toBeNull()
    expect((await visitor(other.id)).cpf).not.toBeNull()
    await run(`UPDATE tenants SET settings = '{"retention": {"visitor_documents_days": 90}}'
      WHERE id = '${test.tenants.bosque}'`)
    await erase()
    expect((await visitor(own.id)).cpf).toBeNull()
    expect((await visitor(other.id)).cpf).not.toBeNull()
    await erase('acacias')
    expect((await visitor(other.id)).name).toBe('Visitante apagado')
  })

  it('leave a picture that another row still shows', async () => {
    const { id, photos } = await addVisitor(200)
    const other = await addVisitor(1)
    await change(other.id, 'bosque', sql`photo_file_id = ${photos[1]}`)
    await erase()
    expect((await visitor(id)).photo_file_id).toBeNull()
    expect(await filesLeft(photos)).toEqual([1, 1])
  })

  it('are alerts five years after they were closed, with all words of their senders', async () => {
    const aged = async (days: number, isClosed = true) => {
      const { id } = await raiseAlert(test, 'condomino', 'Socorro')
      if (isClosed) await endAlertsOf(test, test.person('condomino').userId)
      await run(`UPDATE panic_alerts SET raised_at = now() - interval '${days} days',
        acknowledged_at = CASE WHEN acknowledged_at IS NULL THEN NULL
          ELSE now() - interval '${days} days' END,
        closed_at = CASE WHEN closed_at IS NULL THEN NULL ELSE now() - interval '${days} days' END
        WHERE id = '${id}'`)
      return id
    }
    const [old, young, open] = [await aged(1_826), await aged(1_824), await aged(4_000, false)]
    expect((await preview()).get('alerts')).toMatchObject({
      due: 1,
      held: [{ reason: 'open_alert', count: 1 }],
    })
    await erase()
    const left = await run<{ id: string }>(
      `SELECT id FROM panic_alerts WHERE tenant_id = '${test.tenants.bosque}'`,
    )
    const ids = left.map(({ id }) => id)
    expect([old, young, open].map((id) => ids.includes(id))).toEqual([false, true, true])
    for (const table of ['panic_presses', 'panic_events', 'panic_reads'])
      expect(await run(`SELECT 1 FROM ${table} WHERE alert_id = '${old}'`)).toEqual([])
    const trail = await trailOf(old)
    expect(trail.at(-1)).toMatchObject({ operation: 'erase', reason: 'retention' })
    expect(JSON.stringify(trail)).not.toContain('Socorro')
  })

  it('are never an open or young alert, not even in a query of the database', async () => {
    const { id } = await raiseAlert(test, 'condomino')
    const ask = () =>
      test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
        queries.one(sql<{ gone: number }>`SELECT erase_alerts(${[id]}::uuid[], 'test') AS gone`),
      )
    await run(`UPDATE panic_alerts SET raised_at = now() - interval '9 years' WHERE id = '${id}'`)
    expect(await ask()).toEqual({ gone: 0 })
    await endAlertsOf(test, test.person('condomino').userId)
    expect(await ask()).toEqual({ gone: 0 })
    expect(await run(`SELECT 1 FROM panic_alerts WHERE id = '${id}'`)).toHaveLength(1)
  })

  it('are network addresses of the trail after six months, its rows never', async () => {
    const add = (days: number, tenant: TenantName) =>
      run(`INSERT INTO audit_log (tenant_id, id, at, actor_role, register, operation, address)
        VALUES ('${test.tenants[tenant]}', gen_random_uuid(), now() - interval '${days} days',
          'sindico', 'kept', '${days}', '203.0.113.9')`)
    await add(184, 'bosque')
    await add(182, 'bosque')
    await add(184, 'acacias')
    expect((await preview()).get('network_addresses')?.due).toBe(1)
    await erase()
    const rows = await run(`SELECT operation, address, tenant_id = '${test.tenants.bosque}' AS own
      FROM audit_log WHERE register = 'kept' ORDER BY own DESC, operation`)
    expect(rows).toEqual([
      { operation: '182', address: '203.0.113.9', own: true },
      { operation: '184', address: null, own: true },
      { operation: '184', address: '203.0.113.9', own: false },
    ])
    // Other files of tests have companies of their own in this database.
    const own = await run(`SELECT tenant_id FROM audit_log WHERE register = 'audit_log'
      AND tenant_id IN ('${test.tenants.bosque}', '${test.tenants.acacias}')`)
    expect(own).toEqual([{ tenant_id: test.tenants.bosque }])
  })

  it('are all network addresses that a table has, in two tables; sessions go after sixty days', async () => {
    const columns = await run<{ place: string }>(`
      SELECT c.relname || '.' || a.attname AS place FROM pg_attribute a
      JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
        AND NOT c.relispartition AND a.attname ~ '(^|_)(address|user_agent|remote_ip)$'
      ORDER BY 1`)
    expect(columns.map(({ place }) => place)).toEqual([
      'audit_log.address',
      'sessions.address',
      'sessions.user_agent',
    ])
  })

  it.each(roles.filter((role) => role !== 'sindico'))('are not shown to %s', async (role) => {
    expect((await test.as(role).get('/company/retention')).status).toBe(403)
  })

  it('are erased by a job of each company, and of the platform, every night', async () => {
    const { id } = await addVisitor(200)
    const tasks = retentionTasks(erasingOf(store()))
    const [task = ''] = Object.keys(tasks)
    expect(retentionSchedules.map(({ data }) => data)).toEqual([{ task }])
    const runner = await startLane(test, tasks)
    for (const tenant of [NIL_TENANT, test.tenants.bosque])
      await startForTenant(test.database.system, tenant, task)
    await eventually(async () => expect((await visitor(id)).cpf).toBeNull())
    await eventually(async () =>
      expect(
        await run(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = '${task}'`),
      ).toEqual([]),
    )
    await runner.stop()
  })

  it('are counted before they are erased, by terms that are tried out', async () => {
    await erase()
    await addVisitor(100)
    expect((await preview()).get('visitor_documents')).toMatchObject({ days: 180, due: 0 })
    const tried = (await preview('?visitor_documents_days=90')).get('visitor_documents')
    expect(tried).toMatchObject({ days: 90, due: 1 })
    expect(Date.now() - Date.parse(tried?.oldest_at ?? '')).toBeGreaterThan(99 * 86_400_000)
    const refused = await test.as('sindico').get('/company/retention?visitor_documents_days=1')
    expect(refused.status).toBe(422)
  })
})
