import { sql } from 'kysely'
import { todayOf } from '../../domain/occupancies.ts'
import { fieldProblem } from '../../platform/problem.ts'
import type { RegisterBehaviour } from '../../register-endpoints/register-behaviour.ts'
import { sameValue, type UntypedRow } from '../../register-endpoints/untyped-row.ts'

type OwnedRow = { readonly id?: string; readonly [field: string]: unknown }

const rowsOf = (row: UntypedRow | null, name: string) => (row?.[name] ?? []) as readonly OwnedRow[]

/**
 * Providers beyond their definition: a provider adds documents and changes none (domain.md section 2),
 * and whoever may not read a technician's documents does not clear them by sending the row back.
 */
export const serviceProvidersBehaviour: RegisterBehaviour = {
  async beforeWrite({ actor }, next, before) {
    if (actor.role === 'service_provider') {
      const sent = rowsOf(next, 'documents')
      const isThere = (one: OwnedRow) =>
        sent.some((other) => other.id === one.id && sameValue(one, other))
      if (!rowsOf(before, 'documents').every(isThere))
        throw fieldProblem('documents', 'not_allowed')
    }
    const released = next['approval'] !== 'blocked' && before?.['approval'] === 'blocked'
    const row = released ? { ...next, block_reason: null } : next
    if (actor.role !== 'funcionario' || before === null) return row
    return { ...row, technicians: withKeptDocuments(rowsOf(row, 'technicians'), before) }
  },

  marks: {
    // What a resident reads of a provider says nothing of its papers.
    documents_expired: (row, actor) =>
      actor.role === 'condomino'
        ? sql`false`
        : sql`EXISTS (
            SELECT 1 FROM service_provider_documents d
            WHERE d.tenant_id = ${row}.tenant_id AND d.service_provider_id = ${row}.id
              AND d.expires_on < ${todayOf(actor)})`,
  },
}

function withKeptDocuments(sent: readonly OwnedRow[], before: UntypedRow): OwnedRow[] {
  const known = new Map(rowsOf(before, 'technicians').map((one) => [one.id, one]))
  return sent.map((one) => {
    const stored = known.get(one.id)
    return {
      ...one,
      cpf: one['cpf'] ?? stored?.['cpf'] ?? null,
      document: one['document'] ?? stored?.['document'] ?? null,
    }
  })
}
