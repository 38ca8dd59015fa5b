import * as z from 'zod/mini'
import { moment, typedDay } from '../../../schemas/api-components.ts'
import { facialStatuses } from '../../people/residents/facial-statuses.ts'
import { consentWays, facePeople, facePhotoStates, photoFaults } from './face-words.ts'
import { readerRemoval } from './reader-removal.ts'

/** The live consent of a person; the text stays with the server as the proof. */
const faceConsent = z.object({
  version: z.string(),
  given_at: moment,
  how: z.enum(consentWays),
  /** Who gave it in a session, or filed the paper; null by link. */
  by: z.nullable(z.string()),
  /** The guardian, where the person is a minor. */
  guardian: z.nullable(z.string()),
  /** The day on a signed paper. */
  signed_on: z.nullable(z.string()),
})

const facePhoto = z.object({
  sent_at: moment,
  state: z.enum(facePhotoStates),
  faults: z.array(z.enum(photoFaults)),
  /** Whether the server still has it. */
  is_kept: z.boolean(),
})

/** The face of a person: what they agreed to, and what readers hold. */
const personFace = z.object({
  person: z.object({
    kind: z.enum(facePeople),
    id: z.uuid(),
    name: z.string(),
    is_minor: z.boolean(),
  }),
  status: z.enum(facialStatuses),
  consent: z.nullable(faceConsent),
  photo: z.nullable(facePhoto),
  /** Readers that recognise the person, of those that shall. */
  readers: z.object({ enrolled: z.int(), wanted: z.int() }),
  /** What opens the same doors. */
  others: z.object({ cards: z.int(), has_pin: z.boolean() }),
  /** When a letter with a link was sent last. */
  asked_at: z.nullable(moment),
  /** Removals since the last consent was withdrawn or the person left; the newest first. */
  removals: z.array(readerRemoval),
  /** By a letter's link: why it only withdraws by now, null while it does more (access §64, §67). */
  link_refusal: z.optional(z.nullable(z.enum(['face_link_used', 'face_company_inactive']))),
})

/** Who keeps the data, as the term names them. */
const controller = z.object({
  company: z.string(),
  dpo_name: z.nullable(z.string()),
  dpo_email: z.nullable(z.string()),
})

/** `GET /me/faces` and `GET /face-links/{token}`: the own face, and those of minors in one's care. */
export const ownFacesAnswer = z.object({
  data: z.object({ controller, people: z.array(personFace) }),
})

/** The face of one person, after a change as well. */
export const faceAnswer = z.object({ data: personFace })

/** `GET /faces/{kind}/{id}`. */
export const filedFaceAnswer = z.object({
  data: z.extend(personFace, {
    controller,
    /** Earlier consents, the newest first. */
    past: z.array(
      z.extend(faceConsent, {
        how: z.enum([...consentWays, 'record']),
        withdrawn_at: moment,
        withdrawn_how: z.enum([...consentWays, 'departure', 'replaced']),
      }),
    ),
    /** Whether the person, or a minor's guardian, has an address to which a letter can go. */
    may_write: z.boolean(),
  }),
})

export const facePath = z.strictObject({ kind: z.enum(facePeople), id: z.uuid() })

/** Consent by the person: to the text of a version in a language. */
export const consentBody = z.strictObject({
  version: z.string().check(z.maxLength(40)),
  language: z.enum(['pt', 'en', 'es', 'ar']),
})

/** Consent on a signed paper, whose picture or scan is an own upload. */
export const filedConsentBody = z.extend(consentBody, {
  signed_on: typedDay,
  paper_file_id: z.uuid(),
})

/** A withdrawal that a síndico files; the paper may be missing, since none is needed to withdraw. */
export const filedWithdrawalBody = z.strictObject({ paper_file_id: z.optional(z.uuid()) })

/** A link to the photo, valid for minutes and recorded in the trail. */
export const photoLinkAnswer = z.object({ data: z.object({ url: z.string() }) })

export type PersonFace = z.infer<typeof personFace>
export type OwnFaces = z.infer<typeof ownFacesAnswer>['data']
export type FiledFace = z.infer<typeof filedFaceAnswer>['data']
export type ConsentBody = z.infer<typeof consentBody>
export type FiledConsentBody = z.infer<typeof filedConsentBody>
export type FaceController = z.infer<typeof controller>
export type FiledWithdrawalBody = z.infer<typeof filedWithdrawalBody>

/** `GET /face-photos/{id}`: the parts of a signed link. */
export const facePhotoQuery = z.strictObject({
  tenant: z.uuid(),
  expires: z.string().check(z.regex(/^\d{1,16}$/)),
  signature: z.string().check(z.maxLength(100)),
})

/** The token of a letter's link. */
export const faceLinkPath = z.strictObject({ token: z.string().check(z.maxLength(200)) })
