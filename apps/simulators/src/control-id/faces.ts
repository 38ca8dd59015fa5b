import { CommandError } from './command.ts'
import { FACE_ERRORS, faceOf, scoresOf } from './face-image.ts'
import type { ObjectStore } from './object-store.ts'

/** The largest picture that a reader takes. */
const MOST_BYTES = 2 * 1_024 * 1_024

/** Prefix of a template: the rest is the person that the face is of. */
const TEMPLATE = 'face of '

export type FaceResult = {
  readonly scores: Readonly<Record<string, number>>
  readonly success: boolean
  readonly errors: readonly { readonly code: number; readonly message: string }[]
}

export type KeptImage = { readonly timestamp: bigint; readonly image: Buffer }

export type FacesOptions = {
  readonly store: () => ObjectStore
  readonly keepsImages: () => boolean
  /** Whether a further face fits. */
  readonly hasRoom: () => boolean
}

/** The faces of a reader: templates in its store, and the pictures that it keeps. */
export class Faces {
  readonly #options: FacesOptions
  readonly #images = new Map<bigint, KeptImage>()

  constructor(options: FacesOptions) {
    this.#options = options
  }

  /** Judges a picture without storing it. */
  test(image: Buffer): FaceResult & { readonly person: string } {
    const face = image.length > MOST_BYTES ? null : faceOf(image)
    if (!face) return { ...resultOf([1], {}), person: '' }
    return { ...resultOf(face.codes, scoresOf(face.codes)), person: face.person }
  }

  /** Enrols a picture as the face of a user, if it is good enough. */
  set(userId: bigint, image: KeptImage, match: boolean): FaceResult {
    const { store, keepsImages, hasRoom } = this.#options
    const { person, ...result } = this.test(image.image)
    if (!result.success) return result
    if (match && this.ownersOf(person).some((owner) => owner !== userId)) {
      return resultOf([3], result.scores)
    }
    const known = store().load('face_templates', { where: { face_templates: { user_id: userId } } })
    if (known.length === 0 && !hasRoom()) throw new CommandError(400, 'Face limit reached')
    store().destroy('face_templates', { face_templates: { user_id: userId } })
    store().create('face_templates', [{ user_id: userId, template: `${TEMPLATE}${person}` }])
    store().modify('users', { image_timestamp: image.timestamp }, { users: { id: userId } })
    if (keepsImages()) this.#images.set(userId, image)
    else this.#images.delete(userId)
    return result
  }

  /** Returns the users who have the face of a person. */
  ownersOf(person: string): readonly bigint[] {
    const where = { face_templates: { template: `${TEMPLATE}${person}` } }
    const found = this.#options.store().load('face_templates', { fields: ['user_id'], where })
    return found.map((row) => BigInt(row['user_id'] ?? 0))
  }

  /** Returns the people whose faces are enrolled, with their users. */
  enrolled(): readonly { readonly person: string; readonly userId: bigint }[] {
    const fields = ['user_id', 'template']
    const found = this.#options.store().load('face_templates', { fields })
    return found.map((row) => ({
      person: String(row['template']).slice(TEMPLATE.length),
      userId: BigInt(row['user_id'] ?? 0),
    }))
  }

  imageOf = (userId: bigint): KeptImage | undefined => this.#images.get(userId)
  images = (): ReadonlyMap<bigint, KeptImage> => this.#images

  /** Removes the picture and the template of users. */
  remove(users: readonly bigint[]): void {
    for (const userId of users) {
      this.#images.delete(userId)
      const where = { face_templates: { user_id: userId } }
      this.#options.store().destroy('face_templates', where)
      this.#options.store().modify('users', { image_timestamp: 0 }, { users: { id: userId } })
    }
  }

  /** Drops the picture of a user who is no more. */
  forget(userId: bigint): void {
    this.#images.delete(userId)
  }

  reset(): void {
    this.#images.clear()
  }
}

function resultOf(codes: readonly number[], scores: FaceResult['scores']): FaceResult {
  return {
    scores,
    success: codes.length === 0,
    errors: codes.map((code) => ({ code, message: FACE_ERRORS[code] ?? 'Unknown error' })),
  }
}
