import { vehicles as vehiclesRegister } from '@portaria/contract/modules/belongings/vehicles/vehicles'
import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Car, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { fieldWords } from '../../register-pages/field-kinds/field-words.ts'
import { choiceWords } from '../../register-pages/register-words.ts'
import { assignedQuery } from './landing-queries.ts'
import { ProviderRequests } from './ProviderRequests.tsx'
import { ProviderVisits } from './ProviderVisits.tsx'
import { landingTexts } from './texts/landing-texts.ts'

/** A provider's own tasks, next visits, cards and vehicles. */
export function ProviderAssigned() {
  const t = landingTexts.useTexts()
  const { data, error } = useQuery(assignedQuery)
  if (error && !data) {
    return (
      <Banner tone="warning" title={t('failed')}>
        {problemTextOf(error).detail}
      </Banner>
    )
  }
  return (
    <>
      {!data && <Unsized />}
      <Card title={t('providerRequests')}>
        {data ? (
          <ProviderRequests requests={data.requests} />
        ) : (
          <Skeleton className="h-28 w-full" />
        )}
      </Card>
      <Card title={t('providerVisits')}>
        {data ? <ProviderVisits visits={data.visits} /> : <Skeleton className="h-28 w-full" />}
      </Card>
      <Card title={t('providerHolds')}>
        {data ? <Holdings {...data} /> : <Skeleton className="h-28 w-full" />}
      </Card>
    </>
  )
}

function Holdings({ cards, vehicles }: Pick<Assigned, 'cards' | 'vehicles'>) {
  const t = landingTexts.useTexts()
  const language = useLanguage()
  const { dayWords } = useFormats()
  const { plate } = vehiclesRegister.fields
  if (cards.length + vehicles.length === 0) return <None>{t('providerHoldsNothing')}</None>
  return (
    <ul className="flex flex-col">
      {cards.map(({ id, number, kind, blocked, valid_to: until }) => (
        <Line
          key={id}
          icon={IdCard}
          title={`${choiceWords(language, 'cards', 'kind', kind ?? 'card')} ${number}`}
          details={[until && t('providerCardUntil', { day: dayWords(until) })]}
        >
          {blocked && (
            <Badge tone="warning">{choiceWords(language, 'cards', 'state', 'blocked')}</Badge>
          )}
        </Line>
      ))}
      {vehicles.map((vehicle) => (
        <Line
          key={vehicle.id}
          icon={Car}
          title={fieldWords(vehicle.plate, {
            language,
            register: 'vehicles',
            name: 'plate',
            field: plate,
          })}
          details={[[vehicle.brand, vehicle.model, vehicle.color].filter(Boolean).join(' · ')]}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  icon: IconType
  title: string
  /** Details of a row, each on its own line. */
  details: readonly (string | null)[]
  children?: ReactNode
}

function Line({ icon: Icon, title, details, children }: LineProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-hover text-muted">
        <Icon aria-hidden className="size-5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {details.filter(Boolean).map((detail) => (
          <span key={detail} className="block text-sm text-muted">
            {detail}
          </span>
        ))}
      </span>
      {children}
    </li>
  )
}

const None = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-pretty text-muted">{children}</p>
)
