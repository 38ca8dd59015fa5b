/** Bytes in base64url without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let characters = ''
  // One at a time: a spread of many thousand arguments overflows the stack.
  for (const byte of bytes) characters += String.fromCharCode(byte)
  return btoa(characters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The bytes of a text in base64url, with or without padding. Throws for any other text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(characters, (character) => character.charCodeAt(0))
}
