import { apartmentRecordSlots } from '../features/apartment-record/apartment-record-slots.ts'
import { departureSlots } from '../features/departures/departure-slots.ts'
import { gateSlots } from '../features/gate/gate-slots.ts'
import { handoverSlots } from '../features/handovers/handover-slots.ts'
import { invitationSlots } from '../features/invitations/invitation-slots.ts'
import { lockerDoorSlots } from '../features/locker-doors/locker-door-slots.ts'
import { membershipSlots } from '../features/memberships/membership-slots.ts'
import { occupancySlots } from '../features/occupancies/occupancy-slots.ts'
import { parcelSlots } from '../features/parcels/parcel-slots.ts'
import { postalCodeSlots } from '../features/postal-codes/postal-code-slots.ts'
import { savedViewSlots } from '../features/saved-views/saved-view-slots.ts'
import { segmentSlots } from '../features/segments/segment-slots.ts'
import { visitSlots } from '../features/visits/visit-slots.ts'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'
import { registerSlots } from '../registers/index.ts'

/** Slots of registers and features on the default pages, in the order shown. */
export const filledSlots: readonly SlotsByRegister[] = [
  departureSlots,
  occupancySlots,
  apartmentRecordSlots,
  gateSlots,
  visitSlots,
  parcelSlots,
  lockerDoorSlots,
  handoverSlots,
  registerSlots,
  membershipSlots,
  invitationSlots,
  segmentSlots,
  postalCodeSlots,
  savedViewSlots,
]
