import type { Actor } from '@portaria/contract/actor'
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
  /** Of the visit or entry as well: a repeated call registers nobody twice. */
  id: string
  name: string
  company?: string | null
  plate?: string | null
  document: TypedEntry['document']
}

/**
 * Registers somebody who is at the gate, before their visit and in a transaction of its own, and answers
 * their id. A document that is known already is the person's own, which shows something and is counted
 * like any look-up; who showed none is provisional. Throws `throttled`.
 */
export async function registerGuest(
  visitors: Machinery,
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
 * The same inside a transaction that will be taken back: nothing is shown, so that no look-up is counted.
 */
export async function guestInPassing(
  visitors: Machinery,
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

/** The person whose document it is already; throws what is anything else. */
function existingOf(error: unknown): string {
  const isKnown = error instanceof ProblemError && error.code === 'duplicate'
  const existing = isKnown ? error.details.existing : undefined
  if (existing === undefined) throw error
  return existing.id
}
