import type { Role } from '@portaria/contract/roles'
import type { RouteAccess } from '../parts/module.ts'

export const LANDING_PAGE = '/apps/dashboards/project'
export const ANALYTICS_PAGE = '/apps/dashboards/analytics'
export const COMMERCIAL_USERS = '/apps/commercial/users/'
export const LOGIN_PAGE = '/login'
export const NOT_FOUND_PAGE = '/pages/errors/error-404'

/** Where somebody is redirected; `redirect` is the path to return to after signing in. */
export type Detour = { to: string; redirect?: string }

/**
 * Whether a route opens for a role; null is yes. Without a role one is sent to sign in and the path
 * is kept; with one that may not enter, to the landing page (interface §2).
 */
export function decideAccess(access: RouteAccess, role: Role | null, path: string): Detour | null {
  if (access === 'anyone') return null
  if (access === 'guests') return role === null ? null : { to: LANDING_PAGE }
  if (role === null) return { to: LOGIN_PAGE, redirect: path }
  if (access === 'signed-in' || access.includes(role)) return null
  return { to: LANDING_PAGE }
}

/** A path of this app to return to, or the landing page; addresses of other hosts are not followed. */
export function safeRedirect(redirect: string | undefined): string {
  if (redirect === undefined || !/^\/(?![/\\])/.test(redirect)) return LANDING_PAGE
  const url = URL.parse(redirect, 'https://app.invalid')
  if (url === null || url.origin !== 'https://app.invalid') return LANDING_PAGE
  return /^\/(login|register|logout|callback)?\/?$/.test(url.pathname) ? LANDING_PAGE : redirect
}
