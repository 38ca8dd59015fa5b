import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  kind: 'Why they come',
  company: 'Company',
  provider: 'Provider',
  noProvider: 'No registered provider',
  providerText: 'Search by name, or tick that no registered provider sends them.',
  blocked: 'The unit is asked only after you give a reason.',
  officialText:
    'An authority does not wait: the entry is recorded at once, and the unit is not told.',
  shoot: 'Take photo and record',
  title: 'Record visit',
  known: 'Registered visitor',
  name: 'Name of who arrived',
  send: 'Record arrival',
  change: 'Somebody else',
  photo: 'Photo',
}
