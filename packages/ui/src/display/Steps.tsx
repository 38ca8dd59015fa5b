import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Tone, toneClass } from './Badge.tsx'
import type { IconType } from './icon.ts'

export interface Step {
  key: string
  label: string
  /** The time at which it was reached, in words. */
  time?: ReactNode
  icon: IconType
  /** Whether it was reached. */
  done: boolean
  /** The tone of a reached step. */
  tone?: Tone
}

export interface StepsProps {
  /** The accessible name of the list. */
  label: string
  /** The steps in order; the last reached one is the current one. */
  steps: readonly Step[]
}

/** The progress of something, step by step from beginning to end. */
export function Steps({ label, steps }: StepsProps) {
  const current = steps.findLastIndex(({ done }) => done)
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, nth) => (
        <li
          key={step.key}
          aria-current={nth === current ? 'step' : undefined}
          className="relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center"
        >
          {nth > 0 && (
            <span
              aria-hidden
              className={clsx(
                'absolute end-1/2 top-4 h-0.5 w-full -translate-y-1/2',
                step.done ? 'bg-accent' : 'bg-line',
              )}
            />
          )}
          <StepMark step={step} current={nth === current} />
          <span className="flex max-w-full flex-col px-1 text-xs">
            <span className={clsx('text-pretty', step.done ? 'font-medium' : 'text-muted')}>
              {step.label}
            </span>
            {step.time && <span className="tabular text-muted">{step.time}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ step, current }: { step: Step; current: boolean }) {
  const Icon = step.done && !current ? Check : step.icon
  return (
    <span
      aria-hidden
      className={clsx(
        'relative z-1 inline-flex size-8 items-center justify-center rounded-full border-2',
        step.done ? toneClass[step.tone ?? 'accent'] : 'bg-surface text-muted',
        step.done ? 'border-current' : 'border-line',
      )}
    >
      <Icon className="size-4" />
    </span>
  )
}
