import { type Role, roles } from '@portaria/contract/roles'
import { expect, test } from 'vitest'
import { screenExists } from './existing-screens.ts'
import { navigation, navigationOf } from './navigation.ts'

function seenBy(role: Role, exists: (url: string) => boolean = () => true): string[] {
  return navigationOf(role, exists).flatMap((section) => section.items.map((item) => item.id))
}

/** Product.md section 6, Menu visibility, read as lists of roles. */
const admin: Role[] = ['master', 'admin']
const staff: Role[] = [...admin, 'staff']
const managers: Role[] = [...admin, 'sindico']
const desk: Role[] = [...managers, 'funcionario']
const residents: Role[] = [...desk, 'condomino']

test.each([
  ['project', roles],
  ['documentation', roles],
  ['changelog', roles],
  ['tenants', staff],
  ['users', staff],
  ['equipment', admin],
  ['garages', admin],
  ['lockers', managers],
  ['locker-manufacturers', managers],
  ['occurrence-types', managers],
  ['common-areas', managers],
  ['patrols', managers],
  ['patrol-points', managers],
  ['announcements', managers],
  ['panic', managers],
  ['employees', managers],
  ['report-rounds', managers],
  ['report-visitors', managers],
  ['report-occurrences', managers],
  ['towers', desk],
  ['apartments', desk],
  ['residents', desk],
  ['cards', desk],
  ['brands', desk],
  ['species', desk],
  ['service-providers', desk],
  ['vehicles', residents],
  ['visitors', residents],
  ['pets', residents],
  ['events', residents],
  ['occurrences', residents],
  ['segments', residents],
] as const)('%s is seen by its roles alone', (id, expected) => {
  expect(roles.filter((role) => seenBy(role).includes(id))).toEqual(
    roles.filter((role) => (expected as readonly Role[]).includes(role)),
  )
})

test('an entry without roles of its own has its group’s', () => {
  const [group] = navigation
  if (group === undefined) throw new Error('no groups')
  const menu = [{ ...group, roles: admin }]
  expect(navigationOf('admin', () => true, menu)).toHaveLength(1)
  expect(navigationOf('sindico', () => true, menu)).toEqual([])
})

test('entries without a screen are not shown, nor a group without entries', () => {
  expect(seenBy('sindico', (url) => url.endsWith('/towers/'))).toEqual(['towers'])
  expect(navigationOf('sindico', () => false)).toEqual([])
})

test('entries of today have a screen', () => {
  const found = seenBy('sindico', screenExists)
  expect(found).toEqual(expect.arrayContaining(['project', 'towers', 'apartments', 'residents']))
})

test('every entry has an address and an id of its own', () => {
  const items = navigation.flatMap((section) => section.items)
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
  expect(new Set(items.map((item) => item.url)).size).toBe(items.length)
})
