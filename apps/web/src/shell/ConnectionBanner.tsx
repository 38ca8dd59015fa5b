import { WifiOff } from 'lucide-react'
import { useConnectionLost } from '../platform/connection/use-connection.ts'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { shellTexts } from './texts/shell-texts.ts'

/**
 * Shown at the top while the server cannot be reached, since data may be outdated; hidden on pages
 * that say so themselves.
 */
export function ConnectionBanner() {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  const lost = useConnectionLost()
  // Always mounted, since screen readers announce only changes inside it.
  return (
    <output className="block print:hidden [:root[data-connection-told]_&]:hidden">
      {lost && (
        <span className="flex items-center gap-3 bg-warning-soft px-4 py-2 text-sm text-ink sm:px-6">
          <WifiOff aria-hidden className="size-4.5 shrink-0 text-warning-ink" />
          <span className="min-w-0">
            <b className="font-semibold">{common('offline.title')}.</b> {t('connection.lost')}
          </span>
        </span>
      )}
    </output>
  )
}
