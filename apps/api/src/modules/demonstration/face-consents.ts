import { FACE_TERM_VERSION } from '@portaria/contract/modules/access/faces/face-terms/face-term'
import { faceTerms } from '@portaria/contract/modules/access/faces/face-terms/face-terms'
import type { FaceConsent } from './resident-details.ts'
import type { SitePlan } from './site-plan.ts'

/** A row of `face_consents`: given and withdrawn by the link of a letter. */
export type FaceConsentRow = FaceConsent & {
  term_version: string
  term_language: 'pt'
  term_text: string
  given_how: 'link'
  withdrawn_how: 'link' | null
}

/** Completes consents to the use of faces with the text that was agreed to. */
export function faceConsentsOf(
  { tenant }: SitePlan,
  consents: readonly FaceConsent[],
): FaceConsentRow[] {
  const { title, paragraphs } = faceTerms.pt
  const company = tenant.fantasy_name ?? tenant.legal_name
  const text = paragraphs({
    company,
    dpo_name: tenant.dpo_name ?? null,
    dpo_email: tenant.dpo_email ?? null,
  })
  return consents.map((consent) => ({
    ...consent,
    term_version: FACE_TERM_VERSION,
    term_language: 'pt',
    term_text: [title, ...text].join('\n\n'),
    given_how: 'link',
    withdrawn_how: consent.withdrawn_at === null ? null : 'link',
  }))
}
