import { may, mayUse } from '@portaria/contract/define-register/permissions'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { holdToasts } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { Check, Footprints, TriangleAlert } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRole, useSession } from '../../platform/session/use-session.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { AlertContent } from './AlertContent.tsx'
import { CloseForm } from './CloseForm.tsx'
import { IncidentReport } from './IncidentReport.tsx'
import { readAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { alertQuery } from './public/alert-query.ts'
import { panicTexts } from './texts/panic-texts.ts'
import { useAlertAnswer } from './use-alert-answer.ts'
import { useAlertFailure } from './use-alert-failure.ts'

export interface AlertDialogProps {
  /** The id of the alert; null closes the dialog. */
  id: string | null
  onClose: () => void
}

/** One alert: its sender, place, timeline and actions. Opening it marks it as read. */
export function AlertDialog({ id, onClose }: AlertDialogProps) {
  const t = panicTexts.useTexts()
  const role = useRole()
  const refresh = useRefreshAlerts()
  const [closing, setClosing] = useState(false)
  const asked = useQuery({ ...alertQuery(id ?? ''), enabled: id !== null })
  const alert = id === null ? undefined : asked.data
  const markRead = useEffectEvent(() => {
    // If it fails, the alert stays unread.
    if (alert && !alert.read) void readAlert(alert.id).then(refresh, () => undefined)
  })
  const unreadId = alert && !alert.read ? alert.id : null
  useEffect(() => {
    if (unreadId !== null) markRead()
  }, [unreadId])
  const [failure, tell] = useAlertFailure(id)
  const { busy, acknowledge, come } = useAlertAnswer(tell)
  const isOpen = id !== null
  // Nothing may cover the window of an alert (interface §27).
  useEffect(() => (isOpen ? holdToasts() : undefined), [isOpen])
  const { user } = useSession()
  const isComing = alert?.coming.some(({ id: person }) => person === user?.id) ?? false
  const mayClose = role !== null && mayUse(role, 'panic.close')
  const mayReport =
    role !== null && mayUse(role, 'panic.see_all') && may(role, occurrences, 'create')
  const leave = () => {
    setClosing(false)
    tell(null)
    onClose()
  }
  if (alert && closing) {
    return <CloseForm alert={alert} onBack={() => setClosing(false)} onDone={leave} />
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) leave()
      }}
      size="lg"
      title={alert ? t('alert.title', { who: alert.raised_by.name }) : t('raise.sentTitle')}
      footer={
        alert && (
          <>
            {alert.state !== 'active' && mayReport && (
              <ButtonLink
                icon={TriangleAlert}
                href={`${registerPaths(occurrences).create}?from=panic.${alert.id}`}
                onClick={leave}
              >
                {t('alert.openOccurrence')}
              </ButtonLink>
            )}
            {mayClose && <IncidentReport alert={alert} tell={tell} />}
            {alert.state === 'acknowledged' && alert.may_acknowledge && !isComing && (
              <Button icon={Footprints} loading={busy} onClick={() => void come(alert.id)}>
                {t('incident.come')}
              </Button>
            )}
            {alert.state === 'acknowledged' && mayClose && (
              <Button variant="primary" icon={Check} onClick={() => setClosing(true)}>
                {t('alert.close')}
              </Button>
            )}
            {alert.state === 'active' && alert.may_acknowledge && (
              <Button
                variant="danger"
                icon={Footprints}
                loading={busy}
                onClick={() => void acknowledge(alert.id)}
              >
                {t('alert.acknowledge')}
              </Button>
            )}
          </>
        )
      }
    >
      {asked.isError && (
        <ErrorState title={t('alert.failed')} text={problemTextOf(asked.error).detail} />
      )}
      {!alert && !asked.isError && <Skeleton className="h-60 w-full" />}
      {failure && (
        <div ref={bringIntoSight} className="pb-4">
          <Banner tone="danger" title={failure.title}>
            {failure.text}
          </Banner>
        </div>
      )}
      {alert && <AlertContent alert={alert} />}
    </Dialog>
  )
}

/** Scrolls to a failure, since the buttons stay in sight while the rest of the window is scrolled. */
function bringIntoSight(failure: HTMLElement | null): void {
  failure?.scrollIntoView({ block: 'nearest' })
}
