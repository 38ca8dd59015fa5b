import type { BuildingUnit, UnitLight } from '@portaria/contract/modules/units/buildings'
import { clsx } from 'clsx'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { lights } from './lights.ts'
import type { LiveUnits } from './live-units.store.ts'
import { lightsOf, useLitWords } from './use-lit-words.ts'

export interface LitWindowProps {
  unit: BuildingUnit
  units: LiveUnits
  /** Whether Tab reaches it; arrow keys lead on. */
  isStop: boolean
  lived: string
  vacant: string
}

/**
 * The window of a unit, lit by the most urgent of what is there; a dot says that there is more. With
 * a light chosen in the legend, that one is shown instead.
 */
export const LitWindow = memo(function LitWindow(props: LitWindowProps) {
  const { unit, units, isStop, lived, vacant } = props
  const { id, number, occupied } = unit
  const wordsOf = useLitWords()
  const lit = useSyncExternalStore(
    useCallback((listener) => units.follow(id, listener), [units, id]),
    () => units.litOf(id),
  )
  const shown = lightsOf(lit)
  const words = `${number}: ${wordsOf(lit)}, ${occupied ? lived : vacant}`
  return (
    <td
      tabIndex={isStop ? 0 : -1}
      data-unit={id}
      data-lit={shown.join(' ')}
      aria-label={words}
      data-tooltip={words}
      className={clsx(
        'live-window',
        shown.length === 0 &&
          (occupied ? 'border-line bg-surface' : 'border-dashed border-line-strong'),
      )}
    >
      <span aria-hidden data-number={number} className="live-number" />
      {shown.map((light) => (
        <Lamp key={light} {...{ light, number }} />
      ))}
      {shown.length > 1 && <span aria-hidden className="live-more" />}
    </td>
  )
})

function Lamp({ light, number }: { light: UnitLight; number: string }) {
  const { icon: Icon, look } = lights[light]
  return (
    <span aria-hidden data-light={light} className={clsx('live-lamp', look)}>
      <Icon />
      <span data-number={number} className="live-number" />
    </span>
  )
}
