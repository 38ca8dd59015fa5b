import type { NoticeItem } from '@portaria/contract/define-notices/define-notices'
import type { InboxItem } from '@portaria/contract/modules/notices/inbox'
import { inboxKind } from '@portaria/contract/notifications/inbox-kinds'
import { reaches } from '@portaria/contract/notifications/notification-kinds'
import { useFormats } from '@portaria/i18n/react/use-formats'
import type { IconType } from '@portaria/ui/icon'
import { showToast } from '@portaria/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  Ban,
  Box,
  DoorOpen,
  FileClock,
  FileQuestionMark,
  Hourglass,
  LogOut,
  Megaphone,
  MessageCircleReply,
  Package,
  PackageCheck,
  PackageOpen,
  PackageX,
  Scale,
  Siren,
  Ticket,
  TimerOff,
  Undo2,
  UserCheck,
  Warehouse,
} from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { ItemActions } from '../../parts/module.ts'
import { onceNobodyTypes } from '../../platform/notifications/once-nobody-types.ts'
import { unreadOf } from '../../platform/notifications/unread-total.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRole } from '../../platform/session/use-session.ts'
import { currentSettings } from '../../platform/settings/settings.store.ts'
import type { ShellNotification } from '../../shell/notification-slot.tsx'
import { shellTexts } from '../../shell/texts/shell-texts.ts'
import { readAll, readItem } from './inbox-calls.ts'
import { inboxQuery, useLiveInbox, useRefreshInbox } from './inbox-queries.ts'

const icons: Record<NoticeItem['icon'], IconType> = {
  arrival: UserCheck,
  ban: Ban,
  box: Box,
  departure: LogOut,
  document: FileClock,
  door: DoorOpen,
  hourglass: Hourglass,
  locker: Warehouse,
  megaphone: Megaphone,
  package: Package,
  packageCheck: PackageCheck,
  packageOpen: PackageOpen,
  packageX: PackageX,
  question: FileQuestionMark,
  reply: MessageCircleReply,
  scale: Scale,
  siren: Siren,
  ticket: Ticket,
  timeOff: TimerOff,
  undo: Undo2,
}

const noItems: readonly InboxItem[] = []

/** The unread items of the inbox, for the notification panel. */
export function useInboxItems(actions: ItemActions): readonly ShellNotification[] {
  const { when } = useFormats()
  const refresh = useRefreshInbox()
  const { data } = useQuery(inboxQuery)
  const { mutate: read } = useMutation({ mutationFn: readItem, onSettled: refresh })
  const items = data?.data ?? noItems
  useLiveInbox()
  useInboxNews(data?.data, data?.meta.unread ?? 0)
  return useMemo(
    () =>
      items.map((item) => {
        const Actions = item.done ? undefined : actions[item.kind]
        return {
          id: item.id,
          icon: icons[inboxKind(item.kind).icon],
          tone: item.done ? 'neutral' : 'accent',
          title: item.title,
          text: item.text,
          time: when(item.at),
          dateTime: item.at,
          ...(item.page !== null && { href: item.page }),
          onOpen: () => read(item.id),
          ...(Actions && { actions: <Actions item={item} /> }),
        }
      }),
    [items, actions, when, read],
  )
}

/**
 * Returns a function for 'Limpar Todas', which marks the inbox and the alerts as read. `onSettled`
 * reads again what the page shows of them.
 */
export function useReadAll(onSettled: () => void): () => void {
  const t = shellTexts.useTexts()
  const refresh = useRefreshInbox()
  const { mutate } = useMutation({
    mutationFn: readAll,
    onError: (error) =>
      showToast({
        title: t('notifications.readAllFailed'),
        text: problemTextOf(error).detail,
        tone: 'danger',
      }),
    onSettled: () => {
      refresh()
      onSettled()
    },
  })
  return () => mutate()
}

/**
 * Shows a toast for new items of the kinds for which the person wants one. Items that were unread
 * when the page was opened are not new: the bell counts them.
 */
function useInboxNews(items: readonly InboxItem[] | undefined, unread: number): void {
  const t = shellTexts.useTexts()
  const role = useRole()
  const known = useRef<ReadonlySet<string> | null>(null)
  const stopWaiting = useRef<() => void>(() => undefined)
  const announce = useEffectEvent((count: number, news: readonly InboxItem[]) => {
    // An emergency is shown with its text at once.
    for (const { kind, title, text } of news)
      if (inboxKind(kind).overridesQuiet === 'said') showToast({ title, text, tone: 'danger' })
    const { notifications } = currentSettings()
    const isWanted = ({ kind }: InboxItem) =>
      role !== null && reaches(notifications, kind, 'toast', role)
    if (!news.some(isWanted)) return
    stopWaiting.current()
    stopWaiting.current = onceNobodyTypes(() =>
      showToast({ title: t('notifications.unread', { count }) }),
    )
  })
  useEffect(() => {
    if (items === undefined) return
    // An item that was repeated is new again.
    const keyOf = ({ id, at }: InboxItem) => `${id} ${at}`
    const before = known.current
    known.current = new Set(items.map(keyOf))
    const count = unreadOf('inbox', unread)
    const news = items.filter((item) => !item.done && before?.has(keyOf(item)) === false)
    if (news.length > 0) announce(count, news)
    if (items.length === 0) stopWaiting.current()
  }, [items, unread])
  useEffect(() => () => stopWaiting.current(), [])
}
