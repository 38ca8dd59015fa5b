import { registers } from '@portaria/contract/modules/registers'
import { firstData } from '../platform/first-data.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { currentSession } from '../platform/session/session.store.ts'
import { openingOf, readOpened } from '../register-pages/list/list-opening.ts'
import { listParams } from '../register-pages/list/list-state.ts'
import { hiddenAt, hiddenColumns } from '../register-pages/list/list-view.ts'
import { shownFields } from '../register-pages/list-fields.ts'
import { listQuery } from '../register-pages/register-queries.ts'
import type { RegisterAddress } from './register-routes.ts'

/** Fetches the rows of a list before its page renders, and waits for them briefly. */
export async function fetchFirstRows(found: RegisterAddress, search: string): Promise<void> {
  const register = found.view?.definition ?? registers[found.register]
  const { tenantId, user } = currentSession()
  const hasRows = tenantId !== null || register.scope !== 'tenant'
  if (found.page !== 'list' || !hasRows || user === null) return
  const role = user.type_flag
  const state = readOpened(search, openingOf(register, role))
  const hidden = hiddenAt(register, state, hiddenColumns(register, role))
  const fields = shownFields(register, role, hidden)
  const params = { ...listParams(state), ...found.view?.filters, fields }
  await firstData(currentQueryClient().prefetchQuery(listQuery(register, params)))
}
