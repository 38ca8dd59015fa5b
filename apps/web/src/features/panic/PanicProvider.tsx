import type { PanicAlert } from '@portaria/contract/features/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { showToast } from '@portaria/ui/toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLiveEvent } from '../../platform/live-events/live-events.ts'
import { isLookedAt, notifyBrowser } from '../../platform/notifications/browser-notifications.ts'
import { useReaches } from '../../platform/notifications/use-reaches.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { type NotificationFeed, NotificationFeedProvider } from '../../shell/notification-slot.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import { sender, useAuthor } from './own-alert.ts'
import { PANIC_KEY, PanicThumbButton } from './PanicButton.tsx'
import { readAllAlerts } from './panic-calls.ts'
import { PanicDialogsContext } from './panic-dialogs.ts'
import { recentQuery, unreadQuery, useLiveAlerts, useRefreshAlerts } from './panic-queries.ts'
import { useSenderOf } from './panic-sender.ts'
import { RaiseDialog } from './RaiseDialog.tsx'
import { panicTexts } from './texts/panic-texts.ts'
import { useLinkedAlert } from './use-linked-alert.ts'

/**
 * Panic on every page: receives alerts, sends waiting ones, and raises one by keyboard. Wraps the
 * shell, for its button and its banner.
 */
export function PanicProvider({ children }: { children: ReactNode }) {
  const author = useAuthor()
  const [raising, setRaising] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  useLiveAlerts()
  useLinkedAlert(setOpened)
  useClosedToast()
  useSenderOf(sender, author)
  usePanicKey(() => {
    if (author !== null) setRaising(true)
  })
  const feed = useNotifications(setOpened)
  const dialogs = useMemo(() => ({ openRaise: () => setRaising(true), openAlert: setOpened }), [])
  return (
    <PanicDialogsContext value={dialogs}>
      <NotificationFeedProvider feed={feed}>{children}</NotificationFeedProvider>
      <PanicThumbButton />
      {author !== null && <RaiseDialog author={author} open={raising} onOpenChange={setRaising} />}
      <AlertDialog id={opened} onClose={() => setOpened(null)} />
    </PanicDialogsContext>
  )
}

function usePanicKey(press: () => void): void {
  const call = useEffectEvent(press)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // By key code, not by letter: with Alt many keyboards type something else.
      if (event.code !== PANIC_KEY || !event.altKey || !event.shiftKey) return
      event.preventDefault()
      call()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Informs the sender on any page that their alert is closed. */
function useClosedToast(): void {
  const t = panicTexts.useTexts()
  const client = useQueryClient()
  const isTold = useReaches('own_alert', 'toast')
  useLiveEvent(['panic.closed'], ({ id }) => {
    const known = client.getQueryData(recentQuery.queryKey) ?? []
    if (isTold && known.some((alert) => alert.id === id && alert.own)) {
      showToast({ title: t('own.closedToast') })
    }
  })
}

/** The alerts of the panel, and the toast with the number of new ones. */
function useNotifications(onOpen: (id: string) => void): NotificationFeed {
  const t = panicTexts.useTexts()
  const { dateTime } = useFormats()
  const refresh = useRefreshAlerts()
  const { data } = useQuery(unreadQuery)
  const unread = data ?? noAlerts
  useNews(data, onOpen)
  const readAll = useMutation({
    mutationFn: readAllAlerts,
    onError: (error) =>
      showToast({ title: t('readAllFailed'), text: problemTextOf(error).detail, tone: 'danger' }),
    onSettled: refresh,
  })
  const clearAll = readAll.mutate
  return useMemo(
    () => ({
      items: unread.map((alert) => ({
        id: alert.id,
        icon: Siren,
        tone: alert.state === 'active' ? 'danger' : 'neutral',
        title: t('banner.title', { who: whoOf(alert) }),
        text: [t(`states.${alert.state}`), alert.message].filter(Boolean).join(' · '),
        time: dateTime(alert.pressed_at),
        dateTime: alert.pressed_at,
        onOpen: () => onOpen(alert.id),
      })),
      clearAll: () => clearAll(),
    }),
    [unread, t, dateTime, onOpen, clearAll],
  )
}

const noAlerts: readonly PanicAlert[] = []

/** Announces more unread alerts than before, by the channels that the person chose. */
function useNews(alerts: readonly PanicAlert[] | undefined, onOpen: (id: string) => void): void {
  const t = panicTexts.useTexts()
  const byToast = useReaches('panic_alert', 'toast')
  const byBrowser = useReaches('panic_alert', 'browser')
  const known = useRef(new Set<string>())
  const announce = useEffectEvent((count: number, news: readonly PanicAlert[]) => {
    if (byToast) showToast({ title: t('unread', { count }), tone: 'warning' })
    if (!byBrowser || isLookedAt()) return
    for (const alert of news.filter(({ state }) => state === 'active')) {
      notifyBrowser({
        title: t('banner.title', { who: whoOf(alert) }),
        text: alert.message ?? t('banner.noMessage'),
        tag: alert.id,
        onOpen: () => onOpen(alert.id),
      })
    }
  })
  useEffect(() => {
    if (alerts === undefined) return
    // One that rings again is new again.
    const keyOf = ({ id, ringing }: PanicAlert) => `${id} ${ringing}`
    const news = alerts.filter((alert) => !known.current.has(keyOf(alert)))
    known.current = new Set(alerts.map(keyOf))
    if (news.length > 0) announce(alerts.length, news)
  }, [alerts])
}

/** "Ana Souza · Torre A · 101" */
const whoOf = ({ raised_by: by }: PanicAlert): string => [by.name, ...by.apartments].join(' · ')
