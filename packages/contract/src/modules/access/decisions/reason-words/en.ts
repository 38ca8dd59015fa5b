import type { ReasonWords } from './reason-words.ts'

export const en: ReasonWords = {
  unknown: 'Unknown credential',
  blocked: 'Blocked person',
  not_yet: 'Not valid yet',
  expired: 'No longer valid',
  schedule: 'Outside the hours',
  holiday: 'Not valid on holidays',
  wrong_point: 'No rule for this point',
  used_up: 'Invitation already used',
  revoked: 'Access cancelled',
  lost_card: 'Lost card',
  no_consent: 'No consent for the face',
  passback: 'Entered and did not leave',
  interlock: 'Another door is open',
  lockdown: 'Entrances closed',
  error: 'No decision possible',
}
