import type { TrialBody } from '@portaria/contract/modules/access/access-answers'
import type {
  CredentialKind,
  PersonKind,
} from '@portaria/contract/modules/access/decisions/decision-words'
import type { ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { companyInstant } from '../../../platform/company-day.ts'

/** Credentials that are presented together at most. */
export const CREDENTIALS_MAX = 2

/** A passage as somebody asks for it in the dialog. */
export type TrialInput = {
  readonly point: ComboboxItem | null
  readonly kind: PersonKind
  readonly person: ComboboxItem | null
  /** Null takes that of the point, or its way in. */
  readonly direction: 'in' | 'out' | null
  readonly credentials: readonly CredentialKind[]
  /** The company's local time, `YYYY-MM-DDTHH:MM`; empty for now. */
  readonly at: string
}

/** The credential that people of a kind usually present. */
export const usualCredential = (kind: PersonKind): CredentialKind =>
  kind === 'visitor' ? 'qr' : 'card'

/** Whether a typed moment is complete; an empty one means now. */
export const isMoment = (at: string): boolean =>
  at === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at)

/** Returns the passage as sent; a moment that is not complete must not get here. */
export const trialOf = (input: TrialInput): TrialBody => ({
  point_id: input.point?.value ?? '',
  ...(input.direction !== null && { direction: input.direction }),
  person: { kind: input.kind, id: input.person?.value ?? '' },
  credentials: [...input.credentials],
  ...(input.at !== '' && { at: companyInstant(input.at) }),
})
