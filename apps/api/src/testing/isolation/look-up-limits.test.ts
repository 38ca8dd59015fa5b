import { GIVEN_BACK_AN_HOUR, LOOK_UPS_AN_HOUR } from '@portaria/contract/define-register/look-ups'
import { may, rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../../machineries.ts'
import { sampleCpf } from '../../parts/sample-values.ts'
import type { Queries } from '../../platform/database/queries.ts'
import { listRecords } from '../../register-endpoints/list-records.ts'
import { guessers, guessing } from '../guesser.ts'
import { samples } from '../samples.ts'
import { openTestApp, rowsOf, type TestApp } from '../test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })
const { hits, misses } = LOOK_UPS_AN_HOUR

describe('look-ups of an hour', () => {
  let test: TestApp
  let play: ReturnType<typeof guessing>
  beforeAll(async () => {
    test = await openTestApp()
    play = guessing(test)
  })
  afterAll(() => test.close())
  beforeEach(() => play.forget())

  const typists = guessers.filter(
    ({ register, role }) =>
      rightsIn(register, role).creates === null &&
      may(role, register, 'create') &&
      register.unique.some((fields) => fields.includes('cpf')),
  )

  it.each(typists)('$role of $name meets a duplicate as a look-up', async (one) => {
    const { register, role } = one
    const { id, stored } = await play.victim(register, role)
    const before = (await play.trailOf(role)).length
    const needed = Object.entries(samples[register.name].values(1)).filter(
      ([name]) => register.fields[name]?.required,
    )
    const create = (cpf: unknown) =>
      test.as(role).post(`/${register.name}`, { payload: { ...Object.fromEntries(needed), cpf } })
    const met = await create(stored['cpf'])
    expect([met.status, met.body.existing.id]).toEqual([409, id])
    expect((await play.trailOf(role)).slice(before)).toMatchObject([
      { row_id: id, changes: { by: [null, 'cpf'], outcome: [null, 'hit'] } },
    ])
    await play.useUp(role, true, hits)
    const refused = await create(stored['cpf'])
    const free = await create(sampleCpf(70_000_000))
    // The refusal comes before anything is read, so it is the same for a free value and for a taken
    // one.
    expect([refused.status, free.status, refused.body.existing]).toEqual([429, 429, undefined])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  const restorers = guessers.filter(({ register, role }) => may(role, register, 'restore'))

  it.each(restorers.filter(({ register }) => register.scope === 'tenant'))(
    '$role of $name restores as a look-up',
    async ({ register, role }) => {
      const call = test.as(role)
      const { id } = await play.victim(register, role)
      const path = `/${register.name}/${id}`
      const restore = async () => {
        const { body } = await test.as('admin').get(path)
        await test.as('admin').delete(path, ifMatch(body.data.version))
        return (await call.post(`${path}/restore`)).status
      }
      expect(await restore()).toBe(200)
      await play.useUp(role, false, misses - 2)
      expect(await restore()).toBe(200)
      expect(await restore()).toBe(429)
    },
  )

  it('count a create that fails once its document was compared', async () => {
    const { stored } = await play.victim(registers.residents, 'funcionario')
    const create = (cpf: unknown) =>
      test.as('funcionario').post('/residents', {
        payload: {
          name: 'Ninguém',
          cpf,
          occupancy: { apartment_id: newId(), relation: 'owner', starts_on: '2020-01-01' },
        },
      })
    const answers = []
    for (let guess = 0; guess < misses; guess += 1)
      answers.push((await create(sampleCpf(83_000_000 + guess))).status)
    expect(answers).toEqual(answers.map(() => 422))
    // From here on, a taken and a free value get the same answer.
    const past = [await create(sampleCpf(84_000_000)), await create(stored['cpf'])]
    expect(past.map(({ status }) => status)).toEqual([429, 429])
    const newcomer = { name: 'Recém-chegado', cpf: sampleCpf(84_000_001) }
    expect((await test.as('funcionario').post('/residents', { payload: newcomer })).status).toBe(
      201,
    )
  })

  it('end for known documents too where only the misses are used up', async () => {
    const role = 'funcionario'
    const { id, stored } = await play.victim(registers.residents, role)
    const create = (cpf: unknown) =>
      test.as(role).post('/residents', { payload: { name: 'Ninguém', cpf } })
    await play.useUp(role, false, misses)
    await play.useUp(role, true, hits - 1, 'known')
    const before = (await play.trailOf(role)).length
    expect((await create(stored['cpf'])).status).toBe(429)
    expect((await play.trailOf(role)).slice(before)).toMatchObject([
      { row_id: id, changes: { by: [null, 'cpf'], outcome: [null, 'hit'] } },
    ])
    const past = [await create(stored['cpf']), await create(sampleCpf(86_000_000))]
    expect(past.map(({ status }) => status)).toEqual([429, 429])
  })

  it('are as many where they come all at once', async () => {
    const asked = Array.from({ length: misses + 20 }, (_, nth) => sampleCpf(87_000_000 + nth))
    const answers = await Promise.all(
      asked.map((cpf) => test.as('funcionario').get(`/visitors?q=${cpf}`)),
    )
    const counted = (status: number) => answers.filter((one) => one.status === status).length
    expect([counted(200), counted(429)]).toEqual([misses, 20])
  })

  it('count a document compared before another one that is known to be taken', async () => {
    const id_doc = { kind: 'rg', number: '55.444.333-2', issuer: 'SSP/SP' }
    const own = { name: 'Conhecida', cpf: sampleCpf(85_000_000), id_doc }
    expect((await test.as('funcionario').post('/visitors', { payload: own })).status).toBe(201)
    const answers = []
    for (let guess = 1; guess <= misses + 5; guess += 1) {
      const payload = { name: 'Ninguém', cpf: sampleCpf(85_000_000 + guess), id_doc }
      answers.push((await test.as('funcionario').post('/visitors', { payload })).status)
    }
    expect(answers.filter((status) => status === 409)).toHaveLength(misses)
    expect(answers.filter((status) => status === 429)).toHaveLength(5)
  })

  it('gives a miss back where that person is registered with the document', async () => {
    const role = 'funcionario'
    const cpf = sampleCpf(80_000_001)
    const id_doc = { kind: 'rg', number: '98.765.432-1', issuer: 'SSP/SP' }
    for (const path of ['/visitors', '/residents']) {
      for (const q of [cpf, '98.765.432-1']) {
        const { body } = await test.as(role).get(`${path}?q=${q}`)
        expect(body.meta.total).toBe(0)
      }
    }
    await play.useUp(role, false, misses - 4)
    const search = async (nth: number) =>
      (await test.as(role).get(`/visitors?q=${sampleCpf(80_000_000 + nth)}`)).status
    expect(await search(2)).toBe(429)
    const payload = { name: 'Recém-chegada', cpf, id_doc }
    expect((await test.as(role).post('/visitors', { payload })).status).toBe(201)
    // Only the misses among visitors are given back; those among residents stay counted.
    expect([await search(2), await search(3), await search(4)]).toEqual([200, 200, 429])
  })

  it('gives no more misses back in an hour than it has', async () => {
    const role = 'funcionario'
    const register = async (nth: number) => {
      const cpf = sampleCpf(88_000_000 + nth)
      const { status } = await test.as(role).get(`/visitors?q=${cpf}`)
      await test.as(role).post('/visitors', { payload: { name: 'Recém-chegada', cpf } })
      return status
    }
    await play.useUp(role, false, GIVEN_BACK_AN_HOUR - 1, 'back', true)
    await play.useUp(role, false, misses - 1)
    // One more miss is given back; the next one stays counted.
    expect([await register(0), await register(1), await register(2)]).toEqual([200, 200, 429])
  })

  it('counts one question once, and no look-up of who may see', async () => {
    for (let again = 0; again < misses + 5; again += 1) {
      const asked = await test.as('funcionario').get(`/residents?q=${sampleCpf(81_000_000)}`)
      expect(asked.status).toBe(200)
      const q = sampleCpf(81_000_001 + again)
      expect((await test.as('sindico').get(`/residents?q=${q}`)).status).toBe(200)
    }
    expect(await play.trailOf('sindico')).toEqual([])
  })

  it('are of those who may not see: others find by the whole document as by words', async () => {
    const { id, stored } = await play.victim(registers.residents, 'sindico')
    const { number } = Object(stored['id_doc']) as { number: string }
    for (const query of [
      `q=${String(stored['cpf'])}`,
      `filter[cpf]=${String(stored['cpf'])}`,
      `q=${number}`,
      `filter[id_doc]=${number}`,
    ]) {
      const { body } = await test.as('sindico').get(`/residents?${query}`)
      expect([query, rowsOf(body).map((row) => row.id)]).toEqual([query, [id]])
    }
    const without = await test
      .as('sindico')
      .get(`/residents?filter[cpf][null]=true&filter[id]=${id}`)
    expect(without.body.meta.total).toBe(0)
    expect(await play.trailOf('sindico')).toEqual([])
  })

  it('are counted over all companies of the platform’s people', async () => {
    const asked = (guess: number, tenant: 'bosque' | 'acacias') =>
      test.as('staff').get(`/residents?q=${sampleCpf(87_000_000 + guess)}`, {
        headers: { 'x-tenant-id': test.tenants[tenant] },
      })
    await play.useUp('staff', false, misses - 2)
    const answers = [
      await asked(0, 'bosque'),
      await asked(1, 'acacias'),
      await asked(2, 'bosque'),
      await asked(2, 'acacias'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429])
    const trail = await play.trailOf('staff')
    // A look-up is audited in each company by itself.
    expect(trail).toHaveLength(1)
  })

  it('cannot be passed by asking for 50 strangers at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        test.as('funcionario').get(`/visitors?q=${sampleCpf(82_000_000 + guess)}`),
      ),
    )
    const passed = answers.filter(({ status }) => status === 200)
    expect([passed.length, answers.length - passed.length]).toEqual([misses, 50 - misses])
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
  })

  it('cannot be passed by 50 duplicates at once', async () => {
    const known: unknown[] = []
    while (known.length < 50) {
      const { stored } = await play.victim(registers.visitors, 'funcionario')
      known.push(stored['cpf'])
    }
    await play.useUp('funcionario', true, hits - 5)
    const answers = await Promise.all(
      known.map((cpf) =>
        test.as('funcionario').post('/visitors', { payload: { name: 'Ana', cpf } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  it('cost a search by words no statement', async () => {
    const asked = async (role: 'funcionario' | 'sindico', q: string) => {
      let statements = 0
      const counting = (queries: Queries): Queries => ({
        ...queries,
        all: (statement) => queries.all((statements++, statement)),
        one: (statement) => queries.one((statements++, statement)),
        first: (statement) => queries.first((statements++, statement)),
        count: (statement) => queries.count((statements++, statement)),
      })
      const machinery = machineriesOf(test.parts, unnotedReads).get('residents')
      if (!machinery) throw new Error('there are no residents')
      const { inTenant, readInTenant } = test.parts.database
      const counted =
        (run: typeof inTenant): typeof inTenant =>
        (actor, work) =>
          run(actor, (context) => work({ ...context, queries: counting(context.queries) }))
      const database: typeof machinery.database = {
        ...test.parts.database,
        inTenant: counted(inTenant),
        readInTenant: counted(readInTenant),
      }
      await listRecords({ ...machinery, database }, test.actor(role), { q })
      return statements
    }
    await play.victim(registers.residents, 'sindico')
    expect(await asked('funcionario', 'moradora')).toBe(await asked('sindico', 'moradora'))
    expect(await asked('funcionario', 'ninguém assim')).toBe(
      await asked('sindico', 'ninguém assim'),
    )
  })
})
