import type { pt } from './pt.ts'

export const en: typeof pt = {
  pageTitle: 'Home',
  morning: 'Good morning, {{name}}',
  afternoon: 'Good afternoon, {{name}}',
  evening: 'Good evening, {{name}}',
  needsYou: 'Needs you',
  nothing: 'Nothing waits for you now.',
  pending_one: '{{count}} entry in {{things}} waits for your approval',
  pending_other: '{{count}} entries in {{things}} wait for your approval',
  review: 'Review',
  firstSteps: 'First steps',
  firstStepsText: 'Enter these in order: each step uses the one before.',
  stepDone: '{{count}} in {{things}}',
  stepNone: 'Nothing in {{things}} yet',
  start: 'Start',
  quick: 'Quick actions',
  add: 'Add: {{thing}}',
  failed: 'What waits for you could not be read',
  profile: 'See my profile',
}
