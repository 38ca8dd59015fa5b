import type { PanicAlert } from '@portaria/contract/modules/panic/panic'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Spinner } from '@portaria/ui/display/Spinner'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { shallCall } from './own-alert.ts'
import type { Sending } from './panic-sender.ts'
import { alertQuery } from './public/alert-query.ts'
import { panicTexts } from './texts/panic-texts.ts'

export interface AlertProgressProps {
  /** The alert being sent; null once the server has it. */
  sending: Sending | null
  /** The alert as the server has it; null before. */
  alert: PanicAlert | null
}

/**
 * Returns the current state of an alert, and the names of the people who have seen it. The names
 * are null if there are none, or while they are unknown.
 */
export function useCurrentAlert(alert: PanicAlert | null): {
  current: PanicAlert | null
  seenBy: string | null
} {
  const { data } = useQuery({ ...alertQuery(alert?.id ?? ''), enabled: alert !== null })
  if (alert === null || data === undefined) return { current: alert, seenBy: null }
  const names = data.seen_by.map(({ name }) => name).join(', ')
  return { current: data, seenBy: names === '' ? null : names }
}

/** The progress of the person's own alert in four states: sending, registered, seen, on the way. */
export function AlertProgress({ sending, alert: known }: AlertProgressProps) {
  const t = panicTexts.useTexts()
  const { when } = useFormats()
  const { current: alert, seenBy } = useCurrentAlert(known)
  const failed = sending?.failed === true
  const coming = alert?.acknowledged_by?.name
  return (
    <ol aria-label={t('progress.label')} aria-live="assertive" className="flex flex-col gap-3">
      <Step state={alert ? 'done' : failed ? 'failed' : 'busy'}>
        {alert ? t('progress.sent') : failed ? t('progress.unsent') : t('progress.sending')}
      </Step>
      <Step state={alert ? 'done' : 'ahead'}>
        {alert
          ? t('progress.registeredAt', { time: when(alert.pressed_at) })
          : t('progress.notRegistered')}
      </Step>
      <Step state={seenBy === null ? 'ahead' : 'done'}>
        {seenBy === null ? t('progress.notSeen') : t('progress.seen', { names: seenBy })}
      </Step>
      <Step state={coming === undefined ? 'ahead' : 'done'}>
        {coming === undefined ? t('progress.notComing') : t('progress.coming', { name: coming })}
      </Step>
      {shallCall(alert) && <Step state="failed">{t('progress.platform')}</Step>}
      {alert?.resolution && (
        <Step state="done">
          {t('progress.closed', { resolution: t(`resolutions.${alert.resolution}`) })}
        </Step>
      )}
    </ol>
  )
}

type StepState = 'done' | 'busy' | 'failed' | 'ahead'

const inks: Record<StepState, string> = {
  done: 'font-medium',
  busy: 'font-medium',
  failed: 'text-lg font-semibold text-danger-ink',
  ahead: 'text-muted',
}

function Step({ state, children }: { state: StepState; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-3 text-base ${inks[state]}`}>
      <StepIcon state={state} />
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

function StepIcon({ state }: { state: StepState }) {
  if (state === 'busy') return <Spinner className="size-5 shrink-0" />
  if (state === 'failed') return <CircleAlert aria-hidden className="size-5 shrink-0" />
  if (state === 'done') {
    return <CircleCheck aria-hidden className="size-5 shrink-0 text-success-ink" />
  }
  return <Circle aria-hidden className="size-5 shrink-0" />
}
