import { hkdfSync, timingSafeEqual } from 'node:crypto'
import { secretMark } from './secret-mark.ts'
import type { UseOf } from './secret-uses.ts'

/** A key that is kept in the database, so that it outlives the secret from which it derives. */
export type KeptKey = {
  /** The use, and whose it is where it has an owner. */
  readonly purpose: string
  /** The mark of the secret from which it derives. */
  readonly madeBy: string
  /** Whether it is the only key of its purpose. */
  readonly lasts: boolean
  readonly madeAt: Date
  readonly key: Buffer
}

/** The secrets of a server while one of them takes the place of the other, and the kept keys. */
export type ServerSecrets = {
  /** The one that seals and signs. */
  readonly current: string
  /** Another one, which still opens and is still accepted. */
  readonly other?: string | undefined
  readonly kept: readonly KeptKey[]
}

/** The secret of a server: alone, or with another and with kept keys. */
export type ServerSecret = string | ServerSecrets

/** A key, and the mark of the secret from which it derives. */
export type MarkedKey = { readonly mark: string; readonly key: Buffer }

type Derivation = {
  /** The owner, whose name follows that of the use. */
  readonly of?: string
  readonly salt?: string
  readonly bytes?: number
}

/** Returns both secrets of a server, the one that writes first. */
export const secretsOf = (secret: ServerSecret): ServerSecrets =>
  typeof secret === 'string' ? { current: secret, kept: [] } : secret

/** Returns the secret that seals and signs. */
export const currentOf = (secret: ServerSecret): string => secretsOf(secret).current

/** Returns the texts of the secrets that a server has, the current one first. */
export const textsOf = (secret: ServerSecret): [string, ...string[]] => {
  const { current, other } = secretsOf(secret)
  return other === undefined || other === current ? [current] : [current, other]
}

/** Returns the marks of the secrets that a server has, the current one's first. */
export function marksOf(secret: ServerSecret): [string, ...string[]] {
  const [current, ...others] = textsOf(secret)
  return [secretMark(current), ...others.map(secretMark)]
}

/** Returns the one of both secrets that has a mark, without the other; both where neither has it. */
export const secretAlone = (secret: ServerSecret, mark: string): ServerSecret =>
  textsOf(secret).find((text) => secretMark(text) === mark) ?? secret

/** Derives a key from one secret alone. */
export const derivedKey = (
  text: string,
  purpose: string,
  { salt = '', bytes = 32 }: Omit<Derivation, 'of'> = {},
): Buffer => Buffer.from(hkdfSync('sha256', text, salt, purpose, bytes))

/** Returns the name of a kept key. */
export const purposeOf = (use: string, of?: string): string =>
  of === undefined ? use : `${use} ${of}`

/**
 * Returns the keys of a use: the first makes, all of them open and check. Kept ones are for what
 * lies outside the database.
 */
export function keysOf(
  secret: ServerSecret,
  use: UseOf<'sealed' | 'outside' | 'brief'>,
  { salt }: Pick<Derivation, 'salt'> = {},
): readonly [MarkedKey, ...MarkedKey[]] {
  const { current, kept } = secretsOf(secret)
  const made = (text: string): MarkedKey => ({
    mark: secretMark(text),
    key: derivedKey(text, use, { salt }),
  })
  const [, ...others] = textsOf(secret)
  const known = marksOf(secret)
  const earlier = kept
    .filter(({ purpose, madeBy }) => purpose === use && !known.includes(madeBy))
    .map(({ madeBy, key }) => ({ mark: madeBy, key }))
  return [made(current), ...others.map(made), ...earlier]
}

/**
 * Whether one of some keys makes what was given. How long the comparison takes tells nothing of how much
 * of it is right.
 */
export function isMadeByOne<Key>(
  keys: readonly Key[],
  given: Buffer,
  make: (key: Key) => Buffer | string,
): boolean {
  return keys.some((key) => {
    const wanted = Buffer.from(make(key))
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** Returns the key of a use whose key never changes. */
export function lastingKey(
  secret: ServerSecret,
  use: UseOf<'lasting'>,
  { of, bytes }: Omit<Derivation, 'salt'> = {},
): Buffer {
  const { current, kept } = secretsOf(secret)
  const purpose = purposeOf(use, of)
  const found = kept.find((one) => one.lasts && one.purpose === purpose)
  return found?.key ?? derivedKey(current, derivedName(use, of), { bytes })
}

/** Returns the name from which a lasting key derives, which for push messages is an older one. */
export const derivedName = (use: UseOf<'lasting'>, of?: string): string =>
  purposeOf(use === 'keys of push messages' ? 'push' : use, of)

/** Returns the key of a use that changes last, when the older secret goes. */
export const eldestKey = (
  secret: ServerSecret,
  use: UseOf<'eldest'>,
  { of, salt }: Omit<Derivation, 'bytes'> = {},
): Buffer => derivedKey(eldestOf(secret), purposeOf(use, of), { salt })

/** Returns the secret itself as a key, as earlier releases used it. */
export function bareKeys(
  secret: ServerSecret,
  _use: 'invitations',
): readonly [Buffer, ...Buffer[]] {
  const [current, ...others] = textsOf(secret)
  return [Buffer.from(current), ...others.map((text) => Buffer.from(text))]
}

/** Returns the older secret itself as a key, as earlier releases used it. */
export const eldestBareKey = (secret: ServerSecret, _use: 'sign-in throttle'): Buffer =>
  Buffer.from(eldestOf(secret))

/**
 * Whether the secret was changed, or is about to be: values then say which secret sealed them.
 * Before, they do not, since servers of an earlier release read them too (decision 0123).
 */
export function isChanging(secret: ServerSecret): boolean {
  const { kept } = secretsOf(secret)
  const [mine, other] = marksOf(secret)
  return other !== undefined || kept.some(({ madeBy }) => madeBy !== mine)
}

/** Returns the mark of the first secret of an installation, which sealed values without a mark. */
export function firstMark(secret: ServerSecret): string {
  const [first] = secretsOf(secret).kept.toSorted(earlierFirst)
  return first?.madeBy ?? secretMark(currentOf(secret))
}

const earlierFirst = (one: KeptKey, other: KeptKey) => one.madeAt.getTime() - other.madeAt.getTime()

/** Returns the one of both secrets with which the installation wrote first. */
function eldestOf(secret: ServerSecret): string {
  const { current, kept } = secretsOf(secret)
  const written = kept.toSorted(earlierFirst).map(({ madeBy }) => madeBy)
  const known = textsOf(secret).filter((text) => written.includes(secretMark(text)))
  const ranked = known.toSorted(
    (one, other) => written.indexOf(secretMark(one)) - written.indexOf(secretMark(other)),
  )
  return ranked[0] ?? current
}
