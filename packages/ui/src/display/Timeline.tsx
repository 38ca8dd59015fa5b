import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type Tone, toneClass } from './Badge.tsx'
import type { IconType } from './icon.ts'

export interface TimelineEvent {
  id: string
  title: ReactNode
  /** The time in words. */
  time: ReactNode
  /** The time for the `datetime` attribute. */
  dateTime?: string
  text?: ReactNode
  icon?: IconType
  tone?: Tone
}

export interface TimelineProps {
  events: readonly TimelineEvent[]
}

/** Events in order. */
export function Timeline({ events }: TimelineProps) {
  return (
    <ol className="flex flex-col">
      {events.map((event, index) => {
        const Icon = event.icon
        return (
          <li key={event.id} className="relative flex gap-3 pb-5 last:pb-0">
            {index < events.length - 1 && (
              <span aria-hidden className="absolute start-3.5 top-8 bottom-1 w-px bg-line" />
            )}
            <span
              aria-hidden
              className={clsx(
                'inline-flex size-7 shrink-0 items-center justify-center rounded-full',
                toneClass[event.tone ?? 'neutral'],
              )}
            >
              {Icon ? (
                <Icon className="size-4" />
              ) : (
                <span className="size-1.5 rounded-full bg-current" />
              )}
            </span>
            <div className="min-w-0 flex-1 pt-1 text-sm">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium">{event.title}</span>
                <time dateTime={event.dateTime} className="tabular text-xs text-muted">
                  {event.time}
                </time>
              </div>
              {event.text && <div className="mt-0.5 text-muted">{event.text}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
