/** Kinds of people who may enrol their face. */
export const facePeople = ['resident', 'employee', 'provider'] as const

export type FacePerson = (typeof facePeople)[number]

/** Ways in which consent is given or withdrawn by a person (access §37). */
export const consentWays = ['session', 'link', 'paper'] as const

/** States of a photo: it waits for a reader's test, passed it, or was refused and removed. */
export const facePhotoStates = ['testing', 'good', 'refused'] as const

/** What a reader found wrong with a photo; `other` for a code that this version does not know. */
export const photoFaults = [
  'not_an_image',
  'no_face',
  'face_exists',
  'not_centred',
  'too_far',
  'too_near',
  'pose',
  'not_sharp',
  'at_border',
  'other',
] as const

/** Days for which a link by letter is valid. */
export const FACE_LINK_DAYS = 30

/** Longer side of the photo that is sent, in pixels, and its least shorter side. */
export const FACE_PHOTO = { longest: 1_200, least: 480 } as const
