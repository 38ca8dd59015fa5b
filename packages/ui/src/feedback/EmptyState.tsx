import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'

export interface EmptyStateProps {
  icon: IconType
  title: string
  /** The purpose of this place, or the next step. */
  text?: ReactNode
  /** A button for the first action. */
  action?: ReactNode
  tone?: 'neutral' | 'danger'
  /** Whether its title is the heading of a page, which has no other one. */
  isPage?: boolean
  className?: string
}

/** Shown instead of an empty list. */
export function EmptyState(props: EmptyStateProps) {
  const { icon: Icon, title, text, action, tone = 'neutral', isPage = false, className } = props
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={clsx('flex flex-col items-center px-6 py-14 text-center', className)}>
      <span
        className={clsx(
          'mb-4 inline-flex size-12 items-center justify-center rounded-xl',
          tone === 'danger' ? 'bg-danger-soft text-danger-ink' : 'bg-sunken text-muted',
        )}
      >
        <Icon aria-hidden className="size-6" strokeWidth={1.75} />
      </span>
      <Title className="text-base font-semibold text-balance">{title}</Title>
      {text && <div className="mt-1 max-w-96 text-sm text-pretty text-muted">{text}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
