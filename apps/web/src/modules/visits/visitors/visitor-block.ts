import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'

/** How a visitor is blocked now; `until` is null where it has no end. */
export type VisitorBlock = { by: string | null; at: string; until: string | null }

/** The block of a visitor's record; null where there is none. */
export function blockIn(record: RegisterRecord): VisitorBlock | null {
  const { block } = record
  if (!isObject(block) || typeof block['at'] !== 'string') return null
  const { by, at, until } = block
  return {
    at,
    by: typeof by === 'string' ? by : null,
    until: typeof until === 'string' ? until : null,
  }
}
