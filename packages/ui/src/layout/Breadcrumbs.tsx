import { ChevronRight } from 'lucide-react'
import { useUi } from '../provider/UiProvider.tsx'

export interface BreadcrumbsProps {
  /** The pages from the outermost to this one, which has no address. */
  items: readonly { label: string; href?: string }[]
}

/** The pages above this one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { texts, link: Link } = useUi()
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-h-6 items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 rtl:-scale-x-100" />}
            {item.href ? (
              <Link href={item.href} className="rounded-sm hover:text-ink hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
