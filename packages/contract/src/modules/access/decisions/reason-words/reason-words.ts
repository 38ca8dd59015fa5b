import type { DenialReason } from '../decision-words.ts'

/** The reasons of refusals in one language, on screens and in reports. */
export type ReasonWords = Readonly<Record<DenialReason, string>>
