import type { Building, BuildingUnit } from '@portaria/contract/modules/units/buildings'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useMemo,
} from 'react'
import { LitWindow } from './LitWindow.tsx'
import type { LiveUnits } from './live-units.store.ts'
import { liveTexts } from './texts/live-texts.ts'
import { type TowerFloor, towerFloors } from './tower-floors.ts'
import { useFloorWords } from './use-lit-words.ts'
import { windowBeside } from './window-beside.ts'

export interface TowerDrawingProps {
  tower: Building
  units: LiveUnits
  /** Units that are drawn by now; the rest keeps its room. */
  drawn: number
  onOpen: (unitId: string) => void
}

/**
 * A tower with a window for each unit. It is a grid of one stop: arrow keys move between windows,
 * Enter and Space open the day of a unit.
 */
export const TowerDrawing = memo(function TowerDrawing(props: TowerDrawingProps) {
  const { tower, units, drawn, onOpen } = props
  const t = liveTexts.useTexts()
  const wordsOf = useFloorWords()
  const floors = useMemo(() => towerFloors(tower.units), [tower.units])
  const columns = floors[0]?.units.length ?? 0
  const hasFloors = floors.some(({ floor }) => floor !== null)
  const first = floors.flatMap((floor) => floor.units).find((unit) => unit !== null)
  const open = (target: EventTarget) => {
    const unit = windowOf(target)?.dataset['unit']
    if (unit !== undefined) onOpen(unit)
  }
  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return open(event.target)
    }
    const from = windowOf(event.target)
    const next = from && windowBeside(event.currentTarget, from, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <figure
      className="live-tower"
      style={{ '--live-rows': floors.length, '--live-columns': columns } as CSSProperties}
      data-floors={hasFloors}
    >
      <table
        // A table of one stop, over which arrow keys lead.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        // The windows take the focus.
        tabIndex={-1}
        aria-label={t('tower', { tower: tower.name })}
        aria-readonly
        className="live-grid"
        onClick={(event: MouseEvent) => open(event.target)}
        onKeyDown={press}
        onFocus={moveStop}
      >
        <tbody>
          {floors.map((floor, nth) => (
            <Floor
              // Rows of units without a floor have no name of their own.
              key={`${floor.floor ?? 'row'} ${nth}`}
              {...{ floor, units }}
              label={hasFloors ? wordsOf(floor.floor) : ''}
              isDrawn={nth * columns < drawn}
              stop={first}
            />
          ))}
        </tbody>
      </table>
      <figcaption className="truncate text-center text-xs font-medium">{tower.name}</figcaption>
    </figure>
  )
})

interface FloorProps {
  floor: TowerFloor
  units: LiveUnits
  label: string
  isDrawn: boolean
  /** The window that Tab reaches first. */
  stop: BuildingUnit | undefined
}

const Floor = memo(function Floor({ floor, units, label, isDrawn, stop }: FloorProps) {
  const t = liveTexts.useTexts()
  if (!isDrawn) return <tr className="live-floor" />
  const words = { lived: t('lived'), vacant: t('vacant') }
  return (
    <tr className="live-floor">
      {label !== '' && (
        <th scope="row" className="live-label">
          {label}
        </th>
      )}
      {floor.units.map((unit, nth) =>
        unit ? (
          <LitWindow key={unit.id} {...{ unit, units }} isStop={unit === stop} {...words} />
        ) : (
          // A gap between units is no control.
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label
          <td key={`${nth}`} className="live-gap" />
        ),
      )}
    </tr>
  )
})

/** Returns the window that an event of a grid is about. */
const windowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-unit]') : null

/** Makes the focused window the one that Tab reaches. The page is not drawn again for that. */
function moveStop({ currentTarget, target }: FocusEvent<HTMLTableElement>): void {
  const focused = windowOf(target)
  if (!focused) return
  for (const stop of currentTarget.querySelectorAll<HTMLElement>('[data-unit][tabindex="0"]')) {
    stop.tabIndex = -1
  }
  focused.tabIndex = 0
}
