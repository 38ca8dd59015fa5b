import type { PanicDetail } from '@portaria/contract/modules/panic/panic'
import type { PanicEventKind } from '@portaria/contract/modules/panic/panic-words'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Timeline } from '@portaria/ui/display/Timeline'
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
  Undo2,
} from 'lucide-react'
import { AlertSender } from './AlertSender.tsx'
import { EmergencyCalls } from './EmergencyCalls.tsx'
import { IncidentNotes, useStepTitle } from './IncidentNotes.tsx'
import { IncidentParts, PlaceLink } from './IncidentParts.tsx'
import { panicTexts } from './texts/panic-texts.ts'

/** What an alert says: its sender, whom to call, its facts and its timeline. */
export function AlertContent({ alert }: { alert: PanicDetail }) {
  const t = panicTexts.useTexts()
  const titleOf = useStepTitle()
  const { second } = useFormats()
  return (
    <div className="flex flex-col gap-6">
      <IncidentNotes alert={alert} />
      <AlertSender alert={alert} />
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
            time: second(step.at),
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
  const { count, second } = useFormats()
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
              {second(at)}
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
  const { second } = useFormats()
  const { device_at: deviceAt, raised_at: raisedAt, pressed_at: pressedAt } = alert
  const late =
    deviceAt !== null && Math.abs(Date.parse(pressedAt) - Date.parse(deviceAt)) > SAME_MOMENT_MS
  const facts = [
    {
      term: t('incident.place'),
      value: alert.place && <PlaceLink place={alert.place} />,
    },
    { term: t('alert.deviceAt'), value: late && second(deviceAt) },
    { term: t('alert.raisedAt'), value: second(raisedAt) },
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
