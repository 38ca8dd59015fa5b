import type { DayFigures as Figures } from '@portaria/contract/modules/landing/landing'
import { inOrder, type LandingTile } from '@portaria/contract/modules/landing/landing-tiles'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { HiddenTable } from '@portaria/ui/charts/HiddenTable'
import { Sparkline } from '@portaria/ui/charts/Sparkline'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemTextOf } from '../../platform/problem-text.ts'
import { useSettings } from '../../platform/settings/use-settings.ts'
import { ArrangeTiles } from './ArrangeTiles.tsx'
import { type DayTile, useDayTiles } from './day-tiles.ts'
import { dayQuery } from './landing-queries.ts'
import { landingTexts } from './texts/landing-texts.ts'

/**
 * The current figures of the site, most urgent first or in the person's own order; each links to
 * its rows.
 */
export function DayFigures() {
  const t = landingTexts.useTexts()
  const { data, error } = useQuery(dayQuery)
  const [isArranging, setIsArranging] = useState(false)
  return (
    <Card
      title={t('day.title')}
      actions={
        data &&
        !isArranging && (
          <Button size="sm" variant="ghost" onClick={() => setIsArranging(true)}>
            {t('day.arrange')}
          </Button>
        )
      }
    >
      {error && !data && (
        <Banner tone="warning" title={t('day.failed')}>
          {problemTextOf(error).detail}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-64 w-full sm:h-24" />}
      {data && (
        <Tiles figures={data} isArranging={isArranging} onDone={() => setIsArranging(false)} />
      )}
    </Card>
  )
}

interface TilesProps {
  figures: Figures
  isArranging: boolean
  onDone: () => void
}

function Tiles({ figures, isArranging, onDone }: TilesProps) {
  const t = landingTexts.useTexts()
  const tilesOf = useDayTiles()
  const choices = useSettings(({ landing }) => landing)
  const entries: { key: LandingTile; label: string; needs: boolean } = {
    key: 'entries',
    label: t('day.entries'),
    needs: false,
  }
  const tiles = inOrder([...tilesOf(figures), entries], choices)
  if (isArranging) return <ArrangeTiles {...{ tiles, choices, onDone }} />
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6 xl:grid-cols-1 xl:gap-y-2">
      {tiles
        .filter(({ key }) => choices[key].shown)
        .map((tile) =>
          'figure' in tile ? (
            <Tile key={tile.key} tile={tile} />
          ) : (
            <Entries key={tile.key} entries={figures.visits.entries} />
          ),
        )}
    </div>
  )
}

/** A figure that links to its rows. */
function Tile({ tile: { href, label, figure, note, late } }: { tile: DayTile }) {
  const { link: Link } = useUi()
  return (
    <Link href={href} className="group block min-w-0 rounded-sm text-sm">
      <span className="block text-xs text-muted group-hover:text-ink xl:float-start xl:leading-5">
        {label}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 xl:justify-end">
        <span className="tabular text-xl font-semibold xl:text-sm">{figure}</span>
        {late !== null && (
          <span className="text-xs text-danger-ink xl:w-full xl:text-end xl:text-[0.6875rem] xl:leading-3">
            {late}
          </span>
        )}
        {note !== null && late === null && (
          <span className="text-xs text-muted xl:w-full xl:text-end xl:text-[0.6875rem] xl:leading-3">
            {note}
          </span>
        )}
      </span>
    </Link>
  )
}

/** The entries of the day by hour, as a line chart and as a table. */
function Entries({ entries }: { entries: readonly number[] }) {
  const t = landingTexts.useTexts()
  const { count } = useFormats()
  const total = entries.reduce((sum, one) => sum + one, 0)
  const busy = entries.flatMap((number, hour) => (number > 0 ? [{ hour, number }] : []))
  return (
    <div className="min-w-0 text-sm">
      <span className="block text-xs text-muted xl:float-start xl:leading-5">
        {t('day.entries')}
      </span>
      <span className="flex items-end gap-3 xl:justify-end">
        <span className="tabular text-xl font-semibold xl:order-last xl:text-sm">
          {count(total)}
        </span>
        <span aria-hidden className="min-w-0 flex-1 pb-1">
          <Sparkline label={t('day.byHour')} values={entries} className="h-6 w-full" />
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
