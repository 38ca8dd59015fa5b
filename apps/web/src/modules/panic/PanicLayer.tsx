import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLiveEvent } from '../../platform/live-events/live-events.ts'
import { useReaches } from '../../platform/notifications/use-reaches.ts'
import { AlertDialog } from './AlertDialog.tsx'
import { useMayRaise } from './own-alert.ts'
import { PanicBanner } from './PanicBanner.tsx'
import { PanicThumbButton } from './PanicButton.tsx'
import { panicDialogs, useOpenPanicDialogs } from './panic-dialogs.ts'
import { usePanicNews } from './panic-feed.ts'
import { takePanicKey } from './panic-key.ts'
import { recentQuery, useLiveAlerts } from './panic-queries.ts'
import { RaiseDialog } from './RaiseDialog.tsx'
import { panicTexts } from './texts/panic-texts.ts'
import { useLinkedAlert, useLinkedRaise } from './use-linked-alert.ts'

/**
 * Panic on every page, including error pages: receives alerts, and raises one by keyboard. It is
 * beside the page, so that a failing page does not remove it.
 */
export function PanicLayer() {
  const mayRaise = useMayRaise()
  const { raising, alert } = useOpenPanicDialogs()
  useLiveAlerts()
  useLinkedAlert(panicDialogs.showAlert)
  useClosedToast()
  usePanicNews()
  const raise = () => {
    if (mayRaise) panicDialogs.showRaise(true)
  }
  useLinkedRaise(raise)
  usePanicKey(raise)
  // Another person or company has other alerts.
  useEffect(() => panicDialogs.closeAll, [])
  return (
    <>
      <PanicBanner />
      <PanicThumbButton />
      {mayRaise && <RaiseDialog open={raising} onOpenChange={panicDialogs.showRaise} />}
      <AlertDialog id={alert} onClose={() => panicDialogs.showAlert(null)} />
    </>
  )
}

function usePanicKey(press: () => void): void {
  const call = useEffectEvent(press)
  useEffect(() => takePanicKey(() => call()), [])
}

/** Informs the sender on any page that their alert is closed. */
function useClosedToast(): void {
  const t = panicTexts.useTexts()
  const client = useQueryClient()
  const isTold = useReaches('own_alert', 'toast')
  useLiveEvent(['panic.closed'], ({ id }) => {
    const known = client.getQueryData(recentQuery.queryKey) ?? []
    if (
      isTold &&
      known.some(
        (alert) => alert.id === id && alert.own && !alert.silent && alert.source !== 'drill',
      )
    ) {
      showToast({ title: t('own.closedToast') })
    }
  })
}
