import { useFormats } from '@portaria/i18n/react/use-formats'
import { clsx } from 'clsx'

export interface Figure {
  key: string
  term: string
  value: number
  /** Marks the number as a problem unless it is 0. */
  alarming?: boolean
}

/** Shows numbers in a row, each with its label. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  const { count } = useFormats()
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line">
        {figures.map(({ key, term, value, alarming }) => (
          <div key={key} className="flex flex-col-reverse justify-end bg-surface px-4 py-3">
            <dt className="text-sm text-muted">{term}</dt>
            <dd
              className={clsx(
                'tabular text-xl font-semibold',
                alarming && value > 0 && 'text-danger-ink',
                value === 0 && 'text-muted',
              )}
            >
              {count(value)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
