import type { DoorPlan, PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { type KeyboardEvent, useRef, useState } from 'react'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { DoorTile, tileHeights } from './DoorTile.tsx'
import { columnsOf, doorBeside } from './door-columns.ts'
import { isUnread } from './door-looks.ts'

const frame =
  'flex min-w-0 gap-2 overflow-x-auto rounded-xl border border-line-strong bg-sunken p-2 sm:w-fit'
const columnClass = 'flex min-w-38 flex-1 flex-col gap-1.5 sm:w-56'

export interface DoorsDrawingProps {
  plan: DoorPlan
  onOpen: (door: PlannedDoor) => void
}

/** The doors of a locker in their arrangement; arrow keys move between them. */
export function DoorsDrawing({ plan, onOpen }: DoorsDrawingProps) {
  const t = lockerDoorsTexts.useTexts()
  const tiles = useRef(new Map<number, HTMLButtonElement>())
  const columns = columnsOf(plan.doors)
  const [at, setAt] = useState<number | null>(null)
  const stop = plan.doors.find(({ number }) => number === at) ?? plan.doors[0]
  const press = (event: KeyboardEvent, from: PlannedDoor) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isMirrored = document.documentElement.dir === 'rtl'
    const next = doorBeside(columns, from, event.key, isMirrored)
    if (!next) return
    event.preventDefault()
    tiles.current.get(next.number)?.focus()
  }
  return (
    <section aria-label={t('plan.label', { locker: plan.title })} className={frame}>
      {columns.map((column, nth) => (
        <ul
          key={column[0]?.number}
          aria-label={t('plan.column', { column: nth + 1 })}
          className={columnClass}
        >
          {column.map((door) => (
            <li key={door.number} className={`flex ${tileHeights[door.size]}`}>
              <DoorTile
                ref={(tile) => {
                  if (tile) tiles.current.set(door.number, tile)
                  else tiles.current.delete(door.number)
                }}
                door={door}
                unread={isUnread(plan)}
                isStop={door === stop}
                onOpen={() => onOpen(door)}
                onKeyDown={(event) => press(event, door)}
                onFocus={() => setAt(door.number)}
              />
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

const usualColumn = ['P', 'P', 'P', 'P', 'M', 'M', 'G', 'GG'] as const

/** The outline of a typical locker, while the plan loads. */
export function DrawingSkeleton() {
  return (
    <div aria-busy className={frame}>
      {['first', 'second'].map((name) => (
        <div key={name} className={columnClass}>
          {usualColumn.map((size, nth) => (
            <div key={`${nth}`} className={`flex ${tileHeights[size]}`}>
              <Skeleton className="size-full" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
