import { Badge } from '@portaria/ui/display/Badge'
import { sampleLineTexts } from './texts/sample-line-texts.ts'

/** Above a sample page: that it is one, and that nothing in it is said of the product. */
export function SampleLine() {
  const t = sampleLineTexts.useTexts()
  return (
    <aside className="flex items-baseline gap-3 border-b border-line bg-sunken px-4 py-2 text-sm text-ink sm:px-6 lg:px-8 print:hidden">
      <Badge tone="accent" className="shrink-0">
        {t('title')}
      </Badge>
      <p className="min-w-0 text-pretty">{t('text')}</p>
    </aside>
  )
}
