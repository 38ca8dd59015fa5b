import type { ReactNode, Ref } from 'react'
import { Badge } from '../display/Badge.tsx'

export interface PageHeaderProps {
  title: ReactNode
  /** A reference by which the page can focus its title. */
  titleRef?: Ref<HTMLHeadingElement>
  /** A photo or an icon before the title. */
  picture?: ReactNode
  /** The number of rows as text: "1.204", "mais de 10.000". */
  count?: string
  description?: ReactNode
  /** Breadcrumbs above the title. */
  breadcrumbs?: ReactNode
  /** Buttons at the end, the main one last. */
  actions?: ReactNode
  /** Content below it all: tabs. */
  children?: ReactNode
}

/** The head of a page: its only h1, and its actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, titleRef, picture, count, description, breadcrumbs, actions, children } = props
  return (
    <header className="flex flex-col gap-1 pt-5 pb-4 max-sm:pt-3 max-sm:pb-3">
      {breadcrumbs}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2">
        {picture}
        <div className="min-w-0 flex-1 basis-40 sm:basis-72">
          <h1
            ref={titleRef}
            {...(titleRef && { tabIndex: -1 })}
            className="flex items-center gap-2.5 text-xl font-semibold outline-none"
          >
            <bdi className="min-w-0 text-balance">{title}</bdi>
            {count !== undefined && <Badge className="shrink-0">{count}</Badge>}
          </h1>
          {description && <p className="mt-0.5 max-w-160 text-sm text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children && <div className="pt-2">{children}</div>}
    </header>
  )
}
