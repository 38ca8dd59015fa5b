import type { BulkOutcome } from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { RegisterRecord } from '../record.ts'
import { changeMany, restoreRecord } from '../register-calls.ts'

type Item = { readonly id: string; readonly version: number }

/**
 * The action that undoes each bulk action, and the status that the rows had before. Null stands for
 * restoring removed rows.
 */
const undone: Readonly<Record<string, { by: string; from: RegisterRecord['status'] } | null>> = {
  activate: { by: 'inactivate', from: 'INATIVO' },
  inactivate: { by: 'activate', from: 'ATIVO' },
  delete: null,
}

/**
 * The rows that an action changed, with their new versions; null for an action that cannot be
 * undone.
 */
export function undoableRows(
  action: string,
  selected: readonly RegisterRecord[],
  outcomes: readonly BulkOutcome[],
): Item[] | null {
  const way = undone[action]
  if (way === undefined) return null
  const before = new Map(selected.map(({ id, status }) => [id, status]))
  return outcomes.flatMap(({ id, version }) =>
    version !== null && (way === null || before.get(id) === way.from) ? [{ id, version }] : [],
  )
}

/** Undoes a bulk change. Rows changed since are left, with the reason. */
export async function undoBulkChange(
  register: AnyRegister,
  action: string,
  items: readonly Item[],
): Promise<BulkOutcome[]> {
  const way = undone[action]
  if (way) return changeMany(register, { action: way.by }, items)
  const outcomes: BulkOutcome[] = []
  // Rows are restored one by one, since each is validated with values that the role cannot see.
  for (const { id } of items) outcomes.push(await restored(register, id))
  return outcomes
}

async function restored(register: AnyRegister, id: string): Promise<BulkOutcome> {
  try {
    const { version } = await restoreRecord(register, id)
    return { id, outcome: 'done', code: null, version }
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 0) throw error
    return { id, outcome: 'refused', code: error.code, version: null }
  }
}
