import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an announcement that is read before it is sent',
    edit: {
      file: './receipts.ts',
      find: "OR (${announcement}.state = 'sent' AND ${hasActor",
      replace: 'OR (${hasActor',
    },
  },
  {
    name: 'a sent announcement that is changed',
    edit: {
      file: './behaviour.ts',
      find: "if (!isWritten(before)) throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'an announcement that is read by whom it is not for',
    edit: {
      file: './receipts.ts',
      find: 'AND ${hasActor(storedAudience(announcement), actor)}',
      replace: '',
    },
  },
  {
    name: 'a withdrawn announcement that is read on',
    edit: {
      file: './receipts.ts',
      find: "${announcement}.state IN ('sent', 'expired') AND ${isRecipient",
      replace: '${isRecipient',
    },
  },
  {
    name: 'children among the recipients of an announcement',
    edit: {
      file: './audience.ts',
      find: "AND (${isMinorToday(sql.ref('p'), actor)}) IS NOT TRUE",
      replace: '',
    },
  },
  {
    name: 'an announcement that is sent to nobody',
    edit: {
      file: './behaviour.ts',
      find: "if (count === 0 && context.actor.role !== 'system')\n            throw fieldProblem('audience', 'nobody_addressed')",
      replace: '',
    },
  },
  {
    name: 'an announcement whose end has passed when it is sent',
    edit: {
      file: './behaviour.ts',
      find: '        requireEndAfter(next, new Date())\n',
      replace: '',
    },
  },
  {
    name: 'an announcement that takes the place of none',
    edit: {
      file: './behaviour.ts',
      find: "if (replaced?.['state'] === 'sent')",
      replace: 'if (false as boolean && replaced)',
    },
  },
  {
    name: 'a portion of recipients that is told again',
    tests: ['./announcement-delivery.test.ts'],
    edit: {
      file: './announcement-news.ts',
      find: 'UPDATE announcement_recipients SET delivered_at = now()',
      replace: 'UPDATE announcement_recipients SET delivered_at = NULL',
    },
  },
  {
    name: 'an announcement that is told after it was withdrawn',
    tests: ['./announcement-delivery.test.ts'],
    edit: {
      file: './announcement-jobs.ts',
      find: "AND id = ${announcementId} AND state = 'sent'\n              FOR SHARE",
      replace: 'AND id = ${announcementId}\n              FOR SHARE',
    },
  },
  {
    name: 'an acknowledgement whose first moment is overwritten',
    edit: {
      file: './receipts.ts',
      find: 'AND mine.${sql.ref(column)} IS NULL`)',
      replace: '`)',
    },
  },
  {
    name: 'who was told on paper, written over',
    tests: ['./announcement-proof.test.ts'],
    edit: {
      file: './recipients.ts',
      find: 'AND r.id = ANY(${[...recipients]}::uuid[]) AND r.told_on IS NULL`)',
      replace: 'AND r.id = ANY(${[...recipients]}::uuid[])`)',
    },
  },
  {
    name: 'recipients of another announcement who are told by this one',
    tests: ['./announcement-proof.test.ts'],
    edit: {
      file: './recipients.ts',
      find: 'WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${announcement}\n      AND r.id = ANY',
      replace: 'WHERE r.tenant_id = ${actor.tenantId}\n      AND r.id = ANY',
    },
  },
]
