import type { DenialReason } from './decision-words.ts'

/** Denials at a point by the reasons for which a pass lets nobody in. */
const denials: { readonly [refusal: string]: DenialReason } = {
  pass_not_yet: 'not_yet',
  pass_expired: 'expired',
  pass_used_up: 'used_up',
  pass_wrong_day: 'schedule',
  pass_wrong_hour: 'schedule',
  pass_holiday: 'holiday',
}

/** Returns the denial for a refused pass; a withdrawn one, or one whose giver left, is revoked. */
export const denialOfPass = (refusal: string | null): DenialReason | null =>
  refusal === null ? null : (denials[refusal] ?? 'revoked')
