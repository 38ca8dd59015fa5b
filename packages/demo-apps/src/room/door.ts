import type { ComponentType } from 'react'
import type { LentTexts } from './texts.ts'

/** What the app around them lends the demo apps. */
export type Host = {
  readonly defineTexts: LentTexts
  /** Names the browser's tab after the page. */
  readonly usePageTitle: (title: string) => void
  /** The parameters of the page's address, as text. */
  readonly useSearchParams: () => Readonly<Record<string, string>>
  /** The mark of the product beside its name. */
  readonly Brand: ComponentType
}

let known: Host | null = null

/** Lets the app lend what the demo apps need, before anything of them is shown. */
export function openDoor(host: Host): void {
  known = host
}

/** Throws where a demo app is shown without its door having been opened. */
export function host(): Host {
  if (known === null) throw new Error('the door of the demo apps is closed')
  return known
}

/** The browser's tab, named after the page. */
export function usePageTitle(title: string): void {
  host().usePageTitle(title)
}

/** The parameters of the page's address; the component follows them. */
export function useSearchParams(): Readonly<Record<string, string>> {
  return host().useSearchParams()
}
