import { titleFields } from '@portaria/contract/define-register/record-names'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import type { QueryClient } from '@tanstack/react-query'
import { type RegisterRecord, recordTitle } from '../../register-pages/record.ts'
import { listQuery } from '../../register-pages/register-queries.ts'

/** Rows requested at once: a person has few units. */
const SHOWN = '20'

/** The units of a resident. */
export const ownUnitsQuery = listQuery(apartments, {
  per_page: SHOWN,
  fields: titleFields(apartments).join(','),
})

/** The value of a form's reference to a unit. */
export const pointerTo = (unit: RegisterRecord) => ({
  id: unit.id,
  title: recordTitle(apartments, unit),
  deleted: false,
})

/**
 * The default unit of a resident who has not chosen one, once it is loaded; undefined if that
 * fails.
 */
export async function firstOwnUnit(client: QueryClient) {
  const found = await client.ensureQueryData(ownUnitsQuery).catch(() => undefined)
  const [first] = found?.data ?? []
  return first && pointerTo(first)
}
