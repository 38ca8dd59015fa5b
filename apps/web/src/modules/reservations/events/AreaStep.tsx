import { commonAreas } from '@portaria/contract/modules/reservations/common-areas/common-areas'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import {
  asImage,
  isObject,
  type RegisterRecord,
  recordTitle,
} from '../../../register-pages/record.ts'
import { recordBadges } from '../../../register-pages/record-badges.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import { bookedAreas, type StepProps } from './booking.ts'
import { eventTexts } from './texts/event-texts.ts'

const shown = 'name,location,capacity,condition,fee,needs_approval,photos'

/** The bookable areas, each a large button with its picture. */
export function AreaStep({ onChosen }: StepProps) {
  const text = eventTexts.useTexts()
  const found = useQuery(listQuery(commonAreas, { ...bookedAreas, fields: shown }))
  if (found.isError) return <PageProblem error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton className="h-64 w-full" />
  const areas = found.data.data
  return (
    <section aria-labelledby="booking-area">
      <h2 id="booking-area" className="mb-3 text-lg font-semibold">
        {text('area.title')}
      </h2>
      {areas.length === 0 && <p className="text-muted">{text('area.none')}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {areas.map((area) => (
          <li key={area.id} className="flex">
            <AreaButton
              area={area}
              onPress={() => onChosen({ area: area.id, from: null, to: null })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AreaButton({ area, onPress }: { area: RegisterRecord; onPress: () => void }) {
  const text = eventTexts.useTexts()
  const { money } = useFormats()
  const language = useLanguage()
  const [photo] = Array.isArray(area['photos']) ? area['photos'].filter(isObject) : []
  const picture = asImage(photo?.['picture'])
  const isOpen = area['condition'] == null || area['condition'] === 'open'
  const fee = Number(area['fee'] ?? 0)
  return (
    <button
      type="button"
      disabled={!isOpen}
      onClick={onPress}
      className="flex min-h-24 w-full items-center gap-4 rounded-lg border border-line bg-surface p-3 text-start enabled:hover:bg-hover disabled:opacity-60"
    >
      {picture && (
        <img
          src={picture.url}
          alt=""
          className="aspect-4/3 w-28 shrink-0 rounded-md object-cover"
        />
      )}
      <span className="flex min-w-0 flex-1 flex-col items-start gap-0.5">
        <span className="font-medium">{recordTitle(commonAreas, area)}</span>
        {typeof area['location'] === 'string' && (
          <span className="text-sm text-muted">{area['location']}</span>
        )}
        <span className="text-sm text-muted">
          {text('area.capacity', { count: Number(area['capacity']) })}
          {' · '}
          {fee > 0 ? text('area.fee', { amount: money(fee) }) : text('area.free')}
        </span>
        {recordBadges(commonAreas, area, language).map(({ name, tone, label }) => (
          <Badge key={name} tone={tone}>
            {label}
          </Badge>
        ))}
      </span>
    </button>
  )
}
