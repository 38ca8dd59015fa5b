import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { showToast } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Siren } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { isLookedAt, notifyBrowser } from '../../platform/notifications/browser-notifications.ts'
import { onceNobodyTypes } from '../../platform/notifications/once-nobody-types.ts'
import { unreadOf } from '../../platform/notifications/unread-total.ts'
import { useReaches } from '../../platform/notifications/use-reaches.ts'
import type { ShellNotification } from '../../shell/notification-slot.tsx'
import { shellTexts } from '../../shell/texts/shell-texts.ts'
import { useAlertTitle, useIncidentLine } from './IncidentNotes.tsx'
import { panicDialogs } from './panic-dialogs.ts'
import { unreadQuery } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'

/** The unread alerts, for the notification panel. */
export function usePanicItems(): readonly ShellNotification[] {
  const t = panicTexts.useTexts()
  const { when } = useFormats()
  const titleOf = useAlertTitle()
  const lineOf = useIncidentLine()
  const { data } = useQuery(unreadQuery)
  const unread = data ?? noAlerts
  return useMemo(
    () =>
      unread.map((alert) => ({
        id: alert.id,
        icon: Siren,
        tone: alert.state === 'active' ? 'danger' : 'neutral',
        title: titleOf(alert),
        text: [t(`states.${alert.state}`), lineOf(alert), alert.message]
          .filter(Boolean)
          .join(' · '),
        time: when(alert.pressed_at),
        dateTime: alert.pressed_at,
        onOpen: () => panicDialogs.showAlert(alert.id),
      })),
    [unread, t, titleOf, lineOf, when],
  )
}

const noAlerts: readonly PanicAlert[] = []

/**
 * Announces new unread alerts by the channels that the person chose. Alerts that were unread when
 * the page was opened are not new: the bell counts them.
 */
export function usePanicNews(): void {
  const t = panicTexts.useTexts()
  const ofShell = shellTexts.useTexts()
  const titleOf = useAlertTitle()
  const lineOf = useIncidentLine()
  const { data: alerts } = useQuery(unreadQuery)
  const byToast = useReaches('panic_alert', 'toast')
  const byBrowser = useReaches('panic_alert', 'browser')
  const known = useRef<ReadonlySet<string> | null>(null)
  const stopWaiting = useRef<() => void>(() => undefined)
  const announce = useEffectEvent((count: number, news: readonly PanicAlert[]) => {
    stopWaiting.current()
    const tell = () =>
      showToast({ title: ofShell('notifications.unread', { count }), tone: 'warning' })
    if (byToast) stopWaiting.current = onceNobodyTypes(tell)
    if (!byBrowser || isLookedAt()) return
    for (const alert of news.filter(({ state }) => state === 'active')) {
      notifyBrowser({
        title: titleOf(alert),
        text: [lineOf(alert), alert.message ?? t('banner.noMessage')].filter(Boolean).join(' · '),
        tag: alert.id,
        onOpen: () => panicDialogs.showAlert(alert.id),
      })
    }
  })
  useEffect(() => {
    if (alerts === undefined) return
    // An alert that rings again is new again.
    const keyOf = ({ id, ringing }: PanicAlert) => `${id} ${ringing}`
    const before = known.current
    known.current = new Set(alerts.map(keyOf))
    const news = alerts.filter((alert) => before?.has(keyOf(alert)) === false)
    const count = unreadOf('panic', alerts.length)
    if (news.length > 0) announce(count, news)
    // All were read meanwhile, so a waiting message is cancelled.
    if (alerts.length === 0) stopWaiting.current()
  }, [alerts])
  useEffect(() => () => stopWaiting.current(), [])
}
