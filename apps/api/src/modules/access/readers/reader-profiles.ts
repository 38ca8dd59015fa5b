import {
  type ReaderProfile,
  readerProfiles,
} from '@portaria/drivers/access/control-id/reader-profile'

/** Returns the profile of a model; null for none, or one that this server does not know. */
export function profileOf(name: string | null): ReaderProfile | null {
  const profiles: Readonly<Record<string, ReaderProfile>> = readerProfiles
  return name !== null && Object.hasOwn(profiles, name) ? (profiles[name] ?? null) : null
}
