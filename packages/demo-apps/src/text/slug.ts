/**
 * Converts a name for an address: lower-case ASCII letters and digits, with hyphens between words.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || '-'
}

/** The e-mail address of an invented person, at a domain that nobody can own. */
export const sampleEmail = (name: string): string =>
  `${slugOf(name).replaceAll('-', '.')}@exemplo.example`
