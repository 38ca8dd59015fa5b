/** Milliseconds for which a demo token is valid: two days (demo-apps §7). */
export const DEMO_TOKEN_MS = 2 * 24 * 60 * 60 * 1000

/**
 * Everybody who loads this file knows it, so it protects nothing: a demo token is valid only in the
 * mock. It is signed so that pages can meet changed and expired tokens.
 */
const SECRET = 'portaria-demonstration'

const text = new TextEncoder()
const HEADER = encode(text.encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' })))

/** Signs a token for a person of the mock, valid from `now`. */
export async function signDemoToken(uuid: string, now: number): Promise<string> {
  const claims = { id: uuid, iat: seconds(now), exp: seconds(now + DEMO_TOKEN_MS) }
  const content = `${HEADER}.${encode(text.encode(JSON.stringify(claims)))}`
  const signature = await crypto.subtle.sign('HMAC', await secretKey(), text.encode(content))
  return `${content}.${encode(new Uint8Array(signature))}`
}

/** Reads the id of the token's person; null if it was changed or has expired. */
export async function readDemoToken(token: string, now: number): Promise<string | null> {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const bytes = decode(signature)
  if (bytes === null) return null
  const signed = text.encode(`${header}.${claims}`)
  if (!(await crypto.subtle.verify('HMAC', await secretKey(), bytes, signed))) return null
  const { id, exp } = JSON.parse(new TextDecoder().decode(decode(claims) ?? undefined)) as {
    id: string
    exp: number
  }
  return exp > seconds(now) ? id : null
}

function secretKey(): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', text.encode(SECRET), algorithm, false, ['sign', 'verify'])
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000)
}

function encode(bytes: Uint8Array): string {
  const plain = btoa(String.fromCodePoint(...bytes))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decode(part: string): Uint8Array<ArrayBuffer> | null {
  try {
    const plain = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(plain, (character) => character.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}
