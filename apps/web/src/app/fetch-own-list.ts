import { currentSession } from '../platform/session/session.store.ts'
import { ownLists } from './modules.ts'
import type { RegisterAddress } from './register-routes.ts'

/**
 * Loads the page that replaces a register's list for the role, if there is one; resolves to whether
 * there is.
 */
export async function fetchOwnList({ page, register, view }: RegisterAddress): Promise<boolean> {
  const role = currentSession().user?.type_flag
  const own = page === 'list' && !view && role ? ownLists[register]?.[role] : undefined
  await own?.fetch()
  return own !== undefined
}
