import type { Role } from '@portaria/contract/actors/roles'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { InboxItem } from '@portaria/contract/modules/notices/inbox'
import type { InboxKind } from '@portaria/contract/notifications/inbox-kinds'
import type { Language } from '@portaria/i18n/languages'
import type { IconType } from '@portaria/ui/icon'
import type { LazyPart } from '@portaria/ui/lazy/lazyPart'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'
import type { PageLayout } from '../shell/page-layout.ts'

/** The access of a route: for anyone, for guests only, for signed-in people, or for some roles. */
export type RouteAccess = 'anyone' | 'guests' | 'signed-in' | readonly Role[]

/**
 * A screen inside the frame that belongs to no register. The router must know all screens from the
 * start, so a module lists them in a separate file, `<module>.screens.ts`.
 */
export type ModuleScreen = {
  readonly path: string
  readonly access: RouteAccess
  /** Parts of the frame that this screen hides. */
  readonly layout?: PageLayout
  readonly load: () => Promise<ComponentType>
}

/** The buttons of inbox items by kind; a finished item has none. */
export type ItemActions = { readonly [Kind in InboxKind]?: ComponentType<{ item: InboxItem }> }

/** Pages that replace a register's list, by role, where its rows have another meaning or look. */
export type OwnLists = {
  readonly [Name in RegisterName]?: { readonly [Of in Role]?: LazyPart<object> }
}

/** A kind of items that wait on this device for the server, and are sent from any page. */
export type OfflineKind = {
  readonly kind: string
  /** Whether the role may send them. */
  maySend(role: Role): boolean
  /** Loads the code that sends them, and runs it. */
  send(): Promise<void>
}

/** A page that a sentence leads to, in words. */
export type PhraseHit = { readonly id: string; readonly label: string; readonly url: string }

/** Reads typed words; empty if they do not begin with the phrase's verb. */
export type ReadPhrase = (
  typed: string,
  reader: { readonly client: QueryClient; readonly language: Language },
) => Promise<readonly PhraseHit[]>

/**
 * A sentence of the search box that leads to a filled form: "reservar salão sábado". Its code and
 * its words are loaded when somebody types.
 */
export type Phrase = {
  readonly name: string
  readonly icon: IconType
  /** Whether the role may do what it says. */
  maySay(role: Role): boolean
  readonly load: () => Promise<ReadPhrase>
}

/** The parts that a module adds to the pages of others; their code is loaded when shown. */
export type WebModule = {
  /** The name of the module's folder in contract, API and web. */
  readonly name: string
  /** Its components for the default pages of registers, in the order shown. */
  readonly slots?: readonly SlotsByRegister[]
  readonly itemActions?: ItemActions
  readonly ownLists?: OwnLists
  readonly offlineKinds?: readonly OfflineKind[]
  readonly phrases?: readonly Phrase[]
}
