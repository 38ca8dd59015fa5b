import { choiceLabel } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import type { UnitDay, UnitDayRow } from '@portaria/contract/modules/units/buildings'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { registerPaths } from '../../../../register-pages/record.ts'
import { lights } from './lights.ts'
import { unitDayQuery } from './live-queries.ts'
import type { LiveUnits } from './live-units.store.ts'
import { liveTexts } from './texts/live-texts.ts'
import { useFloorWords } from './use-lit-words.ts'

export interface UnitDayDrawerProps {
  /** Null while none is open. */
  unitId: string | null
  units: LiveUnits
  onClose: () => void
}

/** The day of a unit beside the drawing, which stays usable. */
export function UnitDayDrawer({ unitId, units, onClose }: UnitDayDrawerProps) {
  const t = liveTexts.useTexts()
  // The panel keeps its content while it slides out.
  const [last, setLast] = useState(unitId)
  if (unitId !== null && unitId !== last) setLast(unitId)
  const { data } = useQuery({ ...unitDayQuery(last ?? ''), enabled: last !== null })
  return (
    <Drawer
      open={unitId !== null}
      onOpenChange={(open) => !open && onClose()}
      modal={false}
      width={400}
      title={data ? `${data.unit.number} · ${data.unit.tower.name}` : t('day.title')}
    >
      {last !== null && <UnitDayContent key={last} unitId={last} units={units} />}
    </Drawer>
  )
}

function UnitDayContent({ unitId, units }: { unitId: string; units: LiveUnits }) {
  const t = liveTexts.useTexts()
  const floorWords = useFloorWords(true)
  const { data, error, refetch } = useQuery(unitDayQuery(unitId))
  // Read again when the window changes, and not at every event of the company.
  const again = useRef(refetch)
  useEffect(() => {
    again.current = refetch
  }, [refetch])
  useEffect(() => units.follow(unitId, () => void again.current()), [units, unitId])
  if (error && !data) {
    return (
      <div className="p-5">
        <Banner tone="warning" title={t('failed')}>
          {problemTextOf(error).detail}
        </Banner>
      </div>
    )
  }
  if (!data) return <Skeleton className="m-5 h-40" />
  const { unit, alerts, rows } = data
  const now = rows.filter(({ lit }) => lit)
  const earlier = rows.filter(({ lit }) => !lit)
  return (
    <div className="flex flex-col gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          {[
            unit.floor === null ? '' : floorWords(unit.floor),
            t(unit.occupied ? 'lived' : 'vacant'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ButtonLink size="sm" href={registerPaths(registers.apartments).record(unit.id) ?? ''}>
          {t('day.record')}
        </ButtonLink>
      </div>
      {alerts.length > 0 && (
        <Banner
          tone="danger"
          title={t('lit.alerts', { count: alerts.length })}
          actions={<ButtonLink href={alertsPath(alerts)}>{t('day.alert')}</ButtonLink>}
        />
      )}
      <DayRows title={t('day.now')} rows={now} none={t('nothing')} />
      {earlier.length > 0 && <DayRows title={t('day.earlier')} rows={earlier} />}
    </div>
  )
}

const alertsPath = (alerts: UnitDay['alerts']): string =>
  `/apps/condominiums/panic/?state=${alerts.some(({ state }) => state === 'active') ? 'active' : 'acknowledged'}`

const lightOf = {
  visits: 'inside',
  events: 'events',
  requests: 'requests',
  parcels: 'parcels',
} as const

function DayRows(props: { title: string; rows: readonly UnitDayRow[]; none?: string }) {
  const { title, rows, none } = props
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium text-muted">{title}</h3>
      {rows.length === 0 && <p className="text-sm">{none}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <DayRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DayRow({ row: { register, id, title, state, at, lit } }: { row: UnitDayRow }) {
  const language = useLanguage()
  const { when } = useFormats()
  const { link: Link } = useUi()
  const known = Object.entries(lightOf).find(([name]) => name === register)?.[1] ?? 'inside'
  const isComing = register === 'visits' && state !== 'inside' && lit
  const { icon: Icon, look } = lights[isComing ? 'expected' : known]
  return (
    <Link
      href={registerPaths(registers[register]).record(id) ?? ''}
      className="flex min-h-12 items-center gap-3 py-1.5 text-sm hover:bg-row-hover"
    >
      <span
        className={clsx(
          'inline-flex size-7 shrink-0 items-center justify-center rounded-sm border',
          lit ? look : 'border-line text-muted',
        )}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          <bdi>{title}</bdi>
        </span>
        <span className="block text-muted">{choiceLabel(language, register, 'state', state)}</span>
      </span>
      {at !== null && <span className="tabular shrink-0 text-xs text-muted">{when(at)}</span>}
    </Link>
  )
}
