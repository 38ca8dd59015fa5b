import type { CompanyOverview } from '@portaria/contract/modules/landing/overview'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { chooseTenant } from '../../platform/session/session.store.ts'
import { useDebounced } from '../../register-pages/use-debounced.ts'
import { LatestBackupLine } from './LatestBackupLine.tsx'
import { companiesQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

/** Milliseconds without typing before companies are searched. */
const RESTS = 200

/** All companies at a glance, those with open alerts first; pressing one enters it. */
export function CompaniesOverview() {
  const t = landingTexts.useTexts()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const asked = useDebounced(typed, RESTS)
  const { data, error } = useQuery({
    ...companiesQuery(asked, page),
    placeholderData: keepPreviousData,
  })
  const last = data ? Math.ceil(data.meta.total / data.meta.per_page) : 1
  return (
    <section aria-label={t('companies.title')} className="flex flex-col gap-4">
      {data?.meta.backup && <LatestBackupLine backup={data.meta.backup} />}
      <SearchField
        label={t('companies.search')}
        value={typed}
        onChange={(next) => {
          setTyped(next)
          setPage(1)
        }}
      />
      {error && !data && (
        <Banner tone="warning" title={t('companies.failed')}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data?.data.length === 0 && <p className="text-sm text-muted">{t('companies.none')}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4">
        {data?.data.map((company) => (
          <li key={company.id} className="flex">
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <div className="flex items-center justify-center gap-3 text-sm">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('companies.previous')}
          </Button>
          <span className="tabular">{t('companies.page', { page, last })}</span>
          <Button size="sm" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('companies.next')}
          </Button>
        </div>
      )}
    </section>
  )
}

function CompanyCard({ company }: { company: CompanyOverview }) {
  const t = landingTexts.useTexts()
  const { id, name, status, city, state, alerts, figures } = company
  const enter = () => chooseTenant({ id, name })
  return (
    <Card
      className="w-full"
      title={name}
      description={[city, state].filter(Boolean).join(' · ')}
      actions={status === 'INATIVO' && <Badge>{t('companies.inactive')}</Badge>}
      footer={
        <Button className="w-full" aria-label={t('companies.enterIn', { name })} onClick={enter}>
          {t('companies.enter')}
        </Button>
      }
    >
      <p className="flex min-h-7 flex-wrap gap-2">
        {alerts !== null && alerts.active > 0 && (
          <Badge tone="danger">{t('panic', { count: alerts.active })}</Badge>
        )}
        {alerts !== null && alerts.acknowledged > 0 && (
          <Badge tone="warning">{t('companies.taken', { count: alerts.acknowledged })}</Badge>
        )}
        {figures !== null && figures.waiting > 0 && (
          <Badge tone="warning">{t('companies.waiting', { count: figures.waiting })}</Badge>
        )}
      </p>
      {figures === null ? (
        <p className="text-sm text-muted">{t('companies.uncounted')}</p>
      ) : (
        <Figures figures={figures} zone={company.time_zone} />
      )}
    </Card>
  )
}

interface FiguresProps {
  figures: NonNullable<CompanyOverview['figures']>
  /** The zone of the company, in which its times are shown. */
  zone: string
}

function Figures({ figures, zone }: FiguresProps) {
  const t = landingTexts.useTexts()
  const { count } = useFormats()
  const { when } = useFormats(zone)
  const { units, occupied_units: occupied, people, logins, last_change_at: changed } = figures
  const share = units === 0 ? 0 : occupied / units
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="tabular">
        {t('companies.occupied', { occupied: count(occupied), units: count(units) })}
      </p>
      <span aria-hidden className="h-1.5 rounded-full bg-hover">
        <span
          style={{ inlineSize: `${share * 100}%` }}
          className="block h-full rounded-full bg-accent"
        />
      </span>
      <p className="tabular text-muted">
        {t('companies.people', { people: count(people), logins: count(logins) })}
      </p>
      {changed && (
        <p className="tabular text-muted">{t('companies.changed', { at: when(changed) })}</p>
      )}
    </div>
  )
}
