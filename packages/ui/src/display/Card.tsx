import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface CardProps {
  title?: ReactNode
  description?: ReactNode
  /** Buttons at the end of the header. */
  actions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** Removes the padding, for lists and tables that reach the edges. */
  flush?: boolean
  className?: string
}

/**
 * A surface for one subject, with a border and no shadow; without both inside `data-quiet`, the
 * column of facts beside a story.
 */
export function Card(props: CardProps) {
  const { title, description, actions, children, footer, flush = false, className } = props
  return (
    <section
      className={clsx(
        'flex flex-col rounded-lg border border-line bg-surface in-data-quiet:rounded-none in-data-quiet:border-0 in-data-quiet:bg-transparent',
        className,
      )}
    >
      {(title || actions) && (
        <header className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 px-5 pt-4 pb-2 in-data-quiet:px-0 in-data-quiet:pt-0">
          {title && <h2 className="truncate text-sm font-semibold">{title}</h2>}
          {description && <p className="col-start-1 text-sm text-muted">{description}</p>}
          {/* Beside the title, so that the titles of adjacent cards are aligned. */}
          {actions && (
            <div className="col-start-2 row-span-2 row-start-1 -my-1 flex items-center gap-2">
              {actions}
            </div>
          )}
        </header>
      )}
      {children !== undefined && (
        <div
          className={clsx(
            'min-h-0 flex-1',
            !flush && 'in-data-quiet:p-0',
            !flush && (title || actions ? 'px-5 pt-1 pb-5' : 'p-5'),
          )}
        >
          {children}
        </div>
      )}
      {footer && (
        <footer className="border-t border-line px-5 py-3 in-data-quiet:border-t-0 in-data-quiet:px-0">
          {footer}
        </footer>
      )}
    </section>
  )
}
