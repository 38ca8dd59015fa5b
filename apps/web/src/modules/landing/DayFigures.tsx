import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { DayFigures as Figures } from '@portaria/contract/modules/landing/landing'
import { registers } from '@portaria/contract/modules/registers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { HiddenTable } from '@portaria/ui/charts/HiddenTable'
import { Sparkline } from '@portaria/ui/charts/Sparkline'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { registerPaths } from '../../register-pages/record.ts'
import { dayQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

const { visits, parcels, cabinets, events } = registers

const listOf = (register: AnyRegister) => registerPaths(register).list ?? ''

/** How the site stands now: who is here, what is held and lent, and what is late; each leads to its rows. */
export function DayFigures() {
  const t = landingTexts.useTexts()
  const { data, error } = useQuery(dayQuery)
  return (
    <Card title={t('day.title')}>
      {error && !data && (
        <Banner tone="warning" title={t('day.failed')}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-36 w-full sm:h-18" />}
      {data && <Tiles figures={data} />}
    </Card>
  )
}

function Tiles({ figures }: { figures: Figures }) {
  const t = landingTexts.useTexts()
  const { count } = useFormats()
  const { visits: here, parcels: held, loans, events: booked } = figures
  const late = (number: number) => number > 0 && t('day.overdue', { count: number })
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-6">
      <Tile
        href={`${listOf(visits)}?filter[state]=inside`}
        label={t('day.inside')}
        figure={count(here.inside)}
        late={here.overstayed > 0 && t('day.overstayed', { count: here.overstayed })}
      />
      <Tile
        href={`${listOf(visits)}?filter[state]=expected,authorised&sort=expected_from`}
        label={t('day.expected')}
        figure={count(here.expected)}
        note={here.waiting > 0 && t('day.waiting', { count: here.waiting })}
      />
      <Tile
        href={`${listOf(parcels)}?filter[pickup]=held,overdue&sort=arrived_at`}
        label={t('day.parcels')}
        figure={count(held.today + held.days + held.older)}
        note={held.days + held.older > 0 && t('day.ages', { days: held.days, older: held.older })}
        late={late(held.overdue)}
      />
      <Tile
        href={`${listOf(cabinets)}?filter[lending]=lent,overdue`}
        label={t('day.loans')}
        figure={count(loans.out)}
        late={late(loans.overdue)}
      />
      <Tile
        href={`${listOf(events)}?filter[state]=requested,approved,in_use&sort=starts_at`}
        label={t('day.events')}
        figure={count(booked.today)}
        note={booked.requested > 0 && t('day.requested', { count: booked.requested })}
      />
      <Entries entries={here.entries} />
    </div>
  )
}

interface TileProps {
  href: string
  label: string
  figure: string
  note?: ReactNode
  late?: ReactNode
}

/** A figure that opens its rows. */
function Tile({ href, label, figure, note, late }: TileProps) {
  const { link: Link } = useUi()
  return (
    <Link href={href} className="group block min-w-0 rounded-sm text-sm">
      <span className="block text-muted group-hover:text-ink">{label}</span>
      <span className="tabular block text-2xl font-semibold">{figure}</span>
      {late && <span className="block text-danger-ink">{late}</span>}
      {note && <span className="block text-muted">{note}</span>}
    </Link>
  )
}

/** The entries of the day by the hour, as a line and as a table. */
function Entries({ entries }: { entries: readonly number[] }) {
  const t = landingTexts.useTexts()
  const { count } = useFormats()
  const total = entries.reduce((sum, one) => sum + one, 0)
  const busy = entries.flatMap((number, hour) => (number > 0 ? [{ hour, number }] : []))
  return (
    <div className="min-w-0 text-sm">
      <span className="block text-muted">{t('day.entries')}</span>
      <span className="flex items-end gap-3">
        <span className="tabular text-2xl font-semibold">{count(total)}</span>
        <span aria-hidden className="min-w-0 flex-1 pb-1">
          <Sparkline label={t('day.byHour')} values={entries} className="h-7 w-full" />
        </span>
      </span>
      {busy.length > 0 && (
        <HiddenTable
          caption={t('day.byHour')}
          rows={busy.map(({ hour, number }) => ({
            key: String(hour),
            label: t('day.hour', { hour }),
            value: count(number),
          }))}
        />
      )}
    </div>
  )
}
