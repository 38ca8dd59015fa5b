import { letterheadLines } from '@portaria/contract/modules/companies/letterhead'
import { Avatar } from '@portaria/ui/display/Avatar'
import { useQuery } from '@tanstack/react-query'
import { letterheadQuery } from '../../../platform/letterhead/letterhead-query.ts'
import type { MonthWords } from './month-words.ts'

/** The page about a month as residents get it, on screen and on paper. */
export function MonthSheet({ words }: { words: MonthWords }) {
  const { data: head } = useQuery(letterheadQuery)
  return (
    <article
      data-sheet="list"
      aria-labelledby="month-title"
      className="mx-auto w-full max-w-200 overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="h-1.5 bg-accent" />
      <div className="flex flex-col gap-6 p-6 sm:p-10">
        {/* Of the height that it has once it is read. */}
        <header className="flex min-h-16 items-center gap-4 border-b border-line pb-5">
          {head && (
            <>
              {head.logo ? (
                <img src={head.logo.url} alt="" className="max-h-14 max-w-36 object-contain" />
              ) : (
                <Avatar name={head.name} size="lg" />
              )}
              <div className="min-w-0">
                <p className="font-semibold">{head.name}</p>
                {letterheadLines(head).map((line) => (
                  <p key={line} className="text-xs text-muted">
                    {line}
                  </p>
                ))}
              </div>
            </>
          )}
        </header>
        <div>
          <h2 id="month-title" className="text-3xl font-semibold text-balance">
            {words.title}
          </h2>
          <p className="mt-1 text-muted first-letter:uppercase">{words.period}</p>
        </div>
        <dl className="grid grid-cols-1 gap-x-10 min-[26rem]:grid-cols-2">
          {words.tiles.map(({ name, value, label, before }) => (
            <div key={name} className="flex break-inside-avoid flex-col border-t border-line py-5">
              <dt className="text-sm">{label}</dt>
              <dd className="mt-auto">
                <span className="tabular block text-3xl font-semibold text-accent-ink">
                  {value}
                </span>
                <span className="tabular block text-sm text-muted">{before}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-4 text-sm text-muted">{words.note}</p>
      </div>
    </article>
  )
}
