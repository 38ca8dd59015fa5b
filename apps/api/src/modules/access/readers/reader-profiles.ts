import {
  type ReaderProfile,
  readerProfiles,
} from '@portaria/drivers/access/control-id/reader-profile'

const profiles: Readonly<Record<string, ReaderProfile>> = readerProfiles

/** Returns the profile of a name; null for none, or one that this server does not know. */
export const profileNamed = (name: string | null): ReaderProfile | null =>
  name !== null && Object.hasOwn(profiles, name) ? (profiles[name] ?? null) : null

/** Returns the name of a model's profile by what a reader or a person calls the model. */
export function profileNameOf(model: string | null): string | null {
  const plain = (model ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')
  const known = Object.keys(profiles).toSorted((a, b) => b.length - a.length)
  return known.find((name) => plain.includes(name.replaceAll('_', ''))) ?? null
}

/** Returns the names of the profiles that a condition names. */
export const readerProfileNames = (isMeant: (profile: ReaderProfile) => boolean): string[] =>
  Object.keys(profiles).filter((name) => {
    const profile = profiles[name]
    return profile !== undefined && isMeant(profile)
  })
