import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Siren, Volume2 } from 'lucide-react'
import { createPortal } from 'react-dom'
import { hasKeyboard } from '../../platform/has-keyboard.ts'
import { useReaches } from '../../platform/notifications/use-reaches.ts'
import { useRole, useSession } from '../../platform/session/use-session.ts'
import { quotedKeys } from '../../shell/keys/quoted-keys.ts'
import { useAlarm } from './alarm.ts'
import { useAlertTitle, useIncidentLine } from './IncidentNotes.tsx'
import { OwnAlertBanner } from './OwnAlertBanner.tsx'
import { panicDialogs } from './panic-dialogs.ts'
import { recentQuery } from './panic-queries.ts'
import { panicTexts } from './texts/panic-texts.ts'
import { useAlertAnswer } from './use-alert-answer.ts'
import { useBannerFrame } from './use-banner-frame.ts'
import { useFocusReturn } from './use-focus-return.ts'

/**
 * Shows unacknowledged alerts with sound, and the person's own alert, above everything including
 * dialogs and error pages. It pushes the page down and hides nothing of it (panic §15).
 */
export function PanicBanner() {
  const role = useRole()
  const { tenantId } = useSession()
  // Recipients chosen in the company's settings are warned too: the server decides who gets alerts.
  const { data = [] } = useQuery({ ...recentQuery, enabled: role !== null && tenantId !== null })
  const open = data.filter((alert) => {
    return alert.state === 'active' && alert.may_acknowledge && !alert.own
  })
  const sounds = useReaches('panic_alert', 'sound')
  const silent = useAlarm(sounds && open.length > 0)
  const frame = useBannerFrame()
  const giveFocusBack = useFocusReturn(frame)
  const [first, ...others] = open
  return createPortal(
    <div
      ref={frame}
      // A modal dialog hides everything except live regions from assistive technology.
      aria-live="off"
      data-alert-banner
      className="fixed inset-x-0 top-0 z-70 print:hidden"
    >
      {first && (
        <OpenAlert alert={first} others={others.length} silent={silent} onAnswer={giveFocusBack} />
      )}
      <OwnAlertBanner />
    </div>,
    document.body,
  )
}

/** The keys that focus the banner from anywhere. */
const ANSWER_KEYS = Object.fromEntries(quotedKeys)['alarm']

interface OpenAlertProps {
  alert: PanicAlert
  /** The number of other unacknowledged alerts. */
  others: number
  silent: boolean
  /** Called when the person says that they are going. */
  onAnswer: () => void
}

function OpenAlert({ alert, others, silent, onAnswer }: OpenAlertProps) {
  const t = panicTexts.useTexts()
  const { when } = useFormats()
  const { busy, acknowledge } = useAlertAnswer()
  const answer = () => {
    // Called before the answer arrives: text typed meanwhile belongs to the field that had the
    // focus.
    onAnswer()
    void acknowledge(alert.id)
  }
  const line = useIncidentLine()(alert)
  const title = useAlertTitle()(alert)
  return (
    <section
      role="alert"
      aria-label={t('banner.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-danger px-4 py-2 text-on-danger sm:min-h-16 sm:px-6"
    >
      <Siren aria-hidden className="size-7 shrink-0 motion-safe:animate-pulse" />
      <div className="min-w-52 flex-1">
        <p className="text-base font-semibold break-words">{title}</p>
        <div className="gap-x-4 text-sm sm:flex">
          <p className="tabular line-clamp-2 min-w-0 break-words sm:line-clamp-1">
            <time dateTime={alert.pressed_at}>{when(alert.pressed_at)}</time>
            {others > 0 && ` · ${t('banner.more', { count: others })}`}
            {' · '}
            {line && <strong>{line} · </strong>}
            <bdi>{alert.message ?? t('banner.noMessage')}</bdi>
          </p>
          {/* Its space is reserved: a button that moves between press and release is not clicked. */}
          <p className={clsx('flex shrink-0 items-center gap-1.5', !silent && 'invisible')}>
            <Volume2 aria-hidden className="size-4 shrink-0" />
            {t('banner.soundOff')}
          </p>
        </div>
      </div>
      <div className="flex items-center gap-2">
        {hasKeyboard() && (
          <bdi aria-hidden className="text-xs whitespace-nowrap max-sm:hidden">
            {ANSWER_KEYS}
          </bdi>
        )}
        <Button aria-keyshortcuts="Alt+Shift+A" onClick={() => panicDialogs.showAlert(alert.id)}>
          {t('banner.show')}
        </Button>
        <Button loading={busy} onClick={answer}>
          {t('banner.acknowledge')}
        </Button>
      </div>
    </section>
  )
}
