import { type Role, roles } from '@portaria/contract/actors/roles'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigation, navigationOf } from './navigation.ts'
import { workOf } from './work.ts'

const here = vi.hoisted(() => ({ demoApps: true }))
vi.mock('../platform/offered.ts', () => ({ isOffered: () => here.demoApps }))
beforeEach(() => {
  here.demoApps = true
})

function seenBy(role: Role): string[] {
  return navigationOf(role).flatMap((section) => section.items.map((item) => item.id))
}

/** The roles that see each entry of the menu (interface §7). */
const admin: Role[] = ['master', 'admin']
const staff: Role[] = [...admin, 'staff']
const managers: Role[] = [...admin, 'sindico']
const desk: Role[] = [...managers, 'funcionario']
const residents: Role[] = [...desk, 'condomino']

test.each([
  ['project', roles],
  ['documentation', roles],
  ['changelog', roles],
  ['demoTodo', [...staff, 'sindico']],
  ['tenants', staff],
  ['users', staff],
  ['commercialUsers', staff],
  ['servers', admin],
  ['api', [...staff, 'sindico']],
  ['panic', managers],
  ['violations', managers],
  ['announcements', [...managers, 'service_provider']],
  ['requests', [...residents, 'service_provider']],
  ['reportsRounds', managers],
  ['reportsVisitors', managers],
  ['reportsOccurences', managers],
  ['reportsAccesses', managers],
  ['reportsMonth', managers],
  ['accesses', residents],
  ['accessMonitor', desk],
  ['readers', managers],
  ['emergency', ['sindico', 'funcionario']],
  ['towers', desk],
  ['apartments', desk],
  ['residents', desk],
  ['brands', desk],
  ['species', desk],
  ['vehicles', residents],
  ['visitors', residents],
  ['pets', residents],
  ['segments', residents],
] as const)('%s is seen by its roles alone', (id, expected) => {
  expect(roles.filter((role) => seenBy(role).includes(id))).toEqual(
    roles.filter((role) => (expected as readonly Role[]).includes(role)),
  )
})

test('groups and entries are in order (interface §6), and no group is empty', () => {
  const order = [
    ['dashboards', 'project'],
    [
      'reports',
      'reportsRounds',
      'reportsVisitors',
      'reportsOccurences',
      'reportsAccesses',
      'reportsMonth',
    ],
    ['management', 'tenants', 'users', 'commercialUsers', 'servers'],
    ['administration', 'towers', 'apartments', 'residents'],
    ['settings', 'brands', 'species', 'segments', 'panic'],
    ['registers', 'vehicles', 'visitors', 'pets'],
    ['help', 'documentation', 'changelog', 'api'],
    [
      'examples',
      'demoMail',
      'demoChat',
      'demoCalendar',
      'demoBoards',
      'demoTodo',
      'demoNotes',
      'demoContacts',
      'demoAcademy',
      'demoProducts',
      'demoOrders',
      'demoFiles',
    ],
  ]
  const seen = navigationOf('master').map(({ id, items }) => [id, ...items.map((item) => item.id)])
  const known = new Set(order.flat())
  expect(seen.map((group) => group.filter((id) => known.has(id)))).toEqual(order)
})

test('a resident’s menu begins with their own registers', () => {
  const groups = navigationOf('condomino').map(({ id }) => id)
  expect(groups).toEqual(['registers', 'dashboards', 'administration', 'settings', 'help'])
  expect(navigationOf('funcionario').map(({ id }) => id)[0]).toBe('dashboards')
})

test('a master’s menu has everything of an administrator’s', () => {
  expect(seenBy('master')).toEqual(seenBy('admin'))
})

test('every entry of a group has a unique address and id', () => {
  for (const { items } of navigation) {
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
    expect(new Set(items.map((item) => item.url)).size).toBe(items.length)
  }
})

test('types of occurrences are in two groups (interface §6)', () => {
  const groups = navigation.filter(({ items }) => items.some(({ id }) => id === 'occurrence-types'))
  expect(groups.map(({ id }) => id)).toEqual(['management', 'administration'])
})

test('without the demo apps the menu has no group of examples', () => {
  const groups = () => navigationOf('admin').map(({ id }) => id)
  expect(groups()).toContain('examples')
  here.demoApps = false
  expect(groups()).not.toContain('examples')
})

test.each(roles)('the day of a %s has at most eight pages, each of which they may open', (role) => {
  expect(workOf[role].length).toBeLessThanOrEqual(8)
  expect(new Set(workOf[role]).size).toBe(workOf[role].length)
  const inMenu = navigationOf(role).flatMap(({ items }) => items.map(({ id }) => id))
  const closed = workOf[role].filter((id) => {
    const entry = navigation.flatMap(({ items }) => items).find((one) => one.id === id)
    if (entry?.isRegister) return !rightsIn(registers[entry.id], role).may.includes('read')
    return !inMenu.includes(id)
  })
  expect(closed).toEqual([])
})

test('the days of the gate and of residents are those that they know', () => {
  expect(workOf.funcionario).toEqual([
    'gate',
    'visits',
    'parcels',
    'cabinets',
    'rounds',
    'handovers',
  ])
  expect(workOf.condomino).toEqual([
    'project',
    'visits',
    'parcels',
    'events',
    'announcements',
    'requests',
  ])
})
