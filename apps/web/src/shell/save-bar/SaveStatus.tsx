import { useFormats } from '@portaria/i18n/react/use-formats'
import { clsx } from 'clsx'
import { CircleCheck, TriangleAlert, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useConnectionLost } from '../../platform/connection/use-connection.ts'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { saveBarTexts } from './texts/save-bar-texts.ts'

export interface SaveStatusProps {
  saving: boolean
  /** There are changes that are not saved. */
  dirty: boolean
  /** How often it was saved on this page. */
  saves: number
  /** Why it was not saved; null without a failure. */
  failure: { title: string; detail: string } | null
  /** Fields with an error, once somebody has tried to save. */
  wrongFields: number
  /** Leads to the first of them. */
  onJump: () => void
}

/** What a form's bar says: what happens to the changes, and what keeps them from being saved. */
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
  // On a phone the bar is one row of buttons; what the form looks like says it there.
  if (props.dirty) return <Line className="max-sm:sr-only">{t('unsaved')}</Line>
  return savedAt && <Line icon={CircleCheck}>{t('saved', { time: time(savedAt) })}</Line>
}

/** When the count went up last; null before that. */
function useMomentOf(count: number): Date | null {
  const [at, setAt] = useState<Date | null>(null)
  useEffect(() => {
    // Only the clock knows it, and rendering must not ask the clock.
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
