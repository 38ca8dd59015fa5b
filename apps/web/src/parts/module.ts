import type { InboxKind } from '@portaria/contract/inbox-kinds'
import type { RegisterName } from '@portaria/contract/modules/names'
import type { InboxItem } from '@portaria/contract/modules/notices/inbox'
import type { Role } from '@portaria/contract/roles'
import type { LazyPart } from '@portaria/ui/lazy/lazyPart'
import type { ComponentType } from 'react'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'
import type { PageLayout } from '../shell/page-layout.ts'

/** Who may open a route: anyone, guests alone, the signed-in person, or some roles. */
export type RouteAccess = 'anyone' | 'guests' | 'signed-in' | readonly Role[]

/**
 * A screen inside the frame that is no register's. The router knows all screens from the start, so that
 * a module tells them in a file of its own, `<module>.screens.ts`.
 */
export type ModuleScreen = {
  readonly path: string
  readonly access: RouteAccess
  /** Parts of the frame that this screen hides. */
  readonly layout?: PageLayout
  readonly load: () => Promise<ComponentType>
}

/** The buttons of items of the inbox by kind; an item that is done has none. */
export type ItemActions = { readonly [Kind in InboxKind]?: ComponentType<{ item: InboxItem }> }

/** Pages in place of a register's list, by role: its rows say something else there, or are shown otherwise. */
export type OwnLists = {
  readonly [Name in RegisterName]?: { readonly [Of in Role]?: LazyPart<object> }
}

/** What waits on this device for the server, and is sent from whichever page is open. */
export type OfflineKind = {
  readonly kind: string
  /** Whether somebody of the role may send it. */
  maySend(role: Role): boolean
  /** Fetches its code, and has it sent. */
  send(): Promise<void>
}

/** What a module brings to the pages that others show; its code is fetched when it is shown. */
export type WebModule = {
  /** The name of its folder in contract, API and web. */
  readonly name: string
  /** Its places on the default pages of registers, in the order shown. */
  readonly slots?: readonly SlotsByRegister[]
  readonly itemActions?: ItemActions
  readonly ownLists?: OwnLists
  readonly offlineKinds?: readonly OfflineKind[]
}
