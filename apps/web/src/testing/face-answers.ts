import {
  type FiledFace,
  faceAnswer,
  filedFaceAnswer,
  ownFacesAnswer,
  type PersonFace,
} from '@portaria/contract/modules/access/faces/face-answers'
import { answer, testId } from './fake-server.ts'

const AT = '2026-11-29T12:00:00.000Z'

const controller = {
  company: 'Condomínio Teste',
  dpo_name: 'Rita Prado',
  dpo_email: 'dados@teste.example',
}

/** The consent that a person gave in their session. */
export const consentOf = (
  more: Partial<NonNullable<PersonFace['consent']>> = {},
): NonNullable<PersonFace['consent']> => ({
  version: '2026-11',
  given_at: AT,
  how: 'session',
  by: 'Ana Lima',
  guardian: null,
  signed_on: null,
  ...more,
})

/** A photo that a reader accepted. */
export const photoOf = (
  more: Partial<NonNullable<PersonFace['photo']>> = {},
): NonNullable<PersonFace['photo']> => ({
  sent_at: AT,
  state: 'good',
  faults: [],
  is_kept: true,
  ...more,
})

/** Makes the face of a resident who has not decided, and has one card. */
export const faceOf = (more: Partial<PersonFace> = {}): PersonFace => ({
  person: { kind: 'resident', id: testId(), name: 'Ana Lima', is_minor: false },
  status: 'none',
  consent: null,
  photo: null,
  readers: { enrolled: 0, wanted: 4 },
  others: { cards: 1, has_pin: false },
  asked_at: null,
  removals: [],
  ...more,
})

/** The same face once its readers hold it. */
export const enrolledOf = (face: PersonFace): PersonFace => ({
  ...face,
  status: 'enrolled',
  consent: consentOf(),
  photo: photoOf(),
  readers: { enrolled: 4, wanted: 4 },
})

/** The same face after its consent was withdrawn, with a reader that has not answered. */
export const withdrawnOf = (face: PersonFace): PersonFace => ({
  ...face,
  status: 'revoked',
  consent: null,
  photo: null,
  readers: { enrolled: 0, wanted: 0 },
  removals: [
    { reader: 'Leitor da garagem', part: 'face', asked_at: AT, gone_at: null },
    { reader: 'Leitor social', part: 'face', asked_at: AT, gone_at: '2026-11-29T12:00:02.000Z' },
  ],
})

/** Answers with a person's own faces. */
export const facesAnswered = (...people: PersonFace[]) =>
  answer(ownFacesAnswer, { data: { controller, people } })

/** Answers with one face after a change. */
export const faceAnswered = (face: PersonFace) => answer(faceAnswer, { data: face })

/** Answers with the face and its evidence. */
export const filedAnswered = (face: PersonFace, more: Partial<FiledFace> = {}) =>
  answer(filedFaceAnswer, { data: { ...face, controller, past: [], may_write: true, ...more } })
