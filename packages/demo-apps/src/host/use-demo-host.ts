import { type ComponentType, createContext, use, useEffect } from 'react'

/** What the demo apps need of the app that shows them. */
export type DemoHostParts = {
  /** Names the browser's tab after a page. */
  readonly nameTab: (title: string) => void
  /** The page's address without parameters, such as `/apps/todo/all`. */
  readonly path: string
  /** Opens another address of the app. */
  readonly go: (path: string, options?: { replace: boolean }) => void
  /** The parameters of the page's address, as text. */
  readonly searchParams: Readonly<Record<string, string>>
  /** The mark of the product beside its name. */
  readonly Brand: ComponentType
}

export const DemoHostContext = createContext<DemoHostParts | null>(null)

/** What the surrounding `DemoHost` was given; throws without one. */
export function useDemoHost(): DemoHostParts {
  const host = use(DemoHostContext)
  if (host === null) throw new Error('a demo app needs a DemoHost above it')
  return host
}

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  const { nameTab } = useDemoHost()
  useEffect(() => nameTab(title), [title, nameTab])
}

/** What follows an app's own address, in parts: of `/apps/todo/label/api` under `/apps/todo` that is `label` and `api`. */
export function useAddress(app: string): string[] {
  const { path } = useDemoHost()
  const rest = path.startsWith(`${app}/`) ? path.slice(app.length + 1) : ''
  return rest.split('/').filter(Boolean).map(decodeURIComponent)
}
