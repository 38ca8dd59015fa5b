import { registers } from '@portaria/contract/modules/registers'
import type { Building, UnitLight } from '@portaria/contract/modules/units/buildings'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useConnectionLost } from '../../../../platform/connection/use-connection.ts'
import { useOnPhone } from '../../../../platform/on-phone.ts'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { useWordsOf } from '../../../../register-pages/register-words.ts'
import { LightLegend } from './LightLegend.tsx'
import { LitList } from './LitList.tsx'
import type { LiveUnits } from './live-units.store.ts'
import { TowersDrawing } from './TowersDrawing.tsx'
import { liveTexts } from './texts/live-texts.ts'
import { UnitDayDrawer } from './UnitDayDrawer.tsx'
import { useLiveBuildings } from './use-live-units.ts'

export interface LiveViewProps {
  /** The only tower that is shown; all without it. */
  towerId?: string
  /** Its heading, beside the legend; absent where the page has one. */
  title?: string
  /** Puts the towers with visitors inside first, for an emergency. */
  peopleFirst?: boolean
  /** Height in rem that towers should not exceed, so that what is below stays in view. */
  height?: number
}

/** High enough for the towers of most places with large windows. */
const USUAL_HEIGHT = 40

/**
 * The units of the company as they are now: a window for each, lit by what is there. A press opens
 * the day of the unit at the side. In a narrow window the lit units are a list.
 */
export function LiveView(props: LiveViewProps) {
  const { towerId, title, peopleFirst = false, height = USUAL_HEIGHT } = props
  const t = liveTexts.useTexts()
  const { inMany } = useWordsOf()(registers.apartments)
  const { time } = useFormats()
  const lost = useConnectionLost()
  const { buildings, readAt, units, error, retry } = useLiveBuildings()
  if (error) {
    return (
      <Banner
        tone="warning"
        title={t('failed')}
        actions={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {problemTextOf(error).detail}
      </Banner>
    )
  }
  if (!buildings) {
    return (
      <>
        <Unsized />
        <Skeleton className="h-64 w-full" />
      </>
    )
  }
  const towers = buildings.towers.filter(
    ({ id, units: own }) => own.length > 0 && (towerId === undefined || id === towerId),
  )
  if (towers.length === 0)
    return <p className="text-sm text-muted">{t('none', { many: inMany })}</p>
  return (
    <>
      {lost && <Banner tone="warning" title={t('stale', { time: time(new Date(readAt)) })} />}
      <LiveTowers {...{ towers, units, title, peopleFirst, height }} />
    </>
  )
}

interface LiveTowersProps {
  towers: readonly Building[]
  units: LiveUnits
  title: string | undefined
  peopleFirst: boolean
  height: number
}

function LiveTowers({ towers, units, title, peopleFirst, height }: LiveTowersProps) {
  const phone = useOnPhone()
  const [only, setOnly] = useState<UnitLight | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const totals = useSyncExternalStore(units.followAll, units.totals)
  const inside = useSyncExternalStore(
    units.followAll,
    useCallback(() => (peopleFirst ? orderOf(towers, units) : ''), [peopleFirst, towers, units]),
  )
  const shown = peopleFirst ? inOrderOf(towers, inside) : towers
  const open = useCallback((unitId: string) => setOpened(unitId), [])
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {title !== undefined && <h2 className="text-sm font-semibold">{title}</h2>}
        <LightLegend {...{ totals, only }} onOnly={setOnly} />
      </div>
      {phone ? (
        <ListOfLit towers={shown} {...{ units, only }} onOpen={open} />
      ) : (
        <TowersDrawing towers={shown} {...{ units, only, height }} onOpen={open} />
      )}
      <UnitDayDrawer unitId={opened} units={units} onClose={() => setOpened(null)} />
    </div>
  )
}

type ListOfLitProps = Parameters<typeof LitList>[0]

/** The list, drawn again when anything is lit or put out. */
function ListOfLit(props: ListOfLitProps) {
  useSyncExternalStore(props.units.followAll, props.units.litUnits)
  return <LitList {...props} />
}

/** Returns the ids of towers as a text, those with more visitors inside first. */
function orderOf(towers: readonly Building[], units: LiveUnits): string {
  const insideOf = (tower: Building) =>
    tower.units.reduce((sum, { id }) => sum + (units.litOf(id).inside ?? 0), 0)
  return towers
    .toSorted((one, other) => insideOf(other) - insideOf(one))
    .map(({ id }) => id)
    .join(' ')
}

function inOrderOf(towers: readonly Building[], order: string): Building[] {
  const places = order.split(' ')
  return towers.toSorted((one, other) => places.indexOf(one.id) - places.indexOf(other.id))
}
