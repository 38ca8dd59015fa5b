import type { RouteAccess } from '../../parts/module.ts'
import { isOffered } from '../../platform/offered.ts'
import { demoAppPaths } from './demo-paths.ts'

/** Addresses of demo screens outside the app shell, for the router; `$` matches the rest. */
export const openDemoPaths = [
  '/pages/auth/$',
  '/pages/coming-soon',
  '/pages/maintenance',
  '/pages/success/guest',
  '/auth/guest-role-example',
] as const

/** Addresses of demo screens inside the app shell. */
export const framedDemoPaths: readonly string[] = [
  '/pages/$',
  '/auth/$',
  '/ui/$',
  ...Object.values(demoAppPaths).flatMap((path) => [path, `${path}/$`]),
]

/**
 * The access of the demo screen at a path; null without one, or with `DEMO_APPS=off`. The list is
 * loaded when such an address is first opened.
 */
export async function accessOfDemo(path: string): Promise<RouteAccess | null> {
  if (!isOffered('demo-apps')) return null
  const { findDemoScreen } = await import('./demo-screens.ts')
  return findDemoScreen(path)?.access ?? null
}
