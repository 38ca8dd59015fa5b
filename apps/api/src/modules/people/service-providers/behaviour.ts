import { serviceProviders } from '@portaria/contract/modules/people/service-providers/service-providers'
import { numberForms } from '@portaria/contract/value-types/national-ids'
import { sql } from 'kysely'
import { fieldProblem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { sameValue } from '../../../register-endpoints/untyped-row.ts'
import { expiresSoon, hasExpired } from '../documents/document-terms.ts'

type Row = RowOf<typeof serviceProviders>
type Documents = Row['documents']
type Technicians = Row['technicians']

/** The forms of a number in free text: with the word for its paper before it, or without. */
const writtenForms = (number: string): string[] =>
  ['', 'RG', 'CNH', 'CRNM', 'RNM', 'RNE', 'DNI', 'CI', 'RUN', 'RUT', 'PASSAPORTE'].flatMap((word) =>
    numberForms(number).map((form) => word + form),
  )

/**
 * Providers beyond their definition. A provider adds documents, but cannot change any
 * (accounts §13). A person who may not read a technician's documents does not clear them by sending the row
 * back.
 */
export const serviceProvidersBehaviour = defineBehaviour(serviceProviders, {
  foundBy: {
    field: 'technicians',
    words: (matches, { tenantId }) => {
      const name = sql`search_normal(t.name)`
      const all = sql.join(
        matches.map((one) => one(name)),
        sql` AND `,
      )
      return sql`SELECT t.service_provider_id AS row_id, t.name FROM service_provider_technicians t
        WHERE t.tenant_id = ${tenantId} AND ${all}`
    },
    document: (value, { tenantId }) => sql`
      SELECT t.service_provider_id AS row_id, t.name FROM service_provider_technicians t
      WHERE t.tenant_id = ${tenantId} AND (t.cpf = ${value}
        OR regexp_replace(upper(t.document), '[^A-Z0-9]', '', 'g') = ANY(${writtenForms(value)}::text[]))`,
  },

  async beforeWrite({ actor }, next, before) {
    if (actor.role === 'service_provider') {
      return { ...next, documents: withAdded(before?.documents ?? [], next.documents) }
    }
    const released = next.approval !== 'blocked' && before?.approval === 'blocked'
    const row = released ? { ...next, block_reason: null } : next
    if (actor.role !== 'funcionario' || before === null) return row
    return { ...row, technicians: withKeptDocuments(row.technicians, before) }
  },

  values: {
    documents_expired: hasExpired,
    documents_expiring: expiresSoon,
  },
})

/** Returns the stored documents, even if they were not sent, followed by the new ones. */
function withAdded(stored: Documents, sent: Documents): Documents {
  const known = new Map(stored.map((one) => [one.id, one]))
  for (const one of sent) {
    const before = known.get(one.id)
    if (before && !sameValue(before, one)) throw fieldProblem('documents', 'not_allowed')
  }
  return [...stored, ...sent.filter(({ id }) => !known.has(id))]
}

function withKeptDocuments(sent: Technicians, before: Row): Technicians {
  const known = new Map(before.technicians.map((one) => [one.id, one]))
  return sent.map((one) => {
    const stored = known.get(one.id)
    return {
      ...one,
      cpf: one.cpf ?? stored?.cpf ?? null,
      document: one.document ?? stored?.document ?? null,
    }
  })
}
