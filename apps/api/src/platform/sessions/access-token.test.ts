import { ACCESS_TOKEN_SECONDS } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accessTokens } from './access-token.ts'

const secret = 'a secret of the tests of tokens'

describe('a token', () => {
  afterEach(() => vi.useRealTimers())

  it('reads the same each time, until it is reported as expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const tokens = accessTokens(secret)
    const token = await tokens.sign('session', 3, new Date())
    const claims = { sessionId: 'session', generation: 3, expired: false }
    expect(await tokens.read(token)).toMatchObject(claims)
    expect(await tokens.read(token)).toMatchObject(claims)
    vi.setSystemTime(Date.now() + ACCESS_TOKEN_SECONDS * 1_000)
    expect(await tokens.read(token)).toMatchObject({ ...claims, expired: true })
  })

  it('makes no other valid by having been read, neither by its content nor by its signature', async () => {
    const tokens = accessTokens(secret)
    const now = new Date()
    const [own, other] = await Promise.all(
      [newId(), newId()].map((session) => tokens.sign(session, 1, now)),
    )
    await tokens.read(own ?? '')
    const [head, content] = (own ?? '').split('.')
    const [, otherContent, otherSignature] = (other ?? '').split('.')
    expect(await tokens.read([head, content, otherSignature].join('.'))).toBeNull()
    expect(await tokens.read([head, content, ''].join('.'))).toBeNull()
    expect(await tokens.read([head, otherContent, (own ?? '').split('.')[2]].join('.'))).toBeNull()
    expect(await accessTokens('another secret').read(own ?? '')).toBeNull()
  })
})
