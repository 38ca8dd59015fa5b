/** Text without case and accents, for comparing what somebody typed. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether each of the typed words is somewhere in a text. */
export function hasWords(text: string, typed: string): boolean {
  const plain = plainText(text)
  return plainText(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}
