import { Badge } from '@portaria/ui/display/Badge'
import type { ReactNode } from 'react'
import { sampleLineTexts } from './texts/sample-line-texts.ts'

export interface SampleLineProps {
  /** Content at the end: a button shared by sample pages of a kind. */
  children?: ReactNode
}

/** A line above a sample page that marks it as such, since its content is not about the product. */
export function SampleLine({ children }: SampleLineProps) {
  const t = sampleLineTexts.useTexts()
  return (
    <aside
      aria-label={t('title')}
      className="flex items-baseline gap-3 border-b border-line bg-sunken px-4 py-2 text-sm text-ink sm:px-6 lg:px-8 print:hidden"
    >
      <Badge tone="accent" className="shrink-0">
        {t('title')}
      </Badge>
      <p className="min-w-0 flex-1 text-pretty">{t('text')}</p>
      {children}
    </aside>
  )
}
