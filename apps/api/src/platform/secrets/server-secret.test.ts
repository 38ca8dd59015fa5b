import { newId } from '@portaria/contract/value-types/uuid'
import { describe, expect, it } from 'vitest'
import { invitationLinks } from '../../modules/accounts/public/invitation-link.ts'
import { linkTokens } from '../link-tokens.ts'
import { eventIds } from '../live-events/event-id.ts'
import { sealBytes, secretSeal } from '../sealed-secret.ts'
import { accessTokens } from '../sessions/access-token.ts'
import { secretMark } from './secret-mark.ts'
import { derivedKey, type KeptKey, type ServerSecrets } from './server-secret.ts'

const [old, fresh] = ['the old secret of the servers, long', 'the new secret of the servers, long']
const owner = newId()

const kept = (purpose: string, madeBy: string, lasts: boolean, minute: number): KeptKey => ({
  purpose,
  madeBy: secretMark(madeBy),
  lasts,
  madeAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  key: derivedKey(madeBy, purpose),
})
const keys = [
  kept('passes', old, true, 0),
  kept('access token', old, false, 0),
  kept('access token', fresh, false, 1),
]

/** The servers of a change, in its order. */
const before: ServerSecrets = { current: old, kept: keys.slice(0, 2) }
const learning: ServerSecrets = { ...before, other: fresh }
const switched: ServerSecrets = { current: fresh, other: old, kept: keys }
const after: ServerSecrets = { current: fresh, kept: keys }

const sealed = (secret: ServerSecrets) => secretSeal(secret, 'device').seal(owner, 'word')
const opened = (secret: ServerSecrets, value: Buffer) =>
  secretSeal(secret, 'device').open(owner, value)

describe('values while the secret is changed', () => {
  it('open at every server of two steps that follow one another', () => {
    for (const [one, next] of [
      [before, learning],
      [learning, switched],
    ] as const) {
      expect([opened(next, sealed(one)), opened(one, sealed(next))]).toEqual(['word', 'word'])
    }
  })

  it('do not open at a server that lacks their secret, nor as anything else', () => {
    expect(opened(after, sealed(before))).toBeNull()
    expect(opened(after, sealed(learning))).toBeNull()
    expect(opened(before, sealed(switched))).toBeNull()
    const bent = Buffer.concat([Buffer.from(secretMark(fresh), 'hex'), sealed(before)])
    expect(opened(switched, bent)).toBeNull()
  })

  it('do not open with a key that is kept for something else', () => {
    for (const { key } of keys)
      expect(opened(after, sealBytes(key, owner, Buffer.from('word')))).toBeNull()
  })

  it('name their secret from the first change on, and not before', () => {
    const shown = (secret: ServerSecrets) => sealed(secret).subarray(0, 8).toString('hex')
    expect(shown(before)).not.toBe(secretMark(old))
    expect(shown(learning)).toBe(secretMark(old))
    expect(shown(switched)).toBe(secretMark(fresh))
    expect(shown(after)).toBe(secretMark(fresh))
  })
})

describe('what lies outside the database', () => {
  const id = newId()
  const linked = { tenantId: newId(), id, generation: 1 }

  it('links and printed codes stay the same, after the old secret is gone too', () => {
    const of = (secret: ServerSecrets) => linkTokens(secret, 'passes')
    const code = of(before).of(linked)
    for (const secret of [learning, switched, after]) expect(of(secret).of(linked)).toBe(code)
    expect(of(after).read(code)?.isOf(1)).toBe(true)
    const alone: ServerSecrets = { current: fresh, kept: [] }
    expect(of(alone).read(code)?.isOf(1)).toBe(false)
  })

  it('tokens of sessions are good at all servers, and nobody is signed out at the end', async () => {
    const token = await accessTokens(before).sign(id, 1, new Date())
    const newer = await accessTokens(switched).sign(id, 2, new Date())
    for (const secret of [learning, switched, after])
      expect(await accessTokens(secret).read(token)).toMatchObject({ sessionId: id })
    expect(await accessTokens(learning).read(newer)).toMatchObject({ generation: 2 })
    expect(await accessTokens(before).read(newer)).toBeNull()
    expect(await accessTokens({ current: fresh, kept: [] }).read(token)).toBeNull()
  })

  it('invitations of before are accepted while the old secret is configured', () => {
    const tokenOf = (secret: ServerSecrets) =>
      invitationLinks(secret, '').of({ id, generation: 1 }).split('#')[1] ?? ''
    const isGood = (secret: ServerSecrets, token: string) =>
      invitationLinks(secret, '').read(token)?.isOf({ id, generation: 1 })
    const sent = tokenOf(before)
    expect([isGood(learning, sent), isGood(switched, sent)]).toEqual([true, true])
    expect(isGood(after, sent)).toBe(false)
    const later = tokenOf(switched)
    expect([isGood(learning, later), isGood(after, later)]).toEqual([true, true])
  })

  it('the place in a live stream is known at servers of both steps', () => {
    const [tenant, stranger] = [newId(), newId()]
    const event = eventIds(learning).idOf(tenant, 7)
    expect(eventIds(switched).numberOf(tenant, event)).toBe(7)
    expect(eventIds(switched).numberOf(stranger, event)).toBeNull()
    expect(eventIds(after).numberOf(tenant, event)).toBeNull()
  })
})
