import { invitationSlots } from '../modules/accounts/invitations/invitation-slots.ts'
import { membershipSlots } from '../modules/accounts/memberships/membership-slots.ts'
import { segmentSlots } from '../modules/companies/segments/segment-slots.ts'
import { lockerDoorSlots } from '../modules/custody/locker-doors/locker-door-slots.ts'
import { parcelSlots } from '../modules/custody/parcels/parcel-slots.ts'
import { departureSlots } from '../modules/departures/departure-slots.ts'
import { gateSlots } from '../modules/gate/gate-slots.ts'
import { handoverSlots } from '../modules/gate/handovers/handover-slots.ts'
import { postalCodeSlots } from '../modules/postal-codes/postal-code-slots.ts'
import { registerSlots } from '../modules/register-slots.ts'
import { savedViewSlots } from '../modules/saved-views/saved-view-slots.ts'
import { apartmentRecordSlots } from '../modules/unit-record/unit-record-slots.ts'
import { occupancySlots } from '../modules/units/occupancies/occupancy-slots.ts'
import { visitSlots } from '../modules/visits/visit-slots.ts'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'

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
