import type { ResidentLogin } from '@portaria/contract/modules/accounts/invitations'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../../testing/database-server.ts'
import { invitations } from '../../../../testing/invited.ts'
import { lettersTo, tokenTo, waitingJobs, writeLetters } from '../../../../testing/kept-letters.ts'
import { samples } from '../../../../testing/samples.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../../testing/test-app.ts'

let test: TestApp
let calls: ReturnType<typeof invitations>
let nth = 940_000
beforeAll(async () => {
  test = await openTestApp()
  calls = invitations(test)
})
afterAll(() => test.close())

type Role = 'sindico' | 'admin' | 'staff' | 'funcionario' | 'condomino' | 'service_provider'

async function addResident(values: object = {}) {
  nth += 1
  const own = { ...samples.residents.values(nth), name: `Moradora ${nth}` }
  const email = `residente.${nth}@example.com`
  const payload = { ...own, email, ...values }
  const { body, status } = await test.as('sindico').post('/residents', { payload })
  if (status !== 201) throw new Error(`not added: ${JSON.stringify(body)}`)
  return { id: body.data.id, version: 1, email: String(body.data['email']) }
}

/** Gives a resident an occupancy that is over. */
async function moveOut(id: string) {
  const tower = await test.as('sindico').post('/towers', { payload: { name: `Torre ${nth}` } })
  const unit = { tower_id: tower.body.data.id, number: '1' }
  const apartment = await test.as('sindico').post('/apartments', { payload: unit })
  const occupancy = { apartment_id: apartment.body.data.id, resident_id: id, relation: 'owner' }
  const payload = { ...occupancy, starts_on: '2020-01-01', ends_on: '2020-12-31' }
  const { status } = await test.as('sindico').post('/occupancies', { payload })
  expect(status).toBe(201)
}

const act = (id: string, action: string, role: Role = 'sindico') =>
  test.as(role).post(`/residents/${id}/${action}`, { payload: {} })
const loginOf = async (id: string) =>
  (await test.as('sindico').get(`/residents/${id}/login`)).body.data
const bulk = async (action: string, items: { id: string; version: number }[]) =>
  rowsOf(
    (
      await test.as('sindico').post('/residents/bulk', {
        payload: { action, items: items.map(({ id, version }) => ({ id, version })) },
      })
    ).body,
  ).map(({ outcome, code }) => code ?? outcome)
const codesOf = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
  body.errors?.map(({ field, code }) => `${field} ${code}`)
const aDayLater = () =>
  onServer(test.database.adminUrl, `UPDATE invitations SET sent_at = sent_at - interval '25 hours'`)

describe('the invitation of a resident', () => {
  it('is bound to the resident, and says since when and by whom', async () => {
    const { id, email } = await addResident()
    expect(await loginOf(id)).toEqual({
      state: 'none',
      refusal: null,
      invitations: [],
      member: null,
    })
    expect((await act(id, 'invite')).status).toBe(200)
    expect(await loginOf(id)).toMatchObject({
      state: 'invited',
      invitations: [{ email, invited_by: 'sindico bosque' }],
    })
    await writeLetters(test)
    expect((await calls.accept(await tokenTo(test, email))).status).toBe(204)
    const login = await loginOf(id)
    expect(login).toMatchObject({ state: 'active', refusal: 'login_exists', invitations: [] })
    expect(login['member']).toMatchObject({ name: 'Nina Prado' })
    const members = await test.database.app.inTenant(test.actor('sindico'), ({ queries }) =>
      queries.all(sql`SELECT role, resident_id FROM memberships WHERE resident_id = ${id}`),
    )
    expect(members).toEqual([{ role: 'condomino', resident_id: id }])
  })

  it('says why there is none', async () => {
    const guardian = await addResident()
    const minor = await addResident({ birth_date: '2015-02-01', guardian_id: guardian.id })
    const inactive = await addResident({ status: 'INATIVO' })
    const former = await addResident()
    await moveOut(former.id)
    const silent = await addResident({ email: null })
    const shared = await addResident({ email: guardian.email })
    const funcionario = await test.as('funcionario').get('/me')
    const ofMember = await addResident({ email: String(funcionario.body.data['email']) })
    expect((await act(guardian.id, 'invite')).status).toBe(200)
    for (const [who, code] of [
      [minor, 'login_minor'],
      [inactive, 'login_inactive'],
      [former, 'login_former'],
      [silent, 'login_no_email'],
      [shared, 'login_email_taken'],
      [ofMember, 'login_email_taken'],
      [guardian, 'login_invited'],
    ] as const) {
      const refused = await act(who.id, 'invite')
      expect([refused.status, codesOf(refused)]).toEqual([409, [`login ${code}`]])
    }
    for (const { id } of [minor, inactive, former]) {
      const card = await test
        .as('sindico')
        .post(`/residents/${id}/invitation-link`, { payload: {} })
      expect(card.status).toBe(409)
      const membership = { role: 'condomino', resident_id: id, starts_on: '2020-01-01' }
      const payload = { name: 'Outro', email: `outro.${id}@example.com`, membership }
      const invited = await test.as('sindico').post('/users', { payload })
      expect([invited.status, codesOf(invited)?.[0]?.split(' ')[0]]).toEqual([
        422,
        'membership.resident_id',
      ])
    }
  })

  it('gets the same answer whether or not the address is known elsewhere', async () => {
    const elsewhere = await test.as('condomino', 'acacias').get('/me')
    const known = await addResident({ email: String(elsewhere.body.data['email']) })
    const unknown = await addResident()
    const [first, second] = [await act(known.id, 'invite'), await act(unknown.id, 'invite')]
    expect([first.status, first.body.data]).toEqual([200, { id: known.id }])
    expect([second.status, second.body.data]).toEqual([200, { id: unknown.id }])
    const login = async ({ id, email }: { id: string; email: string }) => {
      const { invitations: open, ...rest } = (await loginOf(id)) as unknown as ResidentLogin
      const varying = { id: null, email: null, created_at: '', sent_at: '', expires_at: '' }
      expect(open.map((one) => one.email)).toEqual([email])
      return { ...rest, open: open.map((one) => ({ ...one, ...varying })) }
    }
    expect(await login(known)).toEqual(await login(unknown))
  })

  it('is for síndicos and administrators of the company alone', async () => {
    const { id } = await addResident()
    for (const role of ['staff', 'funcionario', 'condomino', 'service_provider'] as const) {
      const caller = test.as(role)
      for (const action of ['invite', 'remind'])
        expect((await act(id, action, role)).status).toBe(403)
      expect((await caller.get(`/residents/${id}/login`)).status).toBe(403)
      const ids = { payload: { ids: [id] } }
      expect((await caller.post('/residents/invitation-cards', ids)).status).toBe(403)
      if (role === 'service_provider' || role === 'staff') continue
      expect((await caller.get('/residents?filter[login]=none')).status).toBe(422)
      const { body } = await caller.get('/residents?fields=name,login')
      expect(new Set(rowsOf(body).map(({ login }) => login))).not.toContain('none')
    }
    const foreign = test.as('sindico', 'acacias')
    for (const action of ['invite', 'remind', 'invitation-link'])
      expect((await foreign.post(`/residents/${id}/${action}`, { payload: {} })).status).toBe(404)
    expect((await foreign.get(`/residents/${id}/login`)).status).toBe(404)
    const cards = await foreign.post('/residents/invitation-cards', { payload: { ids: [id] } })
    expect(cards.body.data).toMatchObject({ cards: [], refusals: [] })
  })

  it('ends where the resident is inactivated before it is accepted', async () => {
    const { id, email } = await addResident()
    await act(id, 'invite')
    await writeLetters(test)
    const token = await tokenTo(test, email)
    const headers = { 'if-match': '"1"' }
    const inactive = { headers, payload: { status: 'INATIVO' } }
    expect((await test.as('sindico').patch(`/residents/${id}`, inactive)).status).toBe(200)
    expect((await calls.accept(token)).errors).toEqual(['token token_ended'])
    expect(await calls.membershipsOf(email)).toEqual([])
  })

  it('goes to the new address where the record was corrected, and ends the other', async () => {
    const { id, email } = await addResident()
    await act(id, 'invite')
    await writeLetters(test)
    const old = await tokenTo(test, email)
    const corrected = `certo.${id}@example.com`
    await test
      .as('sindico')
      .patch(`/residents/${id}`, { payload: { email: corrected }, headers: { 'if-match': '"1"' } })
    expect((await act(id, 'invite')).status).toBe(200)
    expect((await calls.look(old)).errors).toEqual(['token token_ended'])
    await writeLetters(test)
    expect((await calls.look(await tokenTo(test, corrected))).status).toBe(200)
  })
})

describe('many residents', () => {
  it('are invited at once, each with the outcome, and listed by it', async () => {
    const [a, b] = [await addResident(), await addResident()]
    const silent = await addResident({ email: null })
    const twin = await addResident({ email: b.email.toUpperCase() })
    const outcomes = await bulk('invite', [a, b, silent, twin])
    expect(outcomes).toEqual(['done', 'done', 'login_no_email', 'login_email_taken'])
    expect(await bulk('invite', [a])).toEqual(['login_invited'])
    const states = async (state: string) => {
      const path = `/residents?filter[login]=${state}&per_page=100&fields=name,login`
      return new Map(rowsOf((await test.as('sindico').get(path)).body).map((r) => [r.id, r]))
    }
    expect((await states('invited')).get(a.id)).toMatchObject({ login: 'invited' })
    expect((await states('none')).get(silent.id)).toMatchObject({ login: 'none' })
    expect((await states('none')).has(a.id)).toBe(false)
    expect((await states('active')).has(a.id)).toBe(false)
    const history = await test.as('sindico').get(`/residents/${a.id}/history`)
    expect(rowsOf(history.body).map(({ operation }) => operation)).toContain('invite')
  })

  it('are reminded once a day each, with the link they have', async () => {
    const resident = await addResident()
    expect(codesOf(await act(resident.id, 'remind'))).toEqual(['login login_not_invited'])
    await bulk('invite', [resident])
    await writeLetters(test)
    expect(await bulk('remind', [resident])).toEqual(['login_reminded'])
    await aDayLater()
    expect(await bulk('remind', [resident])).toEqual(['done'])
    expect(await bulk('remind', [resident])).toEqual(['login_reminded'])
    await writeLetters(test)
    const letters = await lettersTo(test, resident.email)
    expect(letters).toHaveLength(2)
    const token = await tokenTo(test, resident.email)
    expect(letters.every((one) => one.includes(token))).toBe(true)
  })

  it('stop at the letters that a company sends in a day', async () => {
    const resident = await addResident()
    const filler = newId()
    await onServer(
      test.database.adminUrl,
      `INSERT INTO invitations (id, tenant_id, name, email, role, starts_on, invited_as, state,
         expires_at, letters) VALUES ('${filler}', '${test.tenants.bosque}', 'x', 'cheio@example.com',
         'condomino', current_date, 'sindico', 'withdrawn', now(), 2000)`,
    )
    expect(await bulk('invite', [resident])).toEqual(['login_throttled'])
    await onServer(test.database.adminUrl, `DELETE FROM invitations WHERE id = '${filler}'`)
  })

  it('wait behind the letters that somebody waits for, one after another', async () => {
    await writeLetters(test)
    const many = [await addResident(), await addResident(), await addResident()]
    await bulk('invite', many)
    const single = await addResident()
    await act(single.id, 'invite')
    const jobs = await onServer<{ priority: number; wait: number }>(
      test.database.adminUrl,
      `SELECT j.priority, extract(epoch FROM j.run_at - j.created_at)::float8 AS wait
       FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = j.task_id
       WHERE t.identifier = 'send_invitation' ORDER BY j.id`,
    )
    expect(jobs.map(({ priority }) => priority)).toEqual([10, 10, 10, 0])
    const waits = jobs.map(({ wait }) => wait)
    expect(waits[2]).toBeGreaterThan(waits[1] ?? 0)
    expect(await waitingJobs(test, 'send_invitation')).toHaveLength(4)
    await writeLetters(test)
  })
})
