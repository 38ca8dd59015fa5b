import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
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
    name: 'what former residents booked, shown to who lives there now',
    tests: ['./events.test.ts'],
    edit: {
      file: '../../units/public/own-units.ts',
      find: "AND ${livesToday(sql.ref('o'), todayOf(actor))})))`",
      replace: ')))`',
    },
  },
  {
    name: 'the reservations of others in a resident’s calendar',
    tests: ['./event-calendar.test.ts'],
    edit: {
      file: '../event-rows/seen-events.ts',
      find: "actor.role === 'condomino'",
      replace: "actor.role !== 'condomino'",
    },
  },
  {
    name: 'a request that is changed after it has lapsed',
    tests: ['../../../timed-ends.test.ts'],
    only: 'a request that nobody answered is approved no more, nor changed',
    edit: {
      file: './behaviour.ts',
      find: 'over.includes(eventStateAt(before, now))',
      replace: 'over.includes(before.state)',
    },
  },
  {
    name: 'a link for calendar programs that is read without end',
    tests: ['./event-calendar.test.ts'],
    edit: {
      file: './calendar-feed.service.ts',
      find: 'reads.allow(link)',
      replace: '',
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
]
