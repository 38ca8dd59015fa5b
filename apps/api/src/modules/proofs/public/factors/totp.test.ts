import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { totpCode } from '../../../../testing/totp-code.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** '12345678901234567890' of RFC 6238, appendix B, in the form for apps. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('a code of an app', () => {
  // The last six of the eight digits that the RFC gives.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ])('at second %d is %s', (second, code) => {
    vi.setSystemTime(second * 1000)
    expect(stepOfCode(secret, code)).toBe(Math.floor(second / 30))
    expect(totpCode(secret, second * 1000)).toBe(code)
  })

  it('counts one step before and after its own, and returns the step', () => {
    const at = Date.parse('2026-11-20T12:00:00Z')
    const code = totpCode(secret, at)
    const steps = [-60, -30, 0, 30, 59, 60].map((seconds) => {
      vi.setSystemTime(at + seconds * 1000)
      return stepOfCode(secret, code)
    })
    const step = at / 30_000
    expect(steps).toEqual([null, step, step, step, step, null])
  })

  it.each(['', '12345', '1234567', 'abcdef', '12 345'])('is never %j', (typed) => {
    expect(stepOfCode(secret, typed)).toBeNull()
  })
})

it('a new secret has 160 bits, and is part of the address that apps read', () => {
  const fresh = newTotpSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(fresh)
  const uri = new URL(totpUri(fresh, 'ana@bosque.example'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Portaria:ana@bosque.example')
  expect(uri.searchParams.get('secret')).toBe(fresh)
  expect(uri.searchParams.get('issuer')).toBe('Portaria')
})
