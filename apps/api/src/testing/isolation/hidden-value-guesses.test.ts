import { type AnyRegister } from '@portaria/contract/define-register/define-register'
import { LOOK_UPS_AN_HOUR, lookUpFields } from '@portaria/contract/define-register/look-ups'
import { may, rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { maskedCpf } from '@portaria/contract/value-types/cpf'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleCpf } from '../../parts/sample-values.ts'
import { guessers, guessing, sensitiveOf } from '../guesser.ts'
import { samples } from '../samples.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

/** Returns another value that the field could have. */
function otherValue(register: AnyRegister, name: string): unknown {
  if (name === 'birth_date') return '1961-03-04'
  const value = samples[register.name].values(700_000)[name]
  return typeof value === 'string' && /notes|reason/.test(name) ? `${value}, também` : value
}

/** More milliseconds than the server lets pass between two refusals of one person. */
const SLOWLY_MS = 150

describe('a guesser of what is hidden', () => {
  let test: TestApp
  let play: ReturnType<typeof guessing>
  // The clock by which refusals are delayed; the delays have tests of their own.
  let aheadMs = 0
  const now = performance.now.bind(performance)
  beforeAll(async () => {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs)
    test = await openTestApp()
    play = guessing(test)
  })
  afterAll(async () => {
    await test.close()
    vi.restoreAllMocks()
  })
  beforeEach(() => play.forget())

  it('finds nobody by words, order, title or stored text that hold a hidden value', () => {
    for (const register of Object.values<AnyRegister>(registers)) {
      const shown = [...register.title, ...register.list.search, register.list.sort]
      expect(shown.filter((name) => sensitiveOf(register).includes(name))).toEqual([])
    }
  })

  it.each(guessers)('$role of $name neither imports nor exports', ({ register, role }) => {
    expect(['import', 'export'].filter((one) => may(role, register, one as 'import'))).toEqual([])
  })

  it.each(guessers)('$role of $name sees a mask at most, wherever a row is shown', async (one) => {
    const { register, role } = one
    const { id, stored } = await play.victim(register, role)
    const call = test.as(role)
    const stale = await call.patch(`/${register.name}/${id}`, {
      ...ifMatch(99),
      payload: {},
    })
    const shown = [
      await call.get(`/${register.name}/${id}`),
      await call.get(`/${register.name}?filter[id]=${id}`),
      await call.get(`/${register.name}/${id}/history`),
      await call.get(`/dashboard/changes`),
      stale,
    ]
    for (const name of sensitiveOf(register)) {
      expect(stored[name]).not.toBeNull()
      const whole = JSON.stringify(stored[name])
      expect([name, shown.some(({ raw }) => raw.includes(whole))]).toEqual([name, false])
    }
    const record = rowsOf(shown[1]?.body ?? stale.body)[0]
    const masked = record?.['cpf_masked']
    const isOfPlatform = register.scope === 'platform'
    expect(masked).toBe(isOfPlatform ? undefined : maskedCpf(String(stored['cpf'])))
    expect(JSON.stringify(masked ?? '').replaceAll(/\D/g, '').length).toBeLessThanOrEqual(2)
  })

  it.each(guessers)(
    '$role of $name asks in no order and by no part',
    async ({ register, role }) => {
      const { id, stored } = await play.victim(register, role)
      const call = test.as(role)
      for (const name of sensitiveOf(register)) {
        const asked = [
          `sort=${name}`,
          `sort=-${name}`,
          `filter[${name}][gte]=1`,
          `filter[${name}][lte]=1`,
          `filter[${name}][null]=true`,
          ...(name === 'cpf' || name === 'id_doc' ? [] : [`filter[${name}]=1`]),
        ]
        for (const query of asked) {
          const { status } = await call.get(`/${register.name}?${query}&filter[id]=${id}`)
          expect([query, status]).toEqual([query, 422])
        }
      }
      const cpf = String(stored['cpf'])
      const parts = [
        cpf.slice(0, 3),
        cpf.slice(3, 9),
        cpf.slice(0, 10),
        cpf.slice(1),
        '1985',
        '1980',
      ]
      for (const part of parts) {
        const { status, body } = await call.get(`/${register.name}?q=${part}&filter[id]=${id}`)
        expect([part, status, body.meta.total]).toEqual([part, 200, 0])
      }
    },
  )

  it.each(guessers)('$role of $name asks for whole values, each in the trail', async (one) => {
    const { register, role } = one
    const { id, stored } = await play.victim(register, role)
    const before = (await play.trailOf(role)).length
    const asked = lookUpFields(register).flatMap((by) => {
      const value: unknown = by === 'cpf' ? stored[by] : Reflect.get(Object(stored[by]), 'number')
      return [`q=${String(value)}`, `filter[${by}]=${String(value)}`].map((query) => ({
        by,
        query,
      }))
    })
    for (const { query } of asked) {
      const { body } = await test.as(role).get(`/${register.name}?${query}`)
      expect([query, rowsOf(body).map((row) => row.id)]).toEqual([query, [id]])
    }
    const missed = await test.as(role).get(`/${register.name}?q=${sampleCpf(99_000_000)}`)
    expect(missed.body.meta.total).toBe(0)
    const trail = (await play.trailOf(role)).slice(before)
    expect(trail.map(({ row_id: row, changes }) => [row, changes])).toEqual([
      ...asked.map(({ by }) => [id, { by: [null, by], outcome: [null, 'hit'] }]),
      [null, { by: [null, 'cpf'], outcome: [null, 'miss'] }],
    ])
    expect(trail.map(({ raw }) => raw).join()).not.toMatch(/\d{4}/)
  })

  it.each(guessers)('$role of $name learns by sixty guesses what thirty tell', async (one) => {
    const { register, role } = one
    await play.victim(register, role)
    const before = (await play.trailOf(role)).length
    const hour = () => Math.floor(Date.now() / 3_600_000)
    const begun = hour()
    const statuses: number[] = []
    for (let guess = 0; guess < 60; guess += 1) {
      const cpf = sampleCpf(50_000_000 + guess)
      aheadMs += SLOWLY_MS
      const { status } = await test.as(role).get(`/${register.name}?q=${cpf}`)
      statuses.push(status)
    }
    const answered = statuses.filter((status) => status === 200).length
    expect(answered).toBeGreaterThanOrEqual(LOOK_UPS_AN_HOUR.misses)
    // When an hour ends meanwhile, thirty guesses of the next one are answered too.
    expect(answered).toBeLessThanOrEqual(LOOK_UPS_AN_HOUR.misses * (1 + hour() - begun))
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - answered)
    expect((await play.trailOf(role)).slice(before)).toHaveLength(answered)
    const words = await test.as(role).get(`/${register.name}?q=maria`)
    expect(words.status).toBe(200)
  })

  it.each(guessers)('$role of $name gets one answer for any value of an id', async (one) => {
    const { register, role } = one
    if (!may(role, register, 'create')) return
    const { payload } = await play.victim(register, role)
    // An inviter has typed none of these values.
    if (rightsIn(register, role).creates !== null) return
    for (const name of sensitiveOf(register)) {
      const right = payload
      const wrong = { ...right, [name]: otherValue(register, name) }
      const membership = {
        role: 'condomino',
        starts_on: '2020-01-01',
        tenant_id: test.tenants.bosque,
      }
      const bodies = [right, wrong].map((body) =>
        register.needsNested ? { ...body, email: `${newId()}@example.com`, membership } : body,
      )
      for (const body of bodies) {
        const answer = await test.as(role).post(`/${register.name}`, { payload: body })
        // An invitation takes no such field, whatever its value.
        const told = register.needsNested ? [422, 'validation'] : [409, 'id_taken']
        expect([name, answer.status, answer.body.code, answer.body.existing]).toEqual([
          name,
          ...told,
          undefined,
        ])
      }
    }
  })

  it.each(guessers)('$role of $name changes nothing that another typed', async (one) => {
    const { register, role } = one
    if (!may(role, register, 'update')) return
    const { id, stored } = await play.victim(register, role)
    for (const name of sensitiveOf(register)) {
      for (const value of [stored[name], otherValue(register, name), null]) {
        const answer = await test
          .as(role)
          .patch(`/${register.name}/${id}`, { ...ifMatch(1), payload: { [name]: value } })
        expect([name, answer.status, answer.body.errors[0]?.code]).toEqual([
          name,
          422,
          'not_allowed',
        ])
      }
    }
  })

  const bulkers = guessers.filter(
    ({ register, role }) =>
      may(role, register, 'update') && rightsIn(register, role).updates === null,
  )

  it.each(bulkers)('$role of $name asks by a change of many no more', async (one) => {
    const { register, role } = one
    const { stored } = await play.victim(register, role)
    const before = (await play.trailOf(role)).length
    const change = (cpf: string) =>
      test.as(role).post(`/${register.name}/bulk`, {
        payload: { action: 'activate', filter: { q: cpf }, expected_total: 1 },
      })
    const answers = []
    for (let guess = 0; guess < 40; guess += 1) {
      aheadMs += SLOWLY_MS
      answers.push(await change(sampleCpf(60_000_000 + guess)))
    }
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(LOOK_UPS_AN_HOUR.misses)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    await play.forget()
    expect((await change(String(stored['cpf']))).status).toBe(202)
    expect((await play.trailOf(role)).slice(before)).toHaveLength(LOOK_UPS_AN_HOUR.misses + 1)
    const kept = await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql<{ filter: object }>`SELECT filter FROM bulk_changes`),
    )
    expect(JSON.stringify(kept)).not.toContain(String(stored['cpf']))
  })
})
