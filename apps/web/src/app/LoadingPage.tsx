import { Spinner } from '@portaria/ui/display/Spinner'
import { commonTexts } from '../platform/i18n/common-texts.ts'

/** Shown while a page's code loads. */
export function LoadingPage() {
  const t = commonTexts.useTexts()
  return (
    <output className="flex min-h-60 flex-1 items-center justify-center gap-3 text-sm text-muted">
      <Spinner className="size-5 text-accent-ink" />
      {t('loading')}
    </output>
  )
}
