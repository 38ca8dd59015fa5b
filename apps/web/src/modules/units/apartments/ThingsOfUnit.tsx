import { registers } from '@portaria/contract/modules/registers'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { LinkedRows } from '../public/linked/LinkedRows.tsx'
import { petDetails, vehicleDetails } from '../public/linked/linked-details.ts'

/** The vehicles and pets of a unit. */
export function ThingsOfUnit({ record }: RecordSlotProps) {
  const filters = [{ 'filter[apartment_id]': record.id }]
  return (
    <>
      <LinkedRows register={registers.vehicles} filters={filters} details={vehicleDetails} />
      <LinkedRows register={registers.pets} filters={filters} details={petDetails} />
    </>
  )
}
