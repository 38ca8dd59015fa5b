import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { faceLinkPath } from '../modules/access/faces/face-paths.ts'
import type { RouteAccess } from '../parts/module.ts'
import { checkSession } from '../platform/session/me.ts'
import { readReturn } from '../platform/session/provider-return.ts'
import { currentSession } from '../platform/session/session.store.ts'
import type { PageLayout } from '../shell/page-layout.ts'
import { decideAccess, LOGIN_PAGE, NOT_FOUND_PAGE } from './access.ts'
import { accessOfDemo, framedDemoPaths, openDemoPaths } from './demo/demo-routes.ts'
import { fetchFrame } from './fetch-frame.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { RootScreen } from './RootScreen.tsx'
import { RouteError } from './RouteError.tsx'
import { screens } from './screens.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Parts of the frame that a page hides. */
    layout?: PageLayout | undefined
  }
}

const rootRoute = createRootRoute({
  component: RootScreen,
  beforeLoad: ({ location }) => {
    if (location.pathname === '/') throw redirect({ to: LOGIN_PAGE, replace: true })
  },
})

/** Redirects roles that may not open a route (interface §2). */
function guard(accessNow: RouteAccess | (() => RouteAccess)) {
  return async ({ location }: { location: ParsedLocation }) => {
    const access = typeof accessNow === 'function' ? accessNow() : accessNow
    if (access !== 'anyone') await checkSession()
    const role = currentSession().user?.type_flag ?? null
    const detour = decideAccess(access, role, location.href)
    if (detour === null) return
    const search = detour.redirect === undefined ? {} : { redirect: detour.redirect }
    throw redirect({ to: detour.to, search, replace: true })
  }
}

/** For guests only, except people who left for the provider from within a session. */
const accessOfCallback = () => (readReturn()?.inSession ? 'anyone' : 'guests')

function openRoute(
  path: string,
  access: RouteAccess | (() => RouteAccess),
  load: () => Promise<ComponentType>,
) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: guard(access),
    component: lazyRouteComponent(async () => ({ default: await load() })),
  })
}

const openRoutes = [
  openRoute(LOGIN_PAGE, 'guests', async () => (await import('./LoginScreen.tsx')).LoginScreen),
  openRoute(
    '/callback',
    accessOfCallback,
    async () => (await import('./CallbackScreen.tsx')).CallbackScreen,
  ),
  openRoute(
    '/register',
    'guests',
    async () => (await import('../modules/accounts/registration/RegisterPage.tsx')).RegisterPage,
  ),
  openRoute(
    '/pages/auth/mail-confirm',
    'anyone',
    async () =>
      (await import('../modules/accounts/registration/MailConfirmPage.tsx')).MailConfirmPage,
  ),
  openRoute(
    '/logout',
    'signed-in',
    async () => (await import('../modules/accounts/sign-in/LogoutPage.tsx')).LogoutPage,
  ),
  openRoute(
    '/pages/auth/forgot-password',
    'anyone',
    async () =>
      (await import('../modules/accounts/sign-in/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  openRoute(
    '/pages/auth/confirm-email',
    'anyone',
    async () => (await import('./ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  ),
  openRoute(
    '/pages/auth/second-factor',
    'anyone',
    async () => (await import('./ResetSecondFactorScreen.tsx')).ResetSecondFactorScreen,
  ),
  openRoute(
    '/pages/auth/confirm-identity',
    'anyone',
    async () => (await import('./ConfirmIdentityScreen.tsx')).ConfirmIdentityScreen,
  ),
  openRoute(
    '/pages/auth/invitation',
    'anyone',
    async () => (await import('./InvitationScreen.tsx')).InvitationScreen,
  ),
  openRoute('/apps/guests/pass/$token', 'anyone', async () => {
    const { fetchGuestPassScreen } = await import('./GuestPassScreen.tsx')
    return fetchGuestPassScreen()
  }),
  openRoute(faceLinkPath, 'anyone', async () => {
    const { fetchFaceLinkScreen } = await import('./FaceLinkScreen.tsx')
    return fetchFaceLinkScreen()
  }),
  openRoute(
    '/pages/auth/reset-password',
    'anyone',
    async () => (await import('./ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  ...(['error-401', 'error-404', 'error-500'] as const).map((error) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: `/pages/errors/${error}`,
      component: lazyRouteComponent(async () => {
        const { ErrorPage } = await import('./ErrorPage.tsx')
        return { default: () => <ErrorPage error={error} /> }
      }),
    }),
  ),
]

/** Navbar and toolbar, around every page of a signed-in person. */
const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: lazyRouteComponent(fetchFrame),
})

const screenRoutes = screens.map(({ path, access, layout, load }) =>
  createRoute({
    getParentRoute: () => frameRoute,
    path: withoutSlash(path),
    staticData: { layout },
    beforeLoad: guard(access),
    component: lazyRouteComponent(async () => ({ default: await load() })),
  }),
)

/** All articles of the documentation in one route, so that moving between them keeps the sidebar. */
const documentationRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/documentation/$',
  staticData: { layout: { sidePanels: false } },
  beforeLoad: async ({ location }) => {
    const { findArticle } = await import('../modules/documentation/chapters.ts')
    if (findArticle(location.pathname) === null)
      throw redirect({ to: NOT_FOUND_PAGE, replace: true })
    await guard('signed-in')({ location })
  },
  component: lazyRouteComponent(async () => {
    const { fetchDocumentationScreen } = await import('./DocumentationScreen.tsx')
    return { default: await fetchDocumentationScreen() }
  }),
})

/** The screens of the demo apps, which `DEMO_APPS=off` leaves out. */
function demoRoute(path: string, parent: typeof rootRoute | typeof frameRoute) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: async ({ location }) => {
      const access = await accessOfDemo(location.pathname)
      if (access === null) throw redirect({ to: NOT_FOUND_PAGE, replace: true })
      await guard(access)({ location })
      const { fetchDemoScreen } = await import('./demo/DemoScreen.tsx')
      await fetchDemoScreen(location.pathname)
    },
    component: lazyRouteComponent(() => import('./demo/DemoScreen.tsx'), 'DemoScreen'),
  })
}

/**
 * Every register's list, records, `new` and `{id}/edit`. There is one route for all, since the many
 * definitions must not delay the sign-in page.
 */
const registerRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/$',
  beforeLoad: async ({ location, cause }) => {
    const { findRegisterPage, rolesOf } = await import('./register-routes.ts')
    const found = findRegisterPage(location.pathname)
    if (found === null) throw redirect({ to: NOT_FOUND_PAGE, replace: true })
    await guard(rolesOf(found))({ location })
    const { fetchOwnList } = await import('./fetch-own-list.ts')
    if (await fetchOwnList(found)) return
    const { fetchRegisterPage } = await import('./register-pages.ts')
    const { fetchFirstRows } = await import('./fetch-first-rows.ts')
    const rows = cause === 'stay' ? undefined : fetchFirstRows(found, location.searchStr)
    await Promise.all([fetchRegisterPage(found.page), rows])
  },
  component: lazyRouteComponent(() => import('./RegisterScreen.tsx'), 'RegisterScreen'),
})

/** Any address without a page. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: NOT_FOUND_PAGE, replace: true })
  },
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...openRoutes,
    ...openDemoPaths.map((path) => demoRoute(path, rootRoute)),
    frameRoute.addChildren([
      ...screenRoutes,
      documentationRoute,
      ...framedDemoPaths.map((path) => demoRoute(path, frameRoute)),
      registerRoute,
    ]),
    unknownRoute,
  ]),
  // Links to a list have a trailing slash, but it opens without one too.
  trailingSlash: 'preserve',
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 300,
  // A loaded page is shown at once, without the router's half second.
  defaultPendingMinMs: 0,
  defaultErrorComponent: RouteError,
})

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}
