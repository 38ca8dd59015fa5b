import { currentSession } from '../platform/session/session.store.ts'
import { ownLists } from './modules.ts'
import type { RegisterAddress } from './register-routes.ts'

/** Fetches the page that stands in place of a register's list, where there is one for the role; whether there is. */
export async function fetchOwnList({ page, register, view }: RegisterAddress): Promise<boolean> {
  const role = currentSession().user?.type_flag
  const own = page === 'list' && !view && role ? ownLists[register]?.[role] : undefined
  await own?.fetch()
  return own !== undefined
}
