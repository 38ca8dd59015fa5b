import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'

/** The current block of a visitor; `until` is null if it has no end. */
export type VisitorBlock = { by: string | null; at: string; until: string | null }

/** Reads the block from a visitor's record; null without one. */
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
