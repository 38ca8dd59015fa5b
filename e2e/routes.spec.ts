import type { Page } from '@playwright/test'
import { type Role, roleSets, roles } from '@portaria/contract/actors/roles'
import { mayUse, rightsIn } from '@portaria/contract/define-register/permissions'
import { registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { screens } from '../apps/web/src/testing/words.ts'
import { expect, expectAccessible, expectDone, forPages, signIn, test } from './visit.ts'

const landing = '/apps/dashboards/project'

/** A person of each role; the first whose role may open a route opens it. */
const people = {
  sindico: 'sindico@bosque.example',
  admin: 'admin@portaria.example',
  staff: 'staff@portaria.example',
  condomino: 'condomino@bosque.example',
  service_provider: 'prestador@bosque.example',
} as const satisfies Partial<Record<Role, string>>

/** An id that no row has. */
const noRow = '01994a10-5c00-7d0c-8e00-000000000000'

type Person = keyof typeof people

type Route = {
  path: string
  /** The roles that may open it; guests are sent to the sign-in page. */
  may: readonly Role[]
  /** The register whose first row is read or edited there. */
  opens?: string
}

/** The routes of the product. */
const routes: readonly Route[] = [
  ...registerNames.flatMap((name): Route[] => {
    const register = registers[name]
    if (register.paths === null) return []
    const { list, item } = register.paths
    const may = roles.filter((role) => rightsIn(register, role).may.includes('read'))
    return [
      { path: list, may },
      { path: `${item}/new`, may },
      { path: `${item}/{id}`, may, opens: name },
      { path: `${item}/{id}/edit`, may, opens: name },
    ]
  }),
  {
    path: '/apps/condominiums/apartment/{id}/record',
    may: roles.filter((role) => mayUse(role, 'apartment_record.read')),
    opens: 'apartments',
  },
  {
    path: '/apps/condominiums/locker/{id}/doors',
    may: roles.filter((role) => mayUse(role, 'doors.manage')),
    opens: 'lockers',
  },
  { path: '/apps/commercial/users/', may: roleSets.staff },
  { path: '/apps/commercial/user/new', may: roleSets.staff },
  { path: landing, may: roles },
  { path: '/pages/profile', may: roles },
  { path: '/pages/tenant/settings', may: ['sindico'] },
  { path: '/apps/condominiums/panic/', may: [...roleSets.admin, ...roleSets.owner] },
]

const names = Object.keys(people) as Person[]
const openerOf = ({ may }: Route) => names.find((name) => may.includes(name))
const refusedBy = ({ may }: Route) => names.find((name) => !may.includes(name))

/** Returns the address of a route, with the id of a row if it opens one. */
async function addressOf(page: Page, { path, opens }: Route): Promise<string> {
  if (opens === undefined) return path
  const id = await page.evaluate(async (register) => {
    const authorization = `Bearer ${localStorage.getItem('jwt_access_token')}`
    const tenant = localStorage.getItem('tenant_id')
    const headers = { authorization, ...(tenant && { 'x-tenant-id': tenant }) }
    const response = await fetch(`/api/v1/${register}?per_page=1`, { headers })
    return ((await response.json()) as { data: [{ id: string }] }).data[0].id
  }, opens)
  return path.replace('{id}', id)
}

/** Goes to an address like a link, without reloading the app, and waits for the page. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '')
    window.history.pushState(null, '', to)
  }, address)
}

const sizes = [
  { name: 'on a desktop', width: 1440, dark: false },
  { name: 'on a phone, dark', width: 390, dark: true },
]

for (const opener of names) {
  const own = routes.filter((route) => openerOf(route) === opener)
  if (own.length === 0) continue
  for (const { name, width, dark } of sizes) {
    test(`${opener} opens all its pages ${name}`, async ({ visitor }) => {
      const page = await visitor({ width, dark })
      await signIn(page, people[opener])
      // Parts of a company that only administrators read are shown once they have entered it.
      if (opener === 'admin')
        await page.getByRole('button', { name: 'Entrar em Residencial Bosque' }).click()
      for (const route of own) {
        await test.step(route.path, async () => {
          const address = await addressOf(page, route)
          if (!page.url().endsWith(address)) await go(page, address)
          await expect(page.locator('h1:not([data-left])')).toBeVisible()
          await expectDone(page)
          await expect(page).toHaveURL(address)
          // Checked once per page, in a narrow window, because that can fail in more ways.
          if (width < 640) await expectAccessible(page, forPages)
        })
      }
    })
  }
}

/** Pixels between the red button and every other control on a phone (interface §41). */
const APART = 16

/** Returns the controls that a finger within 16 pixels of the red button would meet. */
function controlsNearRedButton(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: screens.panic.button }).evaluate((button, apart) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const controls = 'a[href], button, input, select, textarea, summary, [role=button], [role=link]'
    const found = new Set<string>()
    for (let x = left - apart + 1; x < right + apart; x += 3)
      for (let y = top - apart + 1; y < bottom + apart; y += 3) {
        const control = document.elementFromPoint(x, y)?.closest(controls)
        if (control && control !== button) found.add(control.outerHTML.slice(0, 200))
      }
    return [...found]
  }, APART)
}

test('on a resident’s phone the red button keeps apart from every other control of every page', async ({
  visitor,
}) => {
  const page = await visitor({ width: 390 })
  await signIn(page, people.condomino)
  for (const route of routes.filter(({ may }) => may.includes('condomino'))) {
    await test.step(route.path, async () => {
      const address = await addressOf(page, route).catch(() => null)
      // The household has no row of that register.
      if (address === null) return
      if (!page.url().endsWith(address)) await go(page, address)
      await expect(page.locator('h1:not([data-left])')).toBeVisible()
      await expectDone(page)
      await expect.poll(() => controlsNearRedButton(page)).toEqual([])
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(() => controlsNearRedButton(page)).toEqual([])
    })
  }
})

test('a person who may not open a page is redirected to their own, and a guest to the sign-in page', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.goto('/login')
  await expect(guest.getByLabel(screens.signIn.login.email)).toBeVisible()
  for (const path of routes.map((route) => route.path.replace('{id}', noRow))) {
    await test.step(`a guest at ${path}`, async () => {
      await go(guest, path)
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
        await go(page, path.replace('{id}', noRow))
        await expect(page).toHaveURL(landing)
      })
    }
  }
})
