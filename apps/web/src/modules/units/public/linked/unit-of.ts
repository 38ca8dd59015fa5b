import { titleFields } from '@portaria/contract/define-register/record-names'
import { registers } from '@portaria/contract/modules/registers'
import { asReference } from '../../../../register-pages/record.ts'
import { listQuery } from '../../../../register-pages/register-queries.ts'

const { apartments, residents } = registers

/**
 * The units that a condomino may read, which are their own; two suffice to know whether there is
 * only one.
 */
export const ownUnitQuery = listQuery(apartments, {
  per_page: '2',
  fields: titleFields(apartments).join(','),
})

/** The units that a resident lives in today. */
export const unitsQuery = (residentId: string) =>
  listQuery(residents, { 'filter[id]': residentId, fields: 'apartment_id' })

/** The only unit in an answer's `apartment`; null for none or several. */
export function onlyUnit(lives: unknown) {
  const units = [lives].flat().flatMap((unit) => asReference(unit) ?? [])
  return units.length === 1 ? (units[0] ?? null) : null
}
