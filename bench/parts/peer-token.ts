import { createHmac, timingSafeEqual } from 'node:crypto'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()

/** Returns a JSON Web Token (HS256) for a tenant, valid for an hour. */
export function peerToken(secret: string, tenant: string): string {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ tenant, exp })}`
  return `${text}.${mac(secret, text).toString('base64url')}`
}

/**
 * Returns the tenant of a token. Throws if the token was not signed with the secret, or has
 * expired.
 */
export function tenantOfToken(secret: string, token: string): string {
  const [head = '', claims = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const own = mac(secret, `${head}.${claims}`)
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw new Error('unsigned')
  const { tenant, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    tenant: string
    exp: number
  }
  if (exp * 1000 < Date.now()) throw new Error('expired')
  return tenant
}
