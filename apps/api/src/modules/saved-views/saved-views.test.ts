import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { SAVED_VIEWS_MAX, type SavedView } from '@portaria/contract/modules/saved-views/saved-views'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, rowsOf, type TenantName, type TestApp } from '../../testing/test-app.ts'

const view = (name: string, more: object = {}) => ({
  id: newId(),
  register: 'residents',
  name,
  query: 'q=ana&sort=-name',
  hidden: ['cpf'],
  density: 'compact',
  ...more,
})

describe('views of lists', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const keep = (payload: object, role: Role = 'sindico', tenant: TenantName = 'bosque') =>
    test.as(role, tenant).post('/me/views', { payload })
  const namesOf = async (register = 'residents', role: Role = 'sindico') => {
    const { body } = await test.as(role).get(`/me/views?register=${register}`)
    return rowsOf(body).map(({ name }) => name)
  }

  it('are kept, read by name, renamed and removed', async () => {
    const [one, other] = [view('Zulu'), view('alfa', { hidden: null, density: 'comfortable' })]
    const kept = await keep(one)
    const { register: _, ...told } = one
    expect([kept.status, kept.body.data]).toEqual([201, { ...told, is_default: false }])
    expect((await keep(one)).status).toBe(201)
    await keep(other)
    expect(await namesOf()).toEqual(['alfa', 'Zulu'])
    const path = `/me/views/${one.id}`
    const renamed = await test.as('sindico').patch(path, { payload: { name: ' Bravo ' } })
    expect([renamed.status, renamed.body.data['name']]).toEqual([200, 'Bravo'])
    expect((await test.as('sindico').delete(path)).status).toBe(204)
    expect((await test.as('sindico').delete(path)).status).toBe(404)
    expect(await namesOf()).toEqual(['alfa'])
    expect(await namesOf('vehicles')).toEqual([])
  })

  it('are the person’s own, in the company where they were made', async () => {
    const own = view('Só minha')
    await keep(own)
    expect(await namesOf('residents', 'funcionario')).toEqual([])
    const path = `/me/views/${own.id}`
    const payload = { name: 'Tomada' }
    for (const [role, tenant] of [
      ['funcionario', 'bosque'],
      ['admin', 'bosque'],
      ['sindico', 'acacias'],
    ] as const) {
      const other = test.as(role, tenant)
      expect((await other.patch(path, { payload })).status).toBe(404)
      expect((await other.delete(path)).status).toBe(404)
    }
    expect(await namesOf()).toContain('Só minha')
    const taken = await keep({ ...own, name: 'Outra' }, 'funcionario')
    expect([taken.status, taken.body.code]).toEqual([409, 'id_taken'])
  })

  it('open a list by default, the last one that was chosen', async () => {
    const [one, other] = [view('Um'), view('Dois')]
    await keep(one)
    await keep(other)
    for (const { id } of [one, other])
      await test.as('sindico').patch(`/me/views/${id}`, { payload: { is_default: true } })
    const { body } = await test.as('sindico').get('/me/views?register=residents')
    const data: unknown = body.data
    const defaults = (data as SavedView[]).filter((each) => each.is_default)
    expect(defaults.map(({ name }) => name)).toEqual(['Dois'])
  })

  it('have one name each, and an end', async () => {
    await keep(view('Repetida', { register: 'towers' }))
    const twice = await keep(view('REPETIDA', { register: 'towers' }))
    expect([twice.status, twice.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'name', code: 'duplicate' })],
    ])
    for (let nth = 1; nth < SAVED_VIEWS_MAX; nth++)
      expect((await keep(view(`Vista ${nth}`, { register: 'towers' }))).status).toBe(201)
    const more = await keep(view('Mais uma', { register: 'towers' }))
    expect([more.status, more.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'name', code: 'too_many_views' })],
    ])
  })

  it('are of lists that the role reads', async () => {
    const refused = await keep(view('Empresas', { register: 'tenants' }), 'condomino')
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    const people = await keep(view('Pessoas', { register: 'users' }), 'admin')
    expect(people.status).toBe(201)
    const { id } = people.body.data
    expect(await namesOf('users', 'admin')).toEqual(['Pessoas'])
    expect((await test.as('admin').delete(`/me/views/${id}`)).status).toBe(204)
  })

  it('come with lists: the API takes each of them', async () => {
    for (const register of Object.values<AnyRegister>(registers))
      for (const query of Object.values(register.list.views ?? {})) {
        const path = `/${register.name}?${new URLSearchParams(query).toString()}`
        const role = may('sindico', register, 'read') ? 'sindico' : 'admin'
        expect([path, (await test.as(role).get(path)).status]).toEqual([path, 200])
      }
  })
})
