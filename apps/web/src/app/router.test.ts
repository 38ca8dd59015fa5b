import { type Role, roles } from '@portaria/contract/actors/roles'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { articleHref, articleIds } from '../modules/documentation/chapters.ts'
import { demoScreens } from './demo/demo-screens.ts'
import { router } from './router.tsx'

const here = vi.hoisted(() => ({ role: null as string | null, demoApps: true }))
vi.mock('../platform/session/me.ts', async (original) => ({
  ...(await original<object>()),
  checkSession: async () => undefined,
}))
vi.mock('../platform/session/session.store.ts', async (original) => ({
  ...(await original<object>()),
  currentSession: () => ({
    user: here.role === null ? null : { type_flag: here.role },
    tenantId: null,
    chosen: null,
  }),
}))
vi.mock('../platform/offered.ts', () => ({ isOffered: () => here.demoApps }))
beforeEach(() => {
  here.demoApps = true
})

const landing = '/apps/dashboards/project'
const notFound = '/pages/errors/error-404'
const everybody = [null, ...roles]

type Guard = (context: { location: { pathname: string; href: string } }) => unknown

/** The matched routes, from the root to the page itself. */
const matched = (path: string) => router.getMatchedRoutes(path)[0]

/** The address to which the router's guards redirect; `opens` if they do not. */
async function arrive(href: string, role: Role | null): Promise<string> {
  here.role = role
  const { pathname } = new URL(href, 'https://app.invalid')
  for (const route of matched(pathname)) {
    const beforeLoad = route.options.beforeLoad as Guard | undefined
    try {
      // Parents first, in the router's order.
      // oxlint-disable-next-line no-await-in-loop
      await beforeLoad?.({ location: { pathname, href } })
    } catch (thrown) {
      if (!isRedirect(thrown)) throw thrown
      const { to, search } = thrown.options as { to: string; search?: { redirect?: string } }
      return search?.redirect === undefined ? to : `${to} and back to ${search.redirect}`
    }
  }
  return 'opens'
}

/** Checks a path for all roles: it opens for the given ones only. */
async function expectOpens(path: string, opens: readonly (Role | null)[]): Promise<void> {
  const guestsOnly = !opens.some((role) => role !== null)
  const expected = everybody.map((role) => {
    if (opens.includes(role)) return [role, 'opens']
    if (role === null && !guestsOnly) return [role, `/login and back to ${path}`]
    return [role, landing]
  })
  const arrived = []
  for (const role of everybody) {
    // There is only one session at a time.
    // oxlint-disable-next-line no-await-in-loop
    arrived.push([role, await arrive(path, role)])
  }
  expect(arrived).toEqual(expected)
}

const admin: Role[] = ['master', 'admin']
const staff: Role[] = [...admin, 'staff']

/** Every route with the roles that open it (interface §2). */
describe('the routes of the product', () => {
  test.each<[string, readonly (Role | null)[]]>([
    ['/login', [null]],
    ['/login?redirect=%2Fpages%2Ffaq', [null]],
    ['/register', [null]],
    ['/callback', [null]],
    ['/logout', roles],
    ['/auth/admin-role-example', admin],
    ['/auth/staff-role-example', staff],
    ['/auth/guest-role-example', [null]],
    ['/apps/dashboards/project', roles],
    ['/pages/profile', roles],
    ['/pages/auth/second-factor', everybody],
    ['/pages/tenant/settings', ['sindico']],
    ['/pages/errors/error-401', everybody],
    ['/pages/errors/error-404', everybody],
    ['/pages/errors/error-500', everybody],
    ['/apps/admin/tenants/', staff],
    ['/apps/admin/user/new', [...staff, 'sindico']],
    ['/apps/condominiums/panic/', [...admin, 'sindico']],
    ['/apps/condominiums/towers/', roles.filter((role) => role !== 'service_provider')],
  ])('%s', expectOpens)

  test.each(everybody)('/ and unknown addresses redirect, for %s', async (role) => {
    expect(await arrive('/', role)).toBe('/login')
    for (const path of ['/nowhere', '/apps/nowhere', '/pages/nowhere', '/ui/nowhere', '/pages/']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([path, await arrive(path, role)]).toEqual([path, notFound])
    }
  })
})

/** Its own articles, all of which the signed-in person may read. */
describe('the documentation', () => {
  const paths = ['/documentation', '/documentation/', ...articleIds.map((id) => articleHref(id))]
  test.each(paths.map((path): [string, readonly Role[]] => [path, roles]))('%s', expectOpens)

  test.each(everybody)('an unknown article is not found, for %s', async (role) => {
    for (const path of ['/documentation/nowhere', '/documentation/gate/more']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([path, await arrive(path, role)]).toEqual([path, notFound])
    }
  })

  test('exists independently of DEMO_APPS', async () => {
    here.demoApps = false
    expect(await arrive('/documentation/gate', 'condomino')).toBe('opens')
  })
})

/** The pages of the demo apps, by their audience. */
describe('the sample pages', () => {
  const open = `/pages/auth/login /pages/auth/login-2 /pages/auth/login-3
    /pages/auth/register /pages/auth/register-2 /pages/auth/register-3
    /pages/auth/forgot-password /pages/auth/forgot-password-2
    /pages/auth/reset-password /pages/auth/reset-password-2
    /pages/auth/lock /pages/auth/confirm-email
    /pages/auth/mail-confirm /pages/auth/mail-confirm-2
    /pages/coming-soon /pages/maintenance /pages/success/guest`
  const framed = `/pages/faq /pages/knowledge-base /pages/notifications /pages/profile/sample
    /pages/invoices/compact /pages/invoices/modern
    /pages/pricing/style-1 /pages/pricing/style-2 /pages/pricing/style-3
    /pages/search/classic /pages/search/modern`
  const ofAdmin = `/ui/components /ui/icons /ui/typography /ui/colors
    /ui/page-layouts/simple/full-width /ui/page-layouts/simple/left-sidebar
    /ui/page-layouts/simple/right-sidebar /ui/page-layouts/simple/tabbed
    /ui/page-layouts/carded/full-width /ui/page-layouts/carded/left-sidebar
    /ui/page-layouts/carded/right-sidebar /ui/page-layouts/carded/tabbed`
  const rows = (paths: string, opens: readonly (Role | null)[]) =>
    paths.split(/\s+/).map((path): [string, readonly (Role | null)[]] => [path, opens])
  const apps = `/apps/academy/courses /apps/academy/courses/$id/$slug
    /apps/e-commerce/products /apps/e-commerce/products/new /apps/e-commerce/products/$id/$handle
    /apps/e-commerce/orders /apps/e-commerce/orders/$id /apps/calendar /apps/file-manager /apps/scrumboard/boards
    /apps/scrumboard/boards/$id/$uri /apps/chat /apps/mail/$folder /apps/mail/$folder/$mailId
    /apps/mail/filter/$handle/$mailId /apps/mail/label/$handle/$mailId
    /apps/todo/all /apps/todo/folder/$handle /apps/todo/filter/$handle /apps/todo/label/$handle
    /apps/notes /apps/notes/archive /apps/notes/reminders /apps/notes/labels/$id
    /apps/contacts/all /apps/contacts/frequent /apps/contacts/starred /apps/contacts/groups/$id`
  const expected = [
    ...rows(open, everybody),
    ...rows(`${framed} ${apps}`, roles),
    ...rows(ofAdmin, admin),
  ]
  /** A pattern with a value in each variable part. */
  const filled = (path: string) => path.replaceAll(/\$\w+/g, '7')

  const visited = expected.map(([path, opens]) => [filled(path), opens] as const)

  test.each(visited)('%s', expectOpens)

  test('an unknown address below an app is not found', async () => {
    for (const path of ['/apps/todo', '/apps/todo/all/7', '/apps/notes/labels', '/apps/chat/7']) {
      // oxlint-disable-next-line no-await-in-loop
      expect([path, await arrive(path, 'sindico')]).toEqual([path, notFound])
    }
  })

  test.each(demoScreens)('$path is in this table', ({ path }) => {
    const examples = ['admin', 'staff', 'guest'].map((role) => `/auth/${role}-role-example`)
    expect([...expected.map(([named]) => named), ...examples]).toContain(path)
  })

  test.each(demoScreens)('$path is not found when DEMO_APPS is off', async ({ path }) => {
    here.demoApps = false
    for (const role of everybody) {
      // oxlint-disable-next-line no-await-in-loop
      expect([role, await arrive(filled(path), role)]).toEqual([role, notFound])
    }
  })

  test('pages without a frame are outside it, the others inside', () => {
    for (const { path, access } of demoScreens) {
      const framed = matched(filled(path)).some(({ id }) => id === '/frame')
      expect([path, framed]).toEqual([path, access !== 'anyone' && access !== 'guests'])
    }
  })
})
