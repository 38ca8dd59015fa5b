import type { DepartureReceipt } from '@portaria/contract/modules/departures/departures'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { departuresTexts } from './texts/departures-texts.ts'

export interface ReaderRemovalsProps {
  readers: DepartureReceipt['people'][number]['readers']
}

/** The readers from which a person is removed, each with the moment or that it is awaited. */
export function ReaderRemovals({ readers }: ReaderRemovalsProps) {
  const t = departuresTexts.useTexts()
  const { when } = useFormats()
  if (readers.length === 0) return null
  return (
    <div className="mt-3 break-inside-avoid">
      <h4 className="text-sm font-medium">{t('readers.title')}</h4>
      <p className="text-sm text-muted">{t('readers.text')}</p>
      <ul className="ui-lines">
        {readers.map(({ reader, part, asked_at: asked, gone_at: gone }) => (
          <li
            key={`${reader} ${part} ${asked}`}
            className="flex flex-wrap items-baseline gap-x-4 py-2 text-sm"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium break-words">{reader}</span>
              <span className="block text-muted">{t(`readers.parts.${part}`)}</span>
            </span>
            <span className="tabular basis-56">
              <span className={gone === null ? 'block text-warning-ink' : 'block'}>
                {t(gone === null ? 'readers.waiting' : 'readers.gone')}
              </span>
              {gone !== null && <span className="block text-muted">{when(gone)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
