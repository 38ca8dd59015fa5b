import type {
  EntryState,
  ReaderState,
} from '@portaria/contract/modules/access/readers/reader-words'
import type { Tone } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Hourglass,
  KeyRound,
  type LucideIcon,
  MapPin,
  Power,
  Trash2,
  Unplug,
} from 'lucide-react'

/** Tone and icon of each state of a reader. */
export const readerLook: Readonly<Record<ReaderState, { tone: Tone; icon: IconType }>> = {
  inactive: { tone: 'neutral', icon: Power },
  no_address: { tone: 'warning', icon: MapPin },
  address_asked: { tone: 'warning', icon: MapPin },
  address_refused: { tone: 'warning', icon: MapPin },
  wrong_password: { tone: 'danger', icon: KeyRound },
  factory_password: { tone: 'warning', icon: KeyRound },
  never: { tone: 'neutral', icon: Hourglass },
  offline: { tone: 'danger', icon: Unplug },
  online: { tone: 'success', icon: CircleCheck },
}

/** Tone and icon of each state of an entry. */
export const entryLook: Readonly<Record<EntryState, { tone: Tone; icon: LucideIcon }>> = {
  refused: { tone: 'danger', icon: CircleAlert },
  unknown: { tone: 'warning', icon: CircleHelp },
  removing: { tone: 'warning', icon: Trash2 },
  waiting: { tone: 'neutral', icon: Hourglass },
  registered: { tone: 'success', icon: CircleCheck },
}
