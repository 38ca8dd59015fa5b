import type { PhoneBarContent } from '@portaria/ui/layout'
import type { ComponentType, ReactNode } from 'react'
import type { NavigationSearchProps } from './toolbar/NavigationSearch.tsx'

/** Slots of the frame for features; `app/` fills them, the shell places them. */
export type ShellSlots = {
  /** Above everything: an alert. */
  readonly banner?: ReactNode
  /** Over the content, beside the navigation: invitations that wait for an answer. */
  readonly notice?: ReactNode
  /** In the toolbar, at the start: the current company. */
  readonly company?: ReactNode
  /** In the toolbar, before the notifications: the panic button. */
  readonly panic?: ReactNode
  /** In the navigation: content at the end of an entry, by the entry's id. */
  readonly badges?: Readonly<Record<string, ReactNode>>
  /** In the toolbar: a search that finds more than pages. */
  readonly search?: ComponentType<NavigationSearchProps>
  /** At the lower end of small screens: the pages that a person's day is made of. */
  readonly phoneBar?: PhoneBarContent | undefined
  /** In the user menu: the segment shown in this browser, the notes of the demo apps. */
  readonly userMenu?: ReactNode
}
