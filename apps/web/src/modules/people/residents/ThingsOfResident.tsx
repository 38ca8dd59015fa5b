import { titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useQuery } from '@tanstack/react-query'
import { isObject } from '../../../register-pages/record.ts'
import { listQuery } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { LinkedRows } from '../../units/public/linked/LinkedRows.tsx'
import { petDetails, vehicleDetails } from '../../units/public/linked/linked-details.ts'

/** Parcels of a resident shown before the link to their list. */
const PARCELS = 5

/** The vehicles and pets of a resident and of their current units, with cards and parcels. */
export function ThingsOfResident({ record }: RecordSlotProps) {
  const { data, isLoading } = useQuery(
    listQuery(registers.residents, {
      'filter[id]': record.id,
      fields: [...titleFields(registers.residents), 'apartment_id'].join(','),
    }),
  )
  if (!data) return isLoading ? <Unsized /> : null
  const lives: unknown = data.data[0]?.['apartment']
  const units = [lives].flat().flatMap((unit) => (isObject(unit) ? [String(unit['id'])] : []))
  const ofUnits = units.length > 0 ? [{ 'filter[apartment_id]': units.join(',') }] : []
  return (
    <>
      <LinkedRows
        register={registers.vehicles}
        filters={[{ 'filter[resident_id]': record.id }, ...ofUnits]}
        details={vehicleDetails}
      />
      <LinkedRows
        register={registers.pets}
        filters={[{ 'filter[tutor_id]': record.id }, ...ofUnits]}
        details={petDetails}
      />
      <LinkedRows
        register={registers.cards}
        filters={[{ 'filter[resident_id]': record.id }]}
        details={['kind']}
      />
      <LinkedRows
        register={registers.parcels}
        filters={[{ 'filter[resident_id]': record.id }]}
        details={['kind', 'carrier', 'arrived_at']}
        most={PARCELS}
      />
    </>
  )
}
