/** What a name looks like in an address: small letters and digits of ASCII with hyphens between its words. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || '-'
}

/** The e-mail address of somebody invented, on a host that nobody can own. */
export const sampleEmail = (name: string): string =>
  `${slugOf(name).replaceAll('-', '.')}@exemplo.example`
