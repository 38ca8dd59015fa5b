import type { UnitLight } from '@portaria/contract/modules/units/buildings'
import type { IconType } from '@portaria/ui/icon'
import { CalendarClock, Hourglass, Package, PartyPopper, Siren, UserRound } from 'lucide-react'

/** How a light is drawn: a shape of its own, and the colour of its window. */
export const lights: {
  readonly [Light in UnitLight]: { readonly icon: IconType; readonly look: string }
} = {
  alerts: { icon: Siren, look: 'border-danger bg-danger text-on-danger' },
  inside: { icon: UserRound, look: 'border-accent bg-accent text-on-accent' },
  expected: { icon: CalendarClock, look: 'border-accent-ink bg-accent-soft text-accent-ink' },
  events: { icon: PartyPopper, look: 'border-success-ink bg-success-soft text-success-ink' },
  requests: { icon: Hourglass, look: 'border-warning-ink bg-warning-soft text-warning-ink' },
  parcels: { icon: Package, look: 'border-line-strong bg-press text-ink' },
}
