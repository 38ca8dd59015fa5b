import {
  defaultTiles,
  type LandingTile,
  type TileChoice,
} from '@portaria/contract/modules/landing/landing-tiles'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { landingTexts } from './texts/landing-texts.ts'

export interface ArrangeTilesProps {
  /** The tiles in the order shown. */
  tiles: readonly { readonly key: LandingTile; readonly label: string }[]
  choices: Readonly<Record<LandingTile, TileChoice>>
  onDone: () => void
}

/**
 * Chooses which figures of the day a person sees and their order; saved at once with their
 * settings.
 */
export function ArrangeTiles({ tiles, choices, onDone }: ArrangeTilesProps) {
  const t = landingTexts.useTexts()
  const keep = (landing: Partial<Record<LandingTile, TileChoice>>) => changeSettings({ landing })
  const move = (from: number, to: number) => {
    const moved = tiles.map(({ key }) => key)
    const [key] = moved.splice(from, 1)
    if (key === undefined) return
    moved.splice(to, 0, key)
    keep(
      Object.fromEntries(
        moved.map((one, nth) => [one, { shown: choices[one].shown, place: nth + 1 }]),
      ),
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {tiles.map(({ key, label }, nth) => (
          <li key={key} className="flex items-center gap-2 text-sm">
            <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5">
              <Checkbox
                checked={choices[key].shown}
                onChange={(shown) => keep({ [key]: { ...choices[key], shown } })}
              />
              <span className="truncate">{label}</span>
            </label>
            <IconButton
              size="sm"
              icon={ArrowUp}
              label={t('day.earlier', { name: label })}
              disabled={nth === 0}
              onClick={() => move(nth, nth - 1)}
            />
            <IconButton
              size="sm"
              icon={ArrowDown}
              label={t('day.later', { name: label })}
              disabled={nth === tiles.length - 1}
              onClick={() => move(nth, nth + 1)}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onDone}>
          {t('day.done')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => keep(defaultTiles)}>
          {t('day.byNeed')}
        </Button>
      </div>
    </div>
  )
}
