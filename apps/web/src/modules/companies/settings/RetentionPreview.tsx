import type { RetentionLine } from '@portaria/contract/modules/retention/retention'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { companyDay } from '../../../platform/company-day.ts'
import { retentionTexts } from './texts/retention/retention-texts.ts'

/**
 * Shows how many rows a term would erase today and how old they are, and which rows stay anyway and
 * why.
 */
export function RetentionPreview({ lines }: { lines: readonly RetentionLine[] }) {
  const text = retentionTexts.useTexts()
  const { wholeDay } = useFormats()
  const shown = lines.filter(({ due, held }) => due > 0 || held.length > 0)
  const dueOf = ({ kind, due, oldest_at: oldest }: RetentionLine) =>
    oldest === null
      ? ''
      : `${text(`due.${kind}`, { count: due })} ${text('oldest', {
          day: wholeDay(companyDay(oldest)),
        })}`
  return (
    <ul className="flex min-h-9 flex-col gap-1 rounded-lg bg-sunken px-3 py-2 text-sm">
      {lines.length > 0 && shown.length === 0 && <li>{text('nothing')}</li>}
      {shown.map((line) => (
        <li key={line.kind}>
          {dueOf(line)}
          {line.held.map(({ reason, count }) => (
            <p key={reason} className="text-muted">
              {text(`held.${reason}`, { count })}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}
