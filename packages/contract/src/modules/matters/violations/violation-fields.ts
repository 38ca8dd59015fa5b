import { choice, image, longText, moment, text } from '../../../define-register/field.ts'

/** States of a violation before the decision. */
export const openViolationStates = ['draft', 'notified', 'answering', 'defended'] as const

/** States of a decided violation: its letter is on the way, or was received. */
export const decidedViolationStates = ['decided', 'closed'] as const

/** Decisions on a violation. */
export const violationOutcomes = ['dismissed', 'warned', 'fined'] as const

/** Ways in which a letter reached its recipient. */
export const receiptWays = ['in_person', 'registered_mail', 'notary', 'portal', 'refused'] as const

/**
 * Limits of a fine in monthly contributions of the unit: usually, and by decision of an assembly
 * (Civil Code 1.336, 1.337).
 */
export const FINE_TIMES = { usual: 5, byAssembly: 10 } as const

/** A letter whose text the server wrote once, with its digest (SHA-256) and its receipt. */
export const letter = {
  text: longText({ max: 60_000, readOnly: true }),
  digest: text({ max: 64, readOnly: true }),
  receivedAt: moment({ readOnly: true }),
  receivedHow: choice(receiptWays, { readOnly: true }),
  receivedBy: text({ max: 120, readOnly: true }),
  receipt: image({ whole: true, readOnly: true }),
}
