import type { DoorPlan, PlannedDoor } from '@portaria/contract/modules/custody/locker-doors'
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

/** The colour and icon of a door's use, which is also shown in words. */
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

/** Matters that need attention, the most urgent first. */
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

/** Whether a locker has doors, and none was ever read. */
export const isNeverRead = ({ doors }: { readonly doors: readonly { read_at: string | null }[] }) =>
  doors.length > 0 && doors.every(({ read_at: readAt }) => readAt === null)

/**
 * Whether no latch of a locker is known now: it has no board that could be asked, is silent, or was
 * never read. One banner says so; its doors do not repeat it (custody §15).
 */
export const isUnread = (plan: Pick<DoorPlan, 'trouble' | 'silent' | 'doors'>): boolean =>
  plan.trouble !== null || plan.silent || isNeverRead(plan)

/** The flags of a door, besides its use; of an unread locker without that of its latch. */
export function flagsOf(
  { latch, disagrees, parcel, command }: PlannedDoor,
  unread = false,
): DoorFlag[] {
  const isUnknown = command?.state === 'unknown' && command.opened_at === null
  const holds: Record<DoorFlag, boolean> = {
    doubt: isUnknown,
    open: latch === 'open',
    busy: command?.state === 'waiting' || command?.state === 'sent',
    disagrees,
    unknown: latch === 'unknown' && !unread,
    overdue: parcel?.overdue === true,
  }
  return doorFlags.filter((flag) => holds[flag])
}

/**
 * The border of a door: strong if it is open, dashed if that is unknown, and calm if the whole
 * locker is unread.
 */
export function frameOf({ latch }: PlannedDoor, unread = false): string {
  if (latch === 'open') return 'border-2 border-warning-ink!'
  if (latch !== 'unknown') return 'border'
  return unread ? 'border border-dashed' : 'border-2 border-dashed border-warning-ink!'
}
