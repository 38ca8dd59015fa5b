import type { ComponentType } from 'react'
import type { RouteAccess } from '../access.ts'

/** A screen of the demo apps; whether it stands in the frame is for `router.tsx` to say. */
export type DemoScreen = {
  readonly path: string
  readonly access: RouteAccess
  readonly load: () => Promise<ComponentType>
}

/**
 * Every page of the demo apps with who may open it. product.md names the addresses and says of the
 * role examples whom they are for; demo.md leaves the rest open: what shows how a guest is received is
 * open to anyone, the sample pages to whoever is signed in, and `/ui` to those who work on the app.
 */
export const demoScreens: readonly DemoScreen[] = [
  {
    path: '/pages/faq',
    access: 'signed-in',
    load: async () => (await import('@portaria/demo-apps/faq/FaqPage')).FaqPage,
  },
]

/** The demo screen at a path, with or without a slash at its end; null where there is none. */
export function findDemoScreen(path: string): DemoScreen | null {
  const here = path.replace(/\/$/, '')
  return demoScreens.find((screen) => screen.path === here) ?? null
}
