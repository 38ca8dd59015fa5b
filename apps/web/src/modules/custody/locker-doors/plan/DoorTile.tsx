import type { PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import { clsx } from 'clsx'
import type { KeyboardEvent, Ref } from 'react'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { flagIcons, flagsOf, frameOf, stateLooks } from './door-looks.ts'
import { useDoorWords } from './use-door-words.ts'

/** The heights of the sizes, in the proportions of `doorHeights`. */
export const tileHeights = {
  P: 'min-h-11 grow',
  M: 'min-h-22 grow-2',
  G: 'min-h-33 grow-3',
  GG: 'min-h-44 grow-4',
} as const

export interface DoorTileProps {
  door: PlannedDoor
  /** Whether a banner already says that no latch of the locker is read. */
  unread: boolean
  /** Whether the tile is in the tab order; arrow keys lead to the others. */
  isStop: boolean
  ref: Ref<HTMLButtonElement>
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: () => void
}

/** A door of the drawing: its number, its use, and what needs attention. */
export function DoorTile({ door, unread, isStop, ref, ...events }: DoorTileProps) {
  const t = lockerDoorsTexts.useTexts()
  const { wordOf, reasonOf, tell } = useDoorWords()
  const { icon: Icon, tone, fill } = stateLooks[door.state]
  const flags = flagsOf(door, unread)
  const isLarge = door.size !== 'P'
  const detail = door.parcel?.whose ?? reasonOf(door)
  const { onOpen, onKeyDown, onFocus } = events
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-door={door.number}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className={clsx(
        'relative flex size-full flex-col items-stretch gap-1 overflow-hidden rounded-md px-2.5 py-1 text-start text-ink hover:bg-hover',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ring',
        fill,
        frameOf(door, unread),
      )}
    >
      <span className="sr-only">{tell(door, unread)}</span>
      <span aria-hidden className="flex min-h-8 items-center gap-2">
        <span className="tabular text-lg font-semibold">{door.number}</span>
        <span className={clsx('flex min-w-0 items-center gap-1 text-xs font-medium', tone)}>
          <Icon aria-hidden className="size-4 shrink-0" />
          <span className="truncate">{wordOf('state', door.state)}</span>
        </span>
        {!isLarge && (
          <span className="ms-auto flex shrink-0 gap-1">
            {flags.map((flag) => (
              <FlagSign key={flag} flag={flag} />
            ))}
          </span>
        )}
      </span>
      {isLarge && detail && (
        <span aria-hidden className="line-clamp-2 text-xs break-words">
          {detail}
        </span>
      )}
      {isLarge && flags.length > 0 && (
        <span aria-hidden className="mt-auto flex flex-col gap-1">
          {flags.map((flag) => (
            <span key={flag} className="flex items-center gap-1.5 text-xs font-semibold">
              <FlagSign flag={flag} />
              <span className="min-w-0 truncate">{t(`flags.${flag}`)}</span>
            </span>
          ))}
        </span>
      )}
    </button>
  )
}

/** The icon of something that needs attention. */
export function FlagSign({ flag }: { flag: keyof typeof flagIcons }) {
  const Icon = flagIcons[flag]
  return (
    <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-sm bg-warning-soft text-warning-ink">
      <Icon aria-hidden className="size-4" />
    </span>
  )
}
