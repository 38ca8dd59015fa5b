import type { TextOf } from '../../../texts/register-text.ts'
import type { accessSchedules } from './access-schedules.ts'

export const en: TextOf<typeof accessSchedules> = {
  one: 'Access schedule',
  many: 'Access schedules',
  gender: 'm',
  purpose: 'The days and hours at which a rule of access holds, with holidays apart.',
  fields: {
    description: 'Description',
    hours: 'Hours',
    days: 'Days',
    from_time: 'From',
    to_time: 'To',
  },
  help: {
    hours: 'On a holiday only lines marked “Holiday” hold.',
    to_time: 'At its start or before it: it ends on the next day.',
  },
  sections: { times: 'When' },
  choices: {
    days: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
      holiday: 'Holiday',
    },
  },
  refusals: {
    hours_missing: 'Give at least one line of hours.',
    days_missing: 'Choose the days on which these hours hold.',
  },
}
