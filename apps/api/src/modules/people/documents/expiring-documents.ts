import type { InboxSubject } from '@portaria/contract/notifications/inbox-kinds'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'
import { membersWithRole, notify } from '../../notices/public/notifications.ts'
import { isAtWork } from '../public/employees.ts'
import { SOON_DAYS } from './document-terms.ts'

/** Days before the end of a document when a notice goes out, the last one on the day itself. */
const STAGES = [SOON_DAYS, 7, 0] as const

/** Days after its end when a document is no longer news: the lists have a view of them. */
const PAST_DAYS = 30

type Expiring = {
  id: string
  register: InboxSubject<'document_expiring'>['register']
  subject_id: string
  holder: string
  document: string
  on: string
  days: number
  /** The provider's own logins. */
  own: string[]
}

/**
 * Notifies the síndicos, and a provider itself, of documents that end soon or have ended: once for
 * each stage. The next day makes up for a day on which no server ran.
 */
export async function tellOfExpiringDocuments(context: TenantContext): Promise<void> {
  const expiring = await expiringDocuments(context)
  if (expiring.length === 0) return
  const sindicos = await membersWithRole(context, ['sindico'])
  for (const { id, register, subject_id, holder, document, on, days, own } of expiring) {
    const stage = STAGES.findLast((each) => days <= each)
    if (stage === undefined) continue
    await notify(context, {
      kind: 'document_expiring',
      recipients: [...sindicos, ...own],
      subject: { register, id: subject_id },
      words: { holder, document, on },
      // The key contains the end of the document: with a later end it counts as another document.
      key: `${id} ${on} ${stage}`,
    })
  }
}

/** Documents of active providers, and driving licences of active employees, within the stages. */
function expiringDocuments({ queries, actor: { tenantId } }: TenantContext): Promise<Expiring[]> {
  return queries.all(sql<Expiring>`
    WITH today AS MATERIALIZED (SELECT tenant_today(${tenantId}) AS day),
    documents AS (
      SELECT d.id, 'service-providers' AS register, p.id AS subject_id,
        coalesce(p.social_name, p.name) AS holder, d.document_kind AS document, d.expires_on,
        array(
          SELECT m.user_id FROM memberships m
          WHERE m.tenant_id = p.tenant_id AND m.provider_id = p.id AND m.deleted_at IS NULL
        ) AS own
      FROM service_provider_documents d
      JOIN service_providers p ON p.tenant_id = d.tenant_id AND p.id = d.service_provider_id
      WHERE p.tenant_id = ${tenantId} AND p.status = 'ATIVO' AND p.deleted_at IS NULL
      UNION ALL
      SELECT e.id, 'employees', e.id, coalesce(e.social_name, e.name), 'driving_licence',
        e.cnh_expires_on, '{}'
      FROM employees e
      WHERE e.tenant_id = ${tenantId} AND ${isAtWork(sql.ref('e'))}
    )
    SELECT id, register, subject_id, holder, document, to_char(expires_on, 'YYYY-MM-DD') AS on,
      expires_on - day AS days, own
    FROM documents, today
    WHERE expires_on BETWEEN day - ${sql.lit(PAST_DAYS)} AND day + ${sql.lit(STAGES[0])}
    ORDER BY expires_on, id`)
}

const TASK = 'tell_of_expiring_documents'

export const documentTasks: Tasks = {
  [TASK]: {
    scope: 'tenant',
    run: ({ database, actor }) => database.inTenant(actor, tellOfExpiringDocuments),
  },
}

/** Seven in the morning in Brasília, before the office opens. */
export const documentSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '0 10 * * *', data: { task: TASK } },
]
