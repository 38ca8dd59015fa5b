import type { Building, UnitLight } from '@portaria/contract/modules/units/buildings'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import './live.css'
import { hasKeyboard } from '../../../../platform/has-keyboard.ts'
import type { LiveUnits } from './live-units.store.ts'
import { TowerDrawing } from './TowerDrawing.tsx'
import { useStaged } from './use-staged.ts'
import { towerExtent, type WindowSize, windowSize } from './window-size.ts'

export interface TowersDrawingProps {
  towers: readonly Building[]
  units: LiveUnits
  /** The light that is shown alone; null for the most urgent of each window. */
  only: UnitLight | null
  /** Height in rem that towers should not exceed, so that what is below stays in view. */
  height: number
  onOpen: (unitId: string) => void
}

/** All towers side by side, in further lines where they do not fit. */
export function TowersDrawing({ towers, units, only, height, onOpen }: TowersDrawingProps) {
  const place = useRef<HTMLDivElement>(null)
  const extents = useMemo(() => towers.map(towerExtent), [towers])
  const [size, setSize] = useState<WindowSize>('small')
  useLayoutEffect(() => {
    const box = place.current
    if (!box) return undefined
    const fit = (pixels: number) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize(windowSize(extents, { width: pixels / rem, height }, hasKeyboard()))
    }
    fit(box.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && fit(entry.contentRect.width))
    observer.observe(box)
    return () => observer.disconnect()
  }, [extents, height])
  const starts = useMemo(() => startsOf(extents), [extents])
  const drawn = useStaged(starts.end)
  return (
    <div ref={place} className="live-towers" data-size={size} {...(only && { 'data-only': only })}>
      {towers.map((tower, nth) => (
        <TowerDrawing
          key={tower.id}
          {...{ tower, units, onOpen }}
          drawn={Math.max(0, drawn - (starts.of[nth] ?? 0))}
        />
      ))}
    </div>
  )
}

/** Counts the places before each tower, and all of them. */
function startsOf(extents: readonly { columns: number; floors: number }[]) {
  let end = 0
  const of = extents.map(({ columns, floors }) => {
    const start = end
    end += columns * floors
    return start
  })
  return { of, end }
}
