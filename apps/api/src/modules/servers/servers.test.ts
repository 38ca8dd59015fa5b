import { roles } from '@portaria/contract/actors/roles'
import { secretChangeAnswer } from '@portaria/contract/modules/servers/secret-change'
import {
  backupsAnswer,
  companyLoadsAnswer,
  failedJobsAnswer,
  serversAnswer,
} from '@portaria/contract/modules/servers/servers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withoutValues } from '../../platform/jobs/failed-jobs.ts'
import { enqueueJob } from '../../platform/jobs/job-queue.ts'
import { MAIL_REFUSED } from '../../platform/mail/mailer.ts'
import { companyLoads } from '../../platform/servers/company-loads.ts'
import { onServer } from '../../testing/database-server.ts'
import { send } from '../../testing/test-accounts.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ alone: 'jobs and servers of all companies are listed' })
})
afterAll(() => test.close())

const run = (statement: string) => onServer<{ id: string }>(test.database.adminUrl, statement)

/** A call of an administrator who has chosen no company. */
const ask = (path: string, method: 'GET' | 'POST' = 'GET') =>
  send(test, method, path, { token: test.person('admin').token })

describe('the page of the servers', () => {
  const paths = [
    '/servers',
    '/servers/failed-jobs?kind=others',
    '/servers/companies',
    '/servers/backups',
    '/servers/secret',
  ] as const

  it.each(roles)('is for administrators of the platform alone: %s', async (role) => {
    const { token } = test.person(role)
    const expected = role === 'master' || role === 'admin' ? 200 : 403
    for (const path of paths) {
      const { status } = await send(test, 'GET', path, { token })
      expect([path, status]).toEqual([path, expected])
    }
    const { status } = await send(test, 'POST', '/servers/failed-jobs/1/retry', { token })
    expect(status).toBe(expected === 200 ? 404 : 403)
  })

  it('lists the last attempts at a backup, the newest first', async () => {
    const at = (hours: number) => `now() - interval '${hours} hours'`
    await run(`INSERT INTO backup_runs (id, started_at, finished_at, backup, taken_at, bytes, row_count,
        file_count, lost_files, failure)
      VALUES ('${newId()}', ${at(2)}, ${at(2)}, 'one', ${at(2)}, 5000000000, 7000000000, 12, 1, NULL),
        ('${newId()}', ${at(1)}, ${at(1)}, NULL, NULL, NULL, NULL, NULL, NULL, 'The disk is full.'),
        ('${newId()}', ${at(0)}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL)`)
    const { data, meta } = backupsAnswer.parse((await ask('/servers/backups')).body)
    expect(meta).toEqual({ is_set_up: true })
    expect(data).toMatchObject([
      { finished_at: null, taken_at: null, failure: null },
      { taken_at: null, failure: 'The disk is full.' },
      { bytes: 5_000_000_000, rows: 7_000_000_000, files: 12, lost_files: 1, failure: null },
    ])
    expect(data[2]?.taken_at).not.toBeNull()
  })

  it('says how far a change of the secret is', async () => {
    const { data } = secretChangeAnswer.parse((await ask('/servers/secret')).body)
    expect(data).toMatchObject({ state: 'none', servers: [], unreadable: 0, until: null })
    expect(data.companies).toBeGreaterThan(1)
  })

  it('lists the servers with release, clock and state, and their database', async () => {
    await run(`DELETE FROM servers; INSERT INTO servers (id, name, version, ahead_ms, seen_at, draining)
      VALUES ('${newId()}', 'one:1', '1.2.3', 4, now(), false),
        ('${newId()}', 'three:3', '1.2.2', NULL, now() - interval '20 seconds', false),
        ('${newId()}', 'two:2', '1.2.3', -9, now(), true)`)
    const { servers, database, lanes } = serversAnswer.parse((await ask('/servers')).body).data
    expect(servers).toMatchObject([
      { name: 'one:1', version: '1.2.3', ahead_ms: 4, state: 'serving' },
      { name: 'three:3', version: '1.2.2', ahead_ms: null, state: 'silent' },
      { name: 'two:2', version: '1.2.3', ahead_ms: -9, state: 'draining' },
    ])
    expect(Number.parseInt(database.version, 10)).toBeGreaterThanOrEqual(15)
    expect(database.bytes).toBeGreaterThan(1_000_000)
    expect(lanes.map(({ lane }) => lane)).toContain('ordinary')
  })
})

describe('jobs that keep failing', () => {
  beforeEach(() => run('DELETE FROM graphile_worker._private_jobs'))

  /** A job with this many failed attempts, of ten. */
  async function fail(
    key: string,
    attempts: number,
    error: string,
    tenant: TenantName = 'bosque',
  ): Promise<string> {
    await test.database.app.inTenant(test.actor('sindico', tenant), (context) =>
      enqueueJob(context, { task: 'look_after', key, data: { secret: 'Segredo' }, afterS: 600 }),
    )
    const [job] = await run(
      `UPDATE graphile_worker._private_jobs SET attempts = ${attempts}, last_error = '${error}'
       WHERE key LIKE '%${key}' RETURNING id::text`,
    )
    return job?.id ?? ''
  }
  const list = async (kind: string, more = '') =>
    failedJobsAnswer.parse((await ask(`/servers/failed-jobs?kind=${kind}${more}`)).body)

  it('are listed with their company and error, and without what they carry', async () => {
    const over = await fail('over', 10, 'no such row: "Ana Souza" (ana@example.com, 52998224725)')
    const again = await fail('again', 3, 'away\nat somewhere', 'acacias')
    await fail('once', 1, 'away')
    const { data, meta } = await list('others')
    expect(meta.total).toBe(2)
    const { acacias, bosque } = test.tenants
    expect(data.find(({ id }) => id === over)).toMatchObject({
      task: 'look_after',
      attempts: 10,
      next_at: null,
      company: { id: bosque },
      error: 'no such row: … (…, …)',
    })
    expect(data.find(({ id }) => id === again)).toMatchObject({
      error: 'away',
      company: { id: acacias },
    })
    expect(data.find(({ id }) => id === again)?.next_at).not.toBeNull()
    expect(JSON.stringify(data)).not.toMatch(/Segredo|Ana|52998/)
    expect((await list('others', '&per_page=1&page=2')).data).toHaveLength(1)
  })

  it('are told apart from letters that the mail server did not take', async () => {
    const letter = await fail('letter', 4, `${MAIL_REFUSED} (EENVELOPE 550)`)
    await fail('other', 4, 'away')
    const { data, meta } = await list('letters')
    expect([meta.total, data[0]?.id, data[0]?.error]).toEqual([1, letter, 'EENVELOPE 550'])
    expect((await list('others')).data.map(({ id }) => id)).not.toContain(letter)
  })

  it('run again at once when somebody says so, once, and not while they run', async () => {
    const id = await fail('retried', 10, 'away')
    const retry = async (one: string) =>
      (await ask(`/servers/failed-jobs/${one}/retry`, 'POST')).status
    expect(await retry(id)).toBe(202)
    const jobs = await run(
      `SELECT attempts::int, run_at <= now() AS due FROM graphile_worker._private_jobs WHERE id = ${id}`,
    )
    expect(jobs).toEqual([{ attempts: 0, due: true }])
    expect((await list('others')).data).toEqual([])
    expect(await retry(id)).toBe(404)
    const trail = await run(
      `SELECT tenant_id, actor_id, row_id FROM audit_log WHERE operation = 'job_retried'`,
    )
    const { bosque } = test.tenants
    expect(trail).toEqual([
      { tenant_id: bosque, actor_id: test.person('admin').userId, row_id: bosque },
    ])
    const running = await fail('running', 5, 'away')
    await run(
      `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'one' WHERE id = ${running}`,
    )
    expect(await retry(running)).toBe(404)
    const healthy = await fail('healthy', 1, 'away')
    expect(await retry(healthy)).toBe(404)
  })
})

it.each([
  ['duplicate key "Ana"', 'duplicate key …'],
  ["invalid 'x' and «y»", 'invalid … and …'],
  ['to ana@example.com now', 'to … now'],
  ['cpf 52998224725, code 550', 'cpf …, code 550'],
  ['cpf 529.982.247-25 of (11) 98888-7777', 'cpf … of (11) …'],
  ['cnpj 11.222.333/0001-81 refused', 'cnpj … refused'],
  ['no answer of https://x.example/a/tok?b=Ana now', 'no answer of https://x.example/… now'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['first\nsecond', 'first'],
])('an error is shown without values: %j', (error, shown) => {
  expect(withoutValues(error)).toBe(shown)
})

describe('companies by load', () => {
  const list = async () => companyLoadsAnswer.parse((await ask('/servers/companies')).body).data

  it('are counted by all servers together, the busiest first, for an hour', async () => {
    const { acacias, bosque } = test.tenants
    await run('DELETE FROM company_loads')
    const [one, other] = [companyLoads(test.database.system), companyLoads(test.database.system)]
    for (let nth = 0; nth < 5; nth += 1) one.count(bosque, false)
    one.count(bosque, true)
    other.count(bosque, true)
    for (let nth = 0; nth < 9; nth += 1) other.count(acacias, false)
    one.count(newId(), false)
    await Promise.all([one.write(), other.write()])
    await one.write()
    expect(await list()).toMatchObject([
      { id: acacias, requests: 9, refused: 0 },
      { id: bosque, requests: 7, refused: 2 },
    ])
    expect((await list()).every(({ name }) => name !== '')).toBe(true)
    await run(`UPDATE company_loads SET step = step - interval '70 minutes'
      WHERE tenant_id = '${acacias}'`)
    expect((await list()).map(({ id }) => id)).toEqual([bosque])
    await run(`UPDATE company_loads SET step = step - interval '3 hours'
      WHERE tenant_id = '${acacias}'`)
    one.count(bosque, false)
    await one.stop()
    expect(await run('SELECT tenant_id AS id FROM company_loads')).toEqual([{ id: bosque }])
    expect((await list())[0]).toMatchObject({ requests: 8 })
  })

  it('are counted at each request, and kept while the database is away', async () => {
    await run('DELETE FROM company_loads')
    await test.as('sindico').get('/towers')
    await test.parts.watch.loads.write()
    const [before] = await list()
    expect(before).toMatchObject({ id: test.tenants.bosque })
    let isAway = true
    const { query } = test.database.system
    const loads = companyLoads({
      query: (work) => (isAway ? Promise.reject(new Error('away')) : query(work)),
    })
    loads.count(test.tenants.bosque, true)
    await expect(loads.write()).rejects.toThrow('away')
    isAway = false
    await loads.write()
    const [after] = await list()
    expect(after?.refused).toBe((before?.refused ?? 0) + 1)
  })
})
