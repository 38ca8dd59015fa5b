import { newId } from '@portaria/contract/value-types/uuid'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linkTokens } from './link-tokens.ts'

const tokens = linkTokens('the secret of a server, long enough', 'passes')
const pass = { tenantId: newId(), id: newId(), generation: 3 }

it('a token names its company and its pass, and is valid for its generation alone', () => {
  const read = tokens.read(tokens.of(pass).toLowerCase())
  expect(read).toMatchObject({ tenantId: pass.tenantId, id: pass.id })
  expect([2, 3, 4].map((generation) => read?.isOf(generation))).toEqual([false, true, false])
})

it('a token of another server, pass or company, or with a letter changed, is rejected', () => {
  const token = tokens.of(pass)
  expect(linkTokens('the secret of another server, too', 'passes').read(token)?.isOf(3)).toBe(false)
  fc.assert(
    fc.property(
      fc.nat({ max: token.length - 2 }),
      fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.split('')),
      (place, letter) => {
        if (token[place] === letter) return
        const changed = `${token.slice(0, place)}${letter}${token.slice(place + 1)}`
        expect(tokens.read(changed)?.isOf(3) ?? false).toBe(false)
      },
    ),
  )
})

it('a malformed token is read as null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(tokens.read(text)).toBeNull()
    }),
  )
})
