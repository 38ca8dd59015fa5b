import type { Page } from '@playwright/test'
import { rightsIn } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import { registerNames } from '@portaria/contract/registers/names'
import { type Role, roleSets, roles } from '@portaria/contract/roles'
import { expect, expectStands, signIn, test } from './visit.ts'

test.describe.configure({ mode: 'parallel' })

const landing = '/apps/dashboards/project'

/** Somebody of each role; who stands first opens a route if the role may. */
const people = {
  sindico: 'sindico@bosque.example',
  admin: 'admin@portaria.example',
  staff: 'staff@portaria.example',
  condomino: 'condomino@bosque.example',
  service_provider: 'prestador@bosque.example',
} as const satisfies Partial<Record<Role, string>>

type Person = keyof typeof people

type Route = {
  path: string
  /** Who may open it; guests are sent to sign in. */
  may: readonly Role[]
  /** The register whose first row is edited there. */
  edits?: string
}

/** The routes of product.md section 2 whose screens exist. */
const routes: readonly Route[] = [
  ...registerNames.flatMap((name): Route[] => {
    const register = registers[name]
    if (register.paths === null) return []
    const { list, item } = register.paths
    const may = roles.filter((role) => rightsIn(register, role).may.includes('read'))
    return [
      { path: list, may },
      { path: `${item}/new`, may },
      { path: `${item}/{id}/edit`, may, edits: name },
    ]
  }),
  { path: '/apps/commercial/users/', may: roleSets.staff },
  { path: '/apps/commercial/user/new', may: roleSets.staff },
  { path: landing, may: roles },
  { path: '/pages/profile', may: roles },
  { path: '/pages/tenant/settings', may: ['sindico'] },
  { path: '/apps/condominiums/panic/', may: [...roleSets.admin, ...roleSets.owner] },
  { path: '/ui/components', may: roleSets.admin },
]

const names = Object.keys(people) as Person[]
const openerOf = ({ may }: Route) => names.find((name) => may.includes(name))
const refusedBy = ({ may }: Route) => names.find((name) => !may.includes(name))

/** The address of a route, with the id of a row where it edits one. */
async function addressOf(page: Page, { path, edits }: Route): Promise<string> {
  if (edits === undefined) return path
  const id = await page.evaluate(async (register) => {
    const authorization = `Bearer ${localStorage.getItem('jwt_access_token')}`
    const response = await fetch(`/api/v1/${register}?per_page=1`, { headers: { authorization } })
    return ((await response.json()) as { data: [{ id: string }] }).data[0].id
  }, edits)
  return path.replace('{id}', id)
}

const sizes = [
  { name: 'on a desktop', width: 1440, dark: false },
  { name: 'on a phone, dark', width: 390, dark: true },
]

/** Pages that one journey opens, so that none takes longer than a minute. */
const SHARE = 14

for (const opener of names) {
  const own = routes.filter((route) => openerOf(route) === opener)
  const shares = Array.from({ length: Math.ceil(own.length / SHARE) }, (_, nth) =>
    own.slice(nth * SHARE, (nth + 1) * SHARE),
  )
  for (const [nth, share, { name, width, dark }] of shares.flatMap((share, nth) =>
    sizes.map((size) => [nth + 1, share, size] as const),
  )) {
    test(`${opener} opens the pages that are theirs ${name} (${nth})`, async ({ visitor }) => {
      const page = await visitor({ width, dark })
      await signIn(page, people[opener])
      for (const route of share) {
        await test.step(route.path, async () => {
          const address = await addressOf(page, route)
          await expectStands(page, address)
          await expect(page).toHaveURL(address)
        })
      }
    })
  }
}

test('whoever may not open a page is led to their own, and a guest to the door', async ({
  visitor,
}) => {
  const guest = await visitor()
  for (const { path } of routes) {
    await test.step(`a guest at ${path}`, async () => {
      await guest.goto(path)
      await expect(guest).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`)
    })
  }
  for (const person of names) {
    const closed = routes.filter((route) => refusedBy(route) === person)
    if (closed.length === 0) continue
    const page = await visitor()
    await signIn(page, people[person])
    for (const { path } of closed) {
      await test.step(`${person} at ${path}`, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(landing)
      })
    }
  }
})
