import { may, mayUse } from '@portaria/contract/define-register/permissions'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import type { PanicEventKind } from '@portaria/contract/modules/panic/panic-words'
import { dialled, phone } from '@portaria/contract/value-types/phone'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Timeline } from '@portaria/ui/display/Timeline'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import {
  BellRing,
  Check,
  Eye,
  Footprints,
  type LucideIcon,
  Mail,
  MapPin,
  PhoneCall,
  Siren,
  TriangleAlert,
  Undo2,
} from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useRoleWords } from '../../platform/role-words.ts'
import { useRole, useSession } from '../../platform/session/use-session.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { CloseForm } from './CloseForm.tsx'
import { EmergencyCalls } from './EmergencyCalls.tsx'
import { IncidentNotes, useStepTitle } from './IncidentNotes.tsx'
import { IncidentParts, PlaceLink } from './IncidentParts.tsx'
import { IncidentReport } from './IncidentReport.tsx'
import { readAlert } from './panic-calls.ts'
import { useRefreshAlerts } from './panic-queries.ts'
import { alertQuery } from './public/alert-query.ts'
import { StateBadge } from './StateBadge.tsx'
import { panicTexts } from './texts/panic-texts.ts'
import { useAlertAnswer } from './use-alert-answer.ts'

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
  const { busy, acknowledge, come } = useAlertAnswer()
  const { user } = useSession()
  const isComing = alert?.coming.some(({ id: person }) => person === user?.id) ?? false
  const mayClose = role !== null && mayUse(role, 'panic.close')
  const mayReport =
    role !== null && mayUse(role, 'panic.see_all') && may(role, occurrences, 'create')
  const leave = () => {
    setClosing(false)
    onClose()
  }
  if (alert && closing) {
    return <CloseForm alert={alert} onBack={() => setClosing(false)} onDone={leave} />
  }
  return (
    <Dialog
      open={id !== null}
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
            {mayClose && <IncidentReport alert={alert} />}
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
      {alert && <AlertContent alert={alert} />}
    </Dialog>
  )
}

function AlertContent({ alert }: { alert: PanicDetail }) {
  const t = panicTexts.useTexts()
  const titleOf = useStepTitle()
  const { when } = useFormats()
  return (
    <div className="flex flex-col gap-6">
      <IncidentNotes alert={alert} />
      <div className="flex items-start gap-4">
        {alert.photo && <Avatar name={alert.raised_by.name} src={alert.photo.url} size="xl" />}
        <div className="flex min-w-0 flex-col items-start gap-3">
          <span className="flex flex-wrap gap-2">
            <StateBadge state={alert.state} />
            {alert.motive && <Badge tone="neutral">{t(`said.motives.${alert.motive}`)}</Badge>}
            {alert.sender_word && (
              <Badge tone={alert.sender_word === 'still' ? 'danger' : 'neutral'}>
                {t(`incident.words.${alert.sender_word}`)}
              </Badge>
            )}
          </span>
          <p className="text-lg break-words whitespace-pre-line">
            {alert.message ?? t('banner.noMessage')}
          </p>
        </div>
      </div>
      <DescriptionList items={useFacts(alert)} />
      {alert.source !== 'drill' && alert.state !== 'closed' && (
        <EmergencyCalls motive={alert.motive} />
      )}
      <IncidentParts alert={alert} />
      {alert.presses.length > 1 && <Presses alert={alert} />}
      <section aria-label={t('alert.timeline')}>
        <Timeline
          events={alert.timeline.map((step) => ({
            id: step.id,
            title: titleOf(alert, step),
            time: when(step.at),
            dateTime: step.at,
            text: step.message,
            icon: stepIcons[step.kind],
            tone: step.kind === 'raised' || step.kind === 'renewed' ? 'danger' : 'neutral',
          }))}
        />
      </section>
    </div>
  )
}

const stepIcons: Record<PanicEventKind, LucideIcon> = {
  raised: Siren,
  renewed: BellRing,
  read: Eye,
  acknowledged: Footprints,
  recipients_told: Mail,
  letters_sent: Mail,
  platform_told: PhoneCall,
  closed: Check,
  cancelled: Undo2,
  located: MapPin,
  coming: Footprints,
  sender_over: Check,
  sender_still: BellRing,
  reopened: Siren,
  unsilenced: BellRing,
}

/** Number of presses shown, the newest ones. */
const SHOWN_PRESSES = 20

/** The presses with their times and messages. */
function Presses({ alert }: { alert: PanicDetail }) {
  const t = panicTexts.useTexts()
  const { count, when } = useFormats()
  const title = t('alert.presses', { total: count(alert.press_count) })
  return (
    <section aria-label={title}>
      <h3 className="text-sm font-medium">{title}</h3>
      <ol className="mt-2 flex max-h-48 flex-col gap-1.5 overflow-y-auto text-sm">
        {alert.presses.slice(-SHOWN_PRESSES).map(({ id, message, pressed_at: at }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className={`min-w-0 break-words ${message === null ? 'text-muted' : ''}`}>
              {message ?? t('banner.noMessage')}
            </span>
            <time dateTime={at} className="tabular text-xs text-muted">
              {when(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}

/**
 * Milliseconds by which the two times must differ for both to be shown. Clocks and networks explain
 * a smaller difference.
 */
const SAME_MOMENT_MS = 60_000

function useFacts(alert: PanicDetail) {
  const t = panicTexts.useTexts()
  const roleOf = useRoleWords()
  const { when } = useFormats()
  const { raised_by: by, device_at: deviceAt, raised_at: raisedAt, pressed_at: pressedAt } = alert
  const late =
    deviceAt !== null && Math.abs(Date.parse(pressedAt) - Date.parse(deviceAt)) > SAME_MOMENT_MS
  const facts = [
    { term: t('alert.role'), value: roleOf(by.role) },
    { term: t('alert.where'), value: by.apartments.join(', ') },
    {
      term: t('alert.phone'),
      value: by.phone !== null && (
        <TextLink href={`tel:${dialled(by.phone)}`}>
          <bdi>{phone.format(by.phone)}</bdi>
        </TextLink>
      ),
    },
    {
      term: t('incident.place'),
      value: alert.place && <PlaceLink place={alert.place} />,
    },
    { term: t('alert.deviceAt'), value: late && when(deviceAt) },
    { term: t('alert.raisedAt'), value: when(raisedAt) },
    {
      term: t('alert.seenBy'),
      value: alert.seen_by.map(({ name }) => name).join(', ') || t('alert.nobody'),
    },
    { term: t('alert.acknowledgedBy'), value: alert.acknowledged_by?.name },
    {
      term: t('alert.resolution'),
      value: alert.resolution !== null && t(`resolutions.${alert.resolution}`),
    },
    { term: t('alert.report'), value: alert.report },
  ]
  return facts.filter(({ value }) => value)
}
