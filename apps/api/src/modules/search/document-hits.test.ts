import type { Role } from '@portaria/contract/actors/roles'
import { LOOK_UPS_AN_HOUR } from '@portaria/contract/define-register/look-ups'
import { searchAnswer } from '@portaria/contract/modules/search/search'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { openTestApp, type TenantName, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function make(path: string, payload: object, tenant: TenantName = 'bosque') {
  const { status, raw } = await test.as('sindico', tenant).post(path, { payload })
  expect([status, raw]).toEqual([201, raw])
}

const inTenant = <T>(tenant: TenantName, work: (queries: Queries) => Promise<T>) =>
  test.database.pools.app.transaction({ 'app.tenant_id': test.tenants[tenant] }, work)

const resident = (name: string, more: object = {}, tenant?: TenantName) =>
  make('/residents', { name, birth_date: '1980-01-01', ...more }, tenant)

/** Titles by register, in the order of the answer. */
async function found(typed: string, role: Role = 'sindico') {
  const answer = await test.as(role).get(`/search?q=${encodeURIComponent(typed)}`)
  expect([answer.status, answer.raw]).toEqual([200, answer.raw])
  return searchAnswer
    .parse(answer.body)
    .data.map(({ register, hits }) => [register, hits.map(({ title }) => title)])
}

describe('a whole document', () => {
  const looked = () =>
    inTenant('bosque', (queries) =>
      queries.all(sql<{ found: boolean }>`SELECT found FROM look_ups ORDER BY at`),
    )

  it('finds its person for roles that may read it, uncounted', async () => {
    const cpf = sampleCpf(61_000_005)
    await resident('Documentada Silva', { cpf })
    expect(await found(cpf)).toEqual([['residents', ['Documentada Silva']]])
    expect(await looked()).toEqual([])
  })

  it('is one look-up for other roles, in all registers that they read', async () => {
    const cpf = sampleCpf(61_000_006)
    await resident('Oculta Pereira', { cpf })
    await make('/visitors', { name: 'Oculta Visita', cpf })
    expect(await found(cpf, 'funcionario')).toEqual([
      ['residents', ['Oculta Pereira']],
      ['visitors', ['Oculta Visita']],
    ])
    expect(await looked()).toEqual([{ found: true }])
    expect(await found(sampleCpf(61_000_007), 'funcionario')).toEqual([])
    expect(await looked()).toEqual([{ found: true }, { found: false }])
    const trail = await inTenant('bosque', (queries) =>
      queries.all(sql<{ register: string; changes: { outcome: [null, string] } }>`
        SELECT register, changes FROM audit_log WHERE operation = 'look_up' ORDER BY at, register`),
    )
    expect(trail.map(({ register, changes }) => [register, changes.outcome[1]])).toEqual([
      ['residents', 'hit'],
      ['visitors', 'hit'],
      ['visitors', 'miss'],
    ])
  })

  it('is refused past the limit of an hour, before anything is read', async () => {
    const { userId } = test.person('funcionario', 'acacias')
    const cpf = sampleCpf(61_000_008)
    await resident('Além do limite', { cpf }, 'acacias')
    await inTenant('acacias', async (queries) => {
      for (let nth = 0; nth < LOOK_UPS_AN_HOUR.misses; nth += 1) {
        await queries.count(sql`
          INSERT INTO look_ups (tenant_id, hour, user_id, digest, found)
          VALUES (${test.tenants.acacias}, date_trunc('hour', now()), ${userId}, ${newId()}, false)`)
      }
    })
    const call = test.as('funcionario', 'acacias')
    const { status, headers } = await call.get(`/search?q=${cpf}`)
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // A search for words does not count as a look-up.
    expect((await call.get('/search?q=limite')).status).toBe(200)
  })

  it('can be what matches no words: a telephone that somebody has is none', async () => {
    await resident('Telefone de número', { phones: ['+551133445566'] })
    const before = (await looked()).length
    expect(await found('33445566', 'funcionario')).toEqual([['residents', ['Telefone de número']]])
    expect((await looked()).length).toBe(before)
  })
})
