import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Calendar',
  new: 'New event',
  view: 'View',
  views: {
    month: 'Month',
    week: 'Week',
    day: 'Day',
    list: 'List',
  },
  today: 'Today',
  back: 'Previous',
  next: 'Next',
  none: 'No events on these days',
  more: '{{count}} more',
  moved: 'Event moved',
  form: {
    edit: 'Event',
    title: 'Name',
    allDay: 'All day',
    start: 'Start',
    end: 'End',
    lastDay: 'Last day',
    firstDay: 'First day',
    desc: 'Description',
    save: 'Save event',
    delete: 'Delete event',
  },
  removed: 'Event deleted',
  rule: {
    title: 'Write the name of the event.',
    day: 'Write the day as 31/12/2026.',
    moment: 'Write day and time as 31/12/2026 18:00.',
    order: 'The end comes after the start.',
  },
}
