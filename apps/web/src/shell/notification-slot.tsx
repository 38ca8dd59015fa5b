import type { Tone } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import { createContext, type ReactNode, use } from 'react'

/** One line of the notification panel. */
export type ShellNotification = {
  readonly id: string
  readonly title: string
  readonly text?: string
  /** The time in words, and for the `datetime` attribute. */
  readonly time?: string
  readonly dateTime?: string
  readonly icon?: IconType
  readonly tone?: Tone
  /** The page that a press opens. */
  readonly href?: string
  readonly onOpen?: () => void
  /** Buttons that answer it in place. */
  readonly actions?: ReactNode
}

/** The notifications of a feature, which the shell only shows. */
export type NotificationFeed = {
  readonly items: readonly ShellNotification[]
  /** Performs 'Limpar Todas'. */
  readonly clearAll: () => void
  /** A one-time offer above the items, such as push messages. */
  readonly offer?: ReactNode
}

const emptyFeed: NotificationFeed = { items: [], clearAll: () => undefined }

const FeedContext = createContext(emptyFeed)

export interface NotificationFeedProviderProps {
  feed: NotificationFeed
  children: ReactNode
}

/** Provides a feature's notifications to the toolbar's button and panel. Wraps `AppShell`. */
export function NotificationFeedProvider({ feed, children }: NotificationFeedProviderProps) {
  return <FeedContext value={feed}>{children}</FeedContext>
}

/** Returns the notifications of the panel; empty without a provider. */
export function useNotificationFeed(): NotificationFeed {
  return use(FeedContext)
}
