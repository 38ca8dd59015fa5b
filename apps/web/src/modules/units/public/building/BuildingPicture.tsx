import { registers } from '@portaria/contract/modules/registers'
import { type BuildingUnit, unitCounts } from '@portaria/contract/modules/units/building'
import { FloorGrid, type FloorMark } from '@portaria/ui/charts/FloorGrid'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { Package, Siren, UserRound } from 'lucide-react'
import { problemTextOf } from '../../../../platform/problem-text.ts'
import { registerPaths } from '../../../../register-pages/record.ts'
import { useWordsOf } from '../../../../register-pages/register-words.ts'
import { buildingFloors } from './building-floors.ts'
import { buildingQuery } from './building-query.ts'
import { buildingTexts } from './texts/building-texts.ts'

const { apartments } = registers

/** A drawing of a tower: its residents, visitors inside, reservations, and open alerts. */
export function BuildingPicture({ towerId }: { towerId: string }) {
  const t = buildingTexts.useTexts()
  const { inMany } = useWordsOf()(apartments)
  const floorWords = useFloorWords()
  const { data, error } = useQuery(buildingQuery(towerId))
  if (error && !data) {
    return (
      <Banner tone="warning" title={t('failed')}>
        {problemTextOf(error).detail}
      </Banner>
    )
  }
  if (!data) return <Skeleton className="h-64 w-full max-w-xl" />
  if (data.units.length === 0) {
    return <p className="text-sm text-muted">{t('none', { many: inMany })}</p>
  }
  const marks: FloorMark[] = [
    { key: 'inside', label: t('inside'), icon: UserRound, tone: 'accent' },
    { key: 'parcels', label: t('parcels'), icon: Package, tone: 'warning' },
    { key: 'alerts', label: t('alerts'), icon: Siren, tone: 'danger' },
  ]
  const describe = (unit: BuildingUnit) =>
    [
      t(unit.occupied ? 'lived' : 'vacant'),
      ...unitCounts
        .filter((name) => unit[name] > 0)
        .map((name) => t(`${name}Of`, { count: unit[name] })),
    ].join(', ')
  return (
    <FloorGrid
      label={data.name}
      rowsLabel={t('floor')}
      emptyLabel={t('vacant')}
      filledLabel={t('lived')}
      marks={marks}
      rows={buildingFloors(data.units).map(({ floor, units }) => ({
        key: String(floor),
        label: floorWords(floor),
        cells: units.map(
          (unit) =>
            unit && {
              key: unit.id,
              label: unit.number,
              href: registerPaths(apartments).record(unit.id) ?? '',
              empty: !unit.occupied,
              marks: { inside: unit.inside, parcels: unit.parcels, alerts: unit.alerts },
              description: describe(unit),
            },
        ),
      }))}
    />
  )
}

/** Returns a floor in words: "12º", "Térreo", "1º subsolo". */
function useFloorWords(): (floor: number | null) => string {
  const t = buildingTexts.useTexts()
  return (floor) => {
    if (floor === null) return t('noFloor')
    if (floor === 0) return t('ground')
    return floor > 0 ? t('floorOf', { floor }) : t('basement', { floor: -floor })
  }
}
