import type { AccessFact } from '@portaria/contract/modules/access/decisions/decision-words'
import type { Tone } from '@portaria/ui/display/Badge'
import type { IconType } from '@portaria/ui/icon'
import {
  AlarmClock,
  Ban,
  CircleCheck,
  DoorOpen,
  KeyRound,
  LogOut,
  RadioTower,
  TriangleAlert,
  Undo2,
} from 'lucide-react'

/** The colour and the drawing of each fact; each is told apart by its drawing alone. */
export const factLook: Readonly<Record<AccessFact, { tone: Tone; icon: IconType }>> = {
  granted: { tone: 'success', icon: CircleCheck },
  denied: { tone: 'warning', icon: Ban },
  pending: { tone: 'accent', icon: KeyRound },
  taken: { tone: 'success', icon: DoorOpen },
  not_taken: { tone: 'neutral', icon: Undo2 },
  forced: { tone: 'danger', icon: TriangleAlert },
  held: { tone: 'warning', icon: AlarmClock },
  exit_button: { tone: 'neutral', icon: LogOut },
  opened: { tone: 'accent', icon: RadioTower },
}
