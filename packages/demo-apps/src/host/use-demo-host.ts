import { type ComponentType, createContext, use, useEffect } from 'react'

/** The parts that demo apps need of the app that shows them. */
export type DemoHostParts = {
  /** Sets the title of the browser's tab to that of a page. */
  readonly nameTab: (title: string) => void
  /** The page's address without parameters, such as `/apps/todo/all`. */
  readonly path: string
  /** Opens another address of the app. */
  readonly go: (path: string, options?: { replace: boolean }) => void
  /** The parameters of the page's address, as text. */
  readonly searchParams: Readonly<Record<string, string>>
  /** The product's mark and name. */
  readonly Brand: ComponentType
}

export const DemoHostContext = createContext<DemoHostParts | null>(null)

/** Returns the parts given to the surrounding `DemoHost`; throws without one. */
export function useDemoHost(): DemoHostParts {
  const host = use(DemoHostContext)
  if (host === null) throw new Error('a demo app needs a DemoHost above it')
  return host
}

/** Sets the title of the browser's tab to that of the page. */
export function usePageTitle(title: string): void {
  const { nameTab } = useDemoHost()
  useEffect(() => nameTab(title), [title, nameTab])
}

/**
 * The parts of the address after the app's own: `label` and `api` for `/apps/todo/label/api` under
 * `/apps/todo`.
 */
export function useAddress(app: string): string[] {
  const { path } = useDemoHost()
  const rest = path.startsWith(`${app}/`) ? path.slice(app.length + 1) : ''
  return rest.split('/').filter(Boolean).map(decodeURIComponent)
}
