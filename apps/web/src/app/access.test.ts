import { type Role, roles } from '@portaria/contract/actors/roles'
import { mayUse } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { expect, test } from 'vitest'
import { decideAccess, safeRedirect } from './access.ts'
import { findRegisterPage, rolesOf, rolesOfRegister } from './register-routes.ts'
import { screens } from './screens.ts'

const landing = { to: '/apps/dashboards/project' }

/** The roles that may read each register with pages (accounts §10), listed by hand. */
const readers: Record<string, readonly Role[]> = {
  towers: ['master', 'admin', 'staff', 'sindico', 'funcionario', 'condomino'],
  apartments: ['master', 'admin', 'staff', 'sindico', 'funcionario', 'condomino'],
  residents: ['master', 'admin', 'staff', 'sindico', 'funcionario', 'condomino'],
}

test.each(Object.entries(readers))('%s opens for its readers only', (name, expected) => {
  const register = Object.values(registers).find((each) => each.name === name)
  if (register === undefined || register.paths === null) throw new Error(`no pages of ${name}`)
  const path = register.paths.list
  for (const role of roles) {
    const open = decideAccess(rolesOfRegister(register), role, path) === null
    expect([role, open]).toEqual([role, expected.includes(role)])
  }
})

test('a guest signs in first and returns', () => {
  const path = '/apps/condominiums/towers/?q=a'
  expect(decideAccess(['sindico'], null, path)).toEqual({ to: '/login', redirect: path })
  expect(decideAccess('signed-in', null, path)).toEqual({ to: '/login', redirect: path })
})

test.each(roles)('%s is redirected to the landing page from forbidden pages', (role) => {
  expect(decideAccess([], role, '/x')).toEqual(landing)
  expect(decideAccess('guests', role, '/login')).toEqual(landing)
  expect(decideAccess('signed-in', role, '/x')).toBeNull()
  expect(decideAccess('anyone', role, '/x')).toBeNull()
})

test('guests open pages for guests and for anyone', () => {
  expect(decideAccess('guests', null, '/login')).toBeNull()
  expect(decideAccess('anyone', null, '/pages/errors/error-404')).toBeNull()
})

test('the showcase is for administrators', () => {
  const { access } = screens.find(({ path }) => path === '/ui/components') ?? {}
  expect(access).toEqual(['master', 'admin'])
})

test.each([
  ['/apps/condominiums/visit/new', 'visits.invite'],
  ['/apps/condominiums/visit/invite', 'visits.invite'],
  ['/apps/condominiums/apartment/$id/record', 'apartment_record.read'],
] as const)('%s is for who has the right %s', (address, right) => {
  const { access } = screens.find(({ path }) => path === address) ?? {}
  const wanted = roles.filter((role) => mayUse(role, right))
  expect(access).toEqual(expect.arrayContaining(wanted))
  expect(access).toHaveLength(wanted.length)
})

test('a list opens with and without its slash, records and forms under their singular', () => {
  const list = { register: 'towers', page: 'list' }
  expect(findRegisterPage('/apps/condominiums/towers/')).toEqual(list)
  expect(findRegisterPage('/apps/condominiums/towers')).toEqual(list)
  expect(findRegisterPage('/apps/condominiums/tower/new')).toEqual({ ...list, page: 'new' })
  expect(findRegisterPage('/apps/condominiums/tower/7/edit')).toEqual({
    register: 'towers',
    page: 'edit',
    id: '7',
  })
  const id = '01994a10-5c00-7d0c-8e00-000000000001'
  expect(findRegisterPage(`/apps/condominiums/tower/${id}`)).toEqual({
    register: 'towers',
    page: 'record',
    id,
  })
  expect(rolesOf({ register: 'towers', page: 'list' })).toContain('condomino')
})

test.each([
  '/apps/condominiums/tower',
  '/apps/condominiums/tower/7',
  '/apps/condominiums/tower/7/edit/more',
  '/apps/condominiums/towers/new',
  '/apps/condominiums/tower//edit',
  '/apps/condominiums/unicorns/',
])('%s is no page', (path) => {
  expect(findRegisterPage(path)).toBeNull()
})

test.each([
  ['/apps/condominiums/towers/?q=a', '/apps/condominiums/towers/?q=a'],
  ['//evil.example/x', landing.to],
  ['/\\evil.example', landing.to],
  ['https://evil.example', landing.to],
  ['javascript:alert(1)', landing.to],
  ['/login?redirect=/login', landing.to],
  ['/logout', landing.to],
  ['/', landing.to],
  [undefined, landing.to],
])('after signing in, redirect %s leads to %s', (redirect, to) => {
  expect(safeRedirect(redirect)).toBe(to)
})
