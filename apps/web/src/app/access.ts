import type { Role } from '@portaria/contract/actors/roles'
import type { RouteAccess } from '../parts/module.ts'

export const LANDING_PAGE = '/apps/dashboards/project'
export const ANALYTICS_PAGE = '/apps/dashboards/analytics'
export const COMMERCIAL_USERS = '/apps/commercial/users/'
export const LOGIN_PAGE = '/login'
export const NOT_FOUND_PAGE = '/pages/errors/error-404'

/** The address of a redirection; `redirect` is the path to return to after signing in. */
export type Detour = { to: string; redirect?: string }

/**
 * Decides whether a route opens for a role; null means yes. Without a role it redirects to the
 * sign-in page and keeps the path; with a role that may not enter, to the landing page
 * (interface §2).
 */
export function decideAccess(access: RouteAccess, role: Role | null, path: string): Detour | null {
  if (access === 'anyone') return null
  if (access === 'guests') return role === null ? null : { to: LANDING_PAGE }
  if (role === null) return { to: LOGIN_PAGE, redirect: path }
  if (access === 'signed-in' || access.includes(role)) return null
  return { to: LANDING_PAGE }
}

/**
 * Returns a path of this app to go back to, or else the landing page; addresses of other hosts are
 * rejected.
 */
export function safeRedirect(redirect: string | undefined): string {
  if (redirect === undefined || !/^\/(?![/\\])/.test(redirect)) return LANDING_PAGE
  const url = URL.parse(redirect, 'https://app.invalid')
  if (url === null || url.origin !== 'https://app.invalid') return LANDING_PAGE
  return /^\/(login|register|logout|callback)?\/?$/.test(url.pathname) ? LANDING_PAGE : redirect
}
