import { Copy } from 'lucide-react'
import { shellTexts } from './texts/shell-texts.ts'

/** Shown at the top of every page of a copy of the data (platform §29). */
export function CopyBanner() {
  const t = shellTexts.useTexts()
  return (
    <p className="flex items-center gap-3 bg-warning-soft px-4 py-2 text-sm text-ink sm:px-6">
      <Copy aria-hidden className="size-4.5 shrink-0 text-warning-ink" />
      <span className="min-w-0">
        <b className="font-semibold">{t('copyOfData.title')}</b> {t('copyOfData.text')}
      </span>
    </p>
  )
}
