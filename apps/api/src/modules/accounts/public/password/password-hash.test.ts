import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** By the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 256 -p 1 */
const cheap = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'

describe('a stored password', () => {
  it('contains its method, in PHC string format', async () => {
    expect(await hashPassword('jabuticaba-no-telhado')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    )
  })

  it('is salted', async () => {
    const [one, other] = await Promise.all([hashPassword('same'), hashPassword('same')])
    expect(one).not.toBe(other)
  })

  it('matches its password in any composition of characters, and no other', async () => {
    const stored = await hashPassword('coração-de-leão')
    expect(await verifyPassword('coração-de-leão'.normalize('NFD'), stored)).toBe(true)
    expect(await verifyPassword('coracao-de-leao', stored)).toBe(false)
    expect(await verifyPassword('', stored)).toBe(false)
  })

  it('with other costs than today’s is read by its own', async () => {
    expect(await verifyPassword('password', cheap)).toBe(true)
    expect(await verifyPassword('passwort', cheap)).toBe(false)
  })

  it('that is invalid belongs to no password', async () => {
    expect(await verifyPassword('anything', null)).toBe(false)
  })

  it('that was damaged is an error, and no password fits', async () => {
    await expect(verifyPassword('anything', 'anything')).rejects.toThrow('argon2id')
  })
})
