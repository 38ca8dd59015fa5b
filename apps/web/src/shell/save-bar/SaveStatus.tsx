import { useFormats } from '@portaria/i18n/react/use-formats'
import { clsx } from 'clsx'
import { CircleCheck, TriangleAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useConnectionLost } from '../../platform/connection/use-connection.ts'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { saveBarTexts } from './texts/save-bar-texts.ts'

export interface SaveStatusProps {
  saving: boolean
  /** Whether there are unsaved changes. */
  dirty: boolean
  /** How often the form was saved on this page. */
  saves: number
  /** Why saving failed; null without a failure. */
  failure: { title: string; detail: string } | null
  /** Number of fields with an error, after a try to save. */
  wrongFields: number
  /** Moves the focus to the first field with an error. */
  onJump: () => void
}

/** The state of a form in its bar: unsaved, saved, or the errors that prevent saving. */
export function SaveStatus(props: SaveStatusProps) {
  const t = saveBarTexts.useTexts()
  const common = commonTexts.useTexts()
  const { time } = useFormats()
  const lost = useConnectionLost()
  const savedAt = useMomentOf(props.saves)
  const { failure, wrongFields } = props
  if (props.saving) return <Line>{t('saving')}</Line>
  if (wrongFields > 0) {
    return (
      <Line tone="text-danger-ink" icon={TriangleAlert}>
        <button
          type="button"
          className="rounded-sm text-start font-medium underline"
          onClick={props.onJump}
        >
          {t('wrongFields', { count: wrongFields })}
        </button>
      </Line>
    )
  }
  if (lost) {
    return (
      <Line tone="text-ink" icon={WifiOff}>
        <b className="font-medium">{common('offline.title')}.</b> {t('offline')}
      </Line>
    )
  }
  if (failure) {
    return (
      <Line tone="text-danger-ink" icon={TriangleAlert}>
        <b className="font-medium">
          {t('failed')}: {failure.title}.
        </b>{' '}
        {failure.detail}
      </Line>
    )
  }
  // On a phone the bar has only one row of buttons; the form itself shows its state.
  if (props.dirty) return <Line className="max-sm:sr-only">{t('unsaved')}</Line>
  return savedAt && <Line icon={CircleCheck}>{t('saved', { time: time(savedAt) })}</Line>
}

/** The time at which the count last increased; null before that. */
function useMomentOf(count: number): Date | null {
  const [at, setAt] = useState<Date | null>(null)
  useEffect(() => {
    // The time comes from the clock, which rendering must not read.
    // oxlint-disable-next-line react/set-state-in-effect
    if (count > 0) setAt(new Date())
  }, [count])
  return at
}

interface LineProps {
  tone?: string
  icon?: typeof CircleCheck
  className?: string
  children: ReactNode
}

function Line({ tone = 'text-muted', icon: Icon, className, children }: LineProps) {
  return (
    <span className={clsx('flex items-start gap-2 py-1 max-sm:px-1.5', tone, className)}>
      {Icon && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0 text-pretty">{children}</span>
    </span>
  )
}
