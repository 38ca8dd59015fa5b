import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import { eraseValues } from '../../../register-endpoints/erase-values.ts'

/**
 * The proof of an announcement, with recipients and times of reading, is erased after its term. The
 * announcement itself names no recipient, and stays. An announcement that has not ended is part of
 * an open matter.
 */
export const announcementsRule: RetentionRule = {
  kind: 'announcements',
  table: 'announcements',
  days: ({ announcements_days }) => announcements_days,
  overdue: (tenantId, days) => sql`
    SELECT a.id, a.sent_at AS since,
      CASE WHEN a.state = 'sent' AND a.valid_until > now() THEN 'open_announcement' END AS held
    FROM announcements a
    WHERE a.tenant_id = ${tenantId} AND a.erased_at IS NULL
      AND a.sent_at < now() - make_interval(days => ${days})`,
  async erase(context, ids, dropFiles) {
    const { queries, actor } = context
    await queries.count(sql`
      DELETE FROM announcement_recipients
      WHERE tenant_id = ${actor.tenantId} AND announcement_id = ANY(${[...ids]}::uuid[])`)
    await eraseValues(context, ids, dropFiles, {
      register: announcements,
      fields: ['withdraw_reason'],
      set: sql`erased_at = now(), version = version + 1`,
      pictures: [],
    })
  },
}
