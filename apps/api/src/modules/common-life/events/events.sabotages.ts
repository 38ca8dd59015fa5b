import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a quota that several count at the same moment',
    tests: ['./events.test.ts'],
    edit: {
      file: './booking-terms.ts',
      find: 'ORDER BY a.id FOR NO KEY UPDATE`)',
      replace: 'ORDER BY a.id`)',
    },
  },
  {
    name: 'a reservation that keeps no buffers',
    tests: ['./events.test.ts'],
    edit: {
      file: './blocks.ts',
      find: 'const { from, to } = blockedSpan(terms, timeOf(event))',
      replace: 'const { from, to } = timeOf(event)',
    },
  },
  {
    name: 'a reservation that is changed without being judged again',
    tests: ['./event-changes.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: 'if (!isJudged(before, next)) {',
      replace: 'if (before) {',
    },
  },
  {
    name: 'a request that holds its time for ever',
    tests: ['./events.test.ts'],
    edit: {
      file: './event-jobs.ts',
      find: "return at <= soon ? { step: 'lapse', at: null } : { step: null, at }",
      replace: 'return { step: null, at }',
    },
  },
  {
    name: 'a request that holds no time',
    tests: ['./events.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (row['state'] === 'waiting') await",
      replace: "if (row['state'] !== 'approved') await",
    },
  },
  {
    name: 'a landlord who books a unit that is let',
    tests: ['./events.test.ts'],
    edit: {
      file: './booking.ts',
      find: "AND (o.relation <> 'landlord' OR NOT EXISTS (",
      replace: 'AND (true OR NOT EXISTS (',
    },
  },
  {
    name: 'a late cancellation that is forgotten',
    tests: ['./events.test.ts'],
    edit: {
      file: './booking.ts',
      find: "OR (${terms.late_cancel_counts === true} AND e.state = 'cancelled' AND e.cancelled_late)",
      replace: 'OR false',
    },
  },
  {
    name: 'what former residents booked, shown to who lives there now',
    tests: ['./events.test.ts'],
    edit: {
      file: '../../units/public/own-units.ts',
      find: "AND ${livesToday(sql.ref('o'), todayOf(actor))})))`",
      replace: ')))`',
    },
  },
  {
    name: 'a waiting list that nobody is offered from',
    tests: ['./waiting.test.ts'],
    edit: { file: './event-jobs.ts', find: 'ORDER BY e.created_at, e.id', replace: 'LIMIT 0' },
  },
  {
    name: 'an offer that holds its time for half a day, however soon that is',
    tests: ['./waiting.test.ts'],
    edit: {
      file: './booking.ts',
      find: 'Math.min(OFFER_HOURS * HOUR, left / 2)',
      replace: 'OFFER_HOURS * HOUR',
    },
  },
  {
    name: 'the reservations of others in a resident’s calendar',
    tests: ['./event-calendar.test.ts'],
    edit: {
      file: './seen-events.ts',
      find: "actor.role === 'condomino'",
      replace: "actor.role !== 'condomino'",
    },
  },
  {
    name: 'a link for calendar programs that outlives its renewal',
    tests: ['./event-calendar.test.ts'],
    edit: {
      file: './calendar-feed.service.ts',
      find: '|| !read.isOf(holder.generation)',
      replace: '',
    },
  },
  {
    name: 'a link for calendar programs of somebody whose access has ended',
    tests: ['./event-calendar.test.ts'],
    edit: {
      file: './calendar-feed.service.ts',
      find: 'AND m.tenant_id = f.tenant_id AND ${liveMembership} AND ${liveUser}',
      replace: 'AND m.tenant_id = f.tenant_id',
    },
  },
  {
    name: 'buffers that change without a second look at what stands',
    tests: ['./area-changes.test.ts'],
    edit: {
      file: './event-jobs.ts',
      find: 'await holdTime(context, row, terms)',
      replace: 'return',
    },
  },
]
