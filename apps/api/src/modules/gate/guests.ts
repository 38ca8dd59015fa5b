import type { Actor } from '@portaria/contract/actors/actor'
import type { RegistersByName } from '@portaria/contract/modules/registers'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { ProblemError } from '../../platform/problem.ts'
import {
  hiddenUnique,
  inRevealingTransaction,
  noteRegistered,
} from '../../register-endpoints/aspects/hidden-values/revealing-writes.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { createRecord } from '../../register-endpoints/write-records.ts'
import type { TypedEntry } from './typed-entry.ts'

export type Guest = {
  /** Also the id of the visit or entry: a repeated call registers nobody twice. */
  id: string
  name: string
  company?: string | null
  plate?: string | null
  document: TypedEntry['document']
}

/**
 * Registers a person at the gate, before their visit and in a transaction of its own, and returns
 * their id. A known document identifies the person, which reveals something and counts like any
 * look-up; a person without a document is provisional. Throws `throttled`.
 */
export async function registerGuest(
  visitors: Machinery<RegistersByName['visitors']>,
  actor: Actor,
  { document, ...values }: Guest,
): Promise<string> {
  const body = { ...values, ...document }
  const fields = hiddenUnique(visitors.register, actor, body)
  try {
    return await inRevealingTransaction(
      visitors,
      actor,
      { fields, body, reveals: ['hits'], atGate: true },
      async (context) => {
        const set = { provisional: document === null }
        const { id, isNew } = await createRecord(visitors, context, body, set)
        if (isNew) await noteRegistered(visitors, context, body)
        return id
      },
    )
  } catch (error) {
    return existingOf(error)
  }
}

/**
 * Does the same inside a transaction that is rolled back: nothing is revealed, so no look-up is
 * counted.
 */
export async function guestInPassing(
  visitors: Machinery<RegistersByName['visitors']>,
  context: TenantContext,
  { document, ...values }: Guest,
): Promise<string> {
  const set = { provisional: document === null }
  try {
    return (await createRecord(visitors, context, { ...values, ...document }, set)).id
  } catch (error) {
    return existingOf(error)
  }
}

/** Returns the person who has the document already; rethrows any other error. */
function existingOf(error: unknown): string {
  const isKnown = error instanceof ProblemError && error.code === 'duplicate'
  const existing = isKnown ? error.details.existing : undefined
  if (existing === undefined) throw error
  return existing.id
}
