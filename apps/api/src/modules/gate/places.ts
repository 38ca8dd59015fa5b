import type { Destined } from '@portaria/contract/modules/visits/destinations'
import { named } from '../../register-endpoints/named-row.ts'
import type { StoredDestination } from '../visits/public/destinations.ts'

/**
 * Splits a stored row into its destination, in the form of the desk's answers, and its other data.
 */
export function placesOf<Row extends StoredDestination>(
  stored: Row,
): { places: Destined; row: Omit<Row, keyof StoredDestination> } {
  const {
    apartment_id,
    apartment_title,
    employee_id,
    employee_title,
    common_area_id,
    common_area_title,
    ...row
  } = stored
  return {
    places: {
      apartment: named(apartment_id, apartment_title),
      employee: named(employee_id, employee_title),
      area: named(common_area_id, common_area_title),
    },
    row,
  }
}
