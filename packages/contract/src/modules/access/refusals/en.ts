import type { SentencesOf } from '../../../texts/problem-text.ts'
import type { accessRefusals } from './refusals.ts'

export const en: SentencesOf<typeof accessRefusals> = {
  pin_not_accepted: 'This PIN cannot be used. Choose another one that is not easy to guess.',
  pin_missing: 'Set the ordinary PIN first.',
  command_waiting:
    'The reader is still carrying out the request before this one. Wait for its result.',
  reader_not_approved:
    'The address of this reader is not approved. Ask the administrators of the platform to approve it.',
  face_term_changed:
    'The text of the consent has changed. Open the screen again and read the current one.',
  face_consent_missing: 'The consent of this person to the use of the photo is missing.',
  face_photo_small: 'The photo is too small. Send one of at least 480 pixels in width and height.',
  face_guardian_consents: 'The guardian consents for a minor.',
  face_guardian_missing: 'The record of this minor names no guardian.',
  face_no_email: 'The record has no e-mail address to which the link can be sent.',
  face_link_over: 'This link has expired. Ask the administration for another.',
  face_company_inactive:
    'This company is inactive in Portaria. By this link the consent can only be withdrawn.',
  face_link_used:
    'This link has been used. By it the consent can only be withdrawn; to consent again or change the photo, ask the administration for another one.',
  already_ordered: 'These points are already under such an order.',
  order_live:
    'Doors are released or entrances locked down. Ask the síndico to end that order before you make the company inactive.',
  interlocked: 'The other door of the interlock was not read as closed. Close it and try again.',
  pardon_over: 'This refusal can no longer be forgiven. Ask the person to try to enter again.',
}
