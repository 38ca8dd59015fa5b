import type {
  GenerateApartments,
  GeneratedApartments,
} from '@portaria/contract/modules/units/apartment-numbering'
import { Banner } from '@portaria/ui/feedback/Banner'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useDebounced } from '../../../register-pages/use-debounced.ts'
import { towerTexts } from './texts/tower-texts.ts'

/** The maximum number of apartments listed by number; further ones are only counted. */
const SHOWN = 48

/** Asks the server for the apartments that a plan would create, when typing pauses. */
export function usePreview(id: string, plan: GenerateApartments | null) {
  const { register } = useRegister()
  const key = plan && JSON.stringify(plan)
  const asked = useDebounced(key, 250)
  const rested = asked === key ? plan : null
  const query = useQuery({
    queryKey: ['apartment-preview', id, asked],
    queryFn: () =>
      actOn<GeneratedApartments>(register, id, 'generate-apartments', { ...rested, preview: true }),
    enabled: rested !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    data: plan ? query.data : undefined,
    error: query.error,
    isStale: query.isPlaceholderData || rested === null,
  }
}

/** Shows the numbers that would be created, in order, and how many already exist. */
export function GeneratePreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const text = towerTexts.useTexts()
  const { data, error, isStale } = preview
  if (error) return <Banner tone="danger">{problemTextOf(error).detail}</Banner>
  if (!data) return null
  const { create, existing } = data
  return (
    <section aria-label={text('generate.preview')} aria-busy={isStale} className="text-sm">
      <p aria-live="polite" className="mb-2 flex flex-wrap gap-x-4">
        <span className="font-medium">
          {create.length > 0
            ? text('generate.willCreate', { count: create.length })
            : text('generate.nothing')}
        </span>
        {existing.length > 0 && (
          <span className="text-muted">
            {text('generate.existing', { count: existing.length })}
          </span>
        )}
      </p>
      <ul className="tabular grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5">
        {create.slice(0, SHOWN).map((number) => (
          <li key={number} className="truncate rounded-md bg-hover px-2 py-1 text-center">
            {number}
          </li>
        ))}
      </ul>
      {create.length > SHOWN && (
        <p className="mt-2 text-muted">{text('generate.more', { count: create.length - SHOWN })}</p>
      )}
    </section>
  )
}
