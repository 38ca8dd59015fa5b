/** Kinds of people whom rules name. */
export const personKinds = ['resident', 'employee', 'provider', 'visitor'] as const

export type PersonKind = (typeof personKinds)[number]

/** Kinds of credentials that a person presents at a point (access §7). */
export const credentialKinds = ['card', 'tag', 'qr', 'pin', 'face', 'plate'] as const

export type CredentialKind = (typeof credentialKinds)[number]

/** Reasons for which a point refuses somebody: a closed list (access §8). */
export const denialReasons = [
  'unknown',
  'blocked',
  'not_yet',
  'expired',
  'schedule',
  'holiday',
  'wrong_point',
  'used_up',
  'revoked',
  'lost_card',
  'no_consent',
  'passback',
  'interlock',
  'lockdown',
  'error',
] as const

export type DenialReason = (typeof denialReasons)[number]

/** Marks of a passage that was granted, and that somebody looks at (access §4). */
export const passageMarks = [...denialReasons, 'minor_alone', 'duress'] as const

export type PassageMark = (typeof passageMarks)[number]

/** Facts about an attempt at a point, each a row of its own (access §9). */
export const accessFacts = [
  'granted',
  'denied',
  'pending',
  'taken',
  'not_taken',
  'forced',
  'held',
  'exit_button',
  'opened',
] as const

export type AccessFact = (typeof accessFacts)[number]
