import { titleFields } from '@portaria/contract/define-register/record-names'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import type { QueryClient } from '@tanstack/react-query'
import { type RegisterRecord, recordTitle } from '../../register-pages/record.ts'
import { listQuery } from '../../register-pages/register-queries.ts'

/** Units of one person are few. */
const SHOWN = '20'

/** The units of a resident. */
export const ownUnitsQuery = listQuery(apartments, {
  per_page: SHOWN,
  fields: titleFields(apartments).join(','),
})

/** A unit as a form refers to it. */
export const pointerTo = (unit: RegisterRecord) => ({
  id: unit.id,
  title: recordTitle(apartments, unit),
  deleted: false,
})

/** The unit that a resident who has chosen none means, once it is read; none where it cannot be. */
export async function firstOwnUnit(client: QueryClient) {
  const found = await client.ensureQueryData(ownUnitsQuery).catch(() => undefined)
  const [first] = found?.data ?? []
  return first && pointerTo(first)
}
