import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface PageProps {
  children: ReactNode
  /**
   * `list` fills the window and scrolls inside; `form` and `text` limit the length of lines, `record`
   * the width of two columns.
   */
  kind?: 'list' | 'form' | 'text' | 'record' | 'wide'
}

const kinds = {
  list: 'w-full sm:h-[calc(100dvh-var(--ui-header,0px)-var(--ui-footer,0px))] sm:min-h-120 sm:overflow-hidden [&>*]:shrink-0 [&>[data-fill]]:min-h-0 [&>[data-fill]]:flex-1',
  form: 'mx-auto w-full max-w-256',
  text: 'mx-auto w-full max-w-180',
  record: 'mx-auto w-full max-w-320',
  wide: 'w-full',
}

/** A page, with its padding and its use of the window. */
export function Page({ children, kind = 'wide' }: PageProps) {
  return (
    <div className={clsx('flex flex-col px-4 pb-4 sm:px-6 lg:px-8', kinds[kind])}>{children}</div>
  )
}

/** The part of a `list` page that fills the remaining height: the table. */
export function PageFill({ children }: { children: ReactNode }) {
  return (
    <div
      data-fill
      className="flex flex-col overflow-clip rounded-lg border border-line bg-surface [&>div]:min-h-0 [&>div]:flex-1 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
    >
      {children}
    </div>
  )
}
