import type { PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
import type { IconType } from '@portaria/ui/icon'
import {
  Ban,
  CircleCheck,
  CircleHelp,
  DoorOpen,
  Hourglass,
  Package,
  PackageSearch,
  TimerOff,
  TriangleAlert,
} from 'lucide-react'

type State = PlannedDoor['state']

/** The colour and the sign of what a door is used for; its word stands beside them. */
export const stateLooks: Record<State, { icon: IconType; tone: string; fill: string }> = {
  free: {
    icon: CircleCheck,
    tone: 'text-success-ink',
    fill: 'bg-success-soft border-success-soft',
  },
  reserved: { icon: Hourglass, tone: 'text-accent-ink', fill: 'bg-accent-soft border-accent-soft' },
  occupied: { icon: Package, tone: 'text-ink', fill: 'bg-surface border-line-strong' },
  blocked: { icon: Ban, tone: 'text-muted', fill: 'bg-press border-line' },
}

/** What somebody has to look at, the most urgent first. */
export const doorFlags = ['doubt', 'open', 'busy', 'disagrees', 'unknown', 'overdue'] as const

export type DoorFlag = (typeof doorFlags)[number]

export const flagIcons: Record<DoorFlag, IconType> = {
  doubt: TriangleAlert,
  open: DoorOpen,
  busy: Hourglass,
  disagrees: PackageSearch,
  unknown: CircleHelp,
  overdue: TimerOff,
}

/** What a door has to say besides what it is used for. */
export function flagsOf({ latch, disagrees, parcel, command }: PlannedDoor): DoorFlag[] {
  const isUnknown = command?.state === 'unknown' && command.opened_at === null
  const holds: Record<DoorFlag, boolean> = {
    doubt: isUnknown,
    open: latch === 'open',
    busy: command?.state === 'waiting' || command?.state === 'sent',
    disagrees,
    unknown: latch === 'unknown',
    overdue: parcel?.overdue === true,
  }
  return doorFlags.filter((flag) => holds[flag])
}

/** The frame of a door: strong where it is open, broken where nobody knows. */
export function frameOf({ latch }: PlannedDoor): string {
  if (latch === 'open') return 'border-2 border-warning-ink!'
  return latch === 'unknown' ? 'border-2 border-dashed border-warning-ink!' : 'border'
}
