import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Muster list',
  text: 'Whom to look for in an emergency, by unit. Residents are not counted; how many live in each unit stands beside it.',
  at: 'At {{at}}, {{zone}}',
  people_one: '{{count}} visitor inside',
  people_other: '{{count}} visitors inside',
  unconfirmed_one: '{{count}} not confirmed',
  unconfirmed_other: '{{count}} not confirmed',
  residents_one: '{{count}} resident',
  residents_other: '{{count}} residents',
  notConfirmed: 'Not confirmed',
  building: 'Where to look',
  print: 'Print',
  none: 'No visitor to look for.',
  found: '{{found}} of {{all}} found',
  tick: '{{name}} was found',
  since: 'since {{at}}',
  with_one: 'and {{count}} more person',
  with_other: 'and {{count}} more people',
}
