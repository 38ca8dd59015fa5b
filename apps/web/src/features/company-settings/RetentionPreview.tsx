import type { RetentionLine } from '@portaria/contract/features/retention'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { companyDay } from '../../platform/company-day.ts'
import { companySettingsTexts } from './texts/company-settings-texts.ts'

/** What a term would erase today, since when it lies there, and what stays all the same and why. */
export function RetentionPreview({ lines }: { lines: readonly RetentionLine[] }) {
  const text = companySettingsTexts.useTexts()
  const { shortDay } = useFormats()
  return (
    <ul className="flex min-h-9 flex-col gap-1 rounded-lg bg-sunken px-3 py-2 text-sm">
      {lines.map(({ kind, due, oldest_at: oldest, held }) => (
        <li key={kind}>
          {due === 0
            ? text(`preview.none.${kind}`)
            : `${text(`preview.due.${kind}`, { count: due })} ${text('preview.oldest', {
                day: oldest === null ? '' : shortDay(companyDay(oldest)),
              })}`}
          {held.map(({ reason, count }) => (
            <p key={reason} className="text-muted">
              {text(`preview.held.${reason}`, { count })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
