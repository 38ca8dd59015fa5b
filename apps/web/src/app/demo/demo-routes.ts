import { isOffered } from '../../platform/offered.ts'
import type { RouteAccess } from '../access.ts'

/** Addresses of demo screens outside the frame, for the router; `$` is whatever follows. */
export const openDemoPaths = [
  '/pages/auth/$',
  '/pages/coming-soon',
  '/pages/maintenance',
  '/pages/success/guest',
  '/auth/guest-role-example',
] as const

/** Those inside it. */
export const framedDemoPaths = ['/pages/$', '/auth/$', '/ui/$'] as const

/**
 * Who may open the demo screen at a path; null where there is none, or `DEMO_APPS=off`. The list comes
 * when an address first asks for it: whoever never opens a demo screen need not wait for any.
 */
export async function accessOfDemo(path: string): Promise<RouteAccess | null> {
  if (!isOffered('demo-apps')) return null
  const { findDemoScreen } = await import('./demo-screens.ts')
  return findDemoScreen(path)?.access ?? null
}
