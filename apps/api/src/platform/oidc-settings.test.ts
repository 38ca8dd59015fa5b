import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const provider = {
  OIDC_ISSUER: 'https://identity.example.com/',
  OIDC_CLIENT_ID: 'portaria',
}
const read = (variables: Record<string, string>) =>
  readEnvironment({ SEED: 'none', ...variables }).oidc

describe('the settings of a hosted identity provider', () => {
  test('are absent if not set', () => {
    expect(read({})).toBeUndefined()
    expect(read({ OIDC_ISSUER: '  ' })).toBeUndefined()
  })

  test('have the usual scopes, and defaults that follow from the address', () => {
    expect(read(provider)).toEqual({
      issuer: 'https://identity.example.com/',
      clientId: 'portaria',
      scopes: expect.stringMatching(/^openid profile email .*read:current_user/) as string,
      name: 'identity.example.com',
    })
  })

  test('are all read', () => {
    expect(
      read({
        ...provider,
        OIDC_CLIENT_SECRET: 'a secret',
        OIDC_AUDIENCE: 'https://identity.example.com/api/v2/',
        OIDC_SCOPES: 'openid email',
        OIDC_NAME: 'Conta do clube',
        OIDC_MANAGEMENT_URL: 'https://identity.example.com/api/v2',
      }),
    ).toEqual({
      issuer: 'https://identity.example.com/',
      clientId: 'portaria',
      clientSecret: 'a secret',
      audience: 'https://identity.example.com/api/v2/',
      scopes: 'openid email',
      name: 'Conta do clube',
      managementUrl: 'https://identity.example.com/api/v2/',
    })
  })

  test.each([
    [{ OIDC_CLIENT_ID: 'portaria' }, 'OIDC_CLIENT_ID needs OIDC_ISSUER.'],
    [{ OIDC_NAME: 'Conta' }, 'OIDC_NAME needs OIDC_ISSUER.'],
    [{ OIDC_ISSUER: provider.OIDC_ISSUER }, 'OIDC_ISSUER needs OIDC_CLIENT_ID.'],
    [
      { ...provider, OIDC_ISSUER: 'identity.example.com' },
      'OIDC_ISSUER must be an address such as https://identity.example.com/.',
    ],
    [
      { ...provider, OIDC_ISSUER: 'https://me:secret@identity.example.com/' },
      'OIDC_ISSUER must be an address such as https://identity.example.com/.',
    ],
    [
      { ...provider, OIDC_SCOPES: 'profile email' },
      'OIDC_SCOPES must be a list with spaces between, with openid in it.',
    ],
    [{ ...provider, OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME must have at most 40 characters.'],
    [
      { ...provider, OIDC_ISSUER: 'http://localhost:4000/' },
      'OIDC_ISSUER must be an https address unless SEED is demo.',
    ],
    [
      { ...provider, OIDC_MANAGEMENT_URL: 'http://localhost:4000/api/' },
      'OIDC_MANAGEMENT_URL must be an https address unless SEED is demo.',
    ],
  ])('reject %o with one message', (variables, sentence) => {
    expect(() => read(variables)).toThrow(sentence)
  })

  test("allow plain http with the demonstration's data", () => {
    const local = { ...provider, OIDC_ISSUER: 'http://localhost:4000/' }
    expect(read({ ...local, SEED: 'demo' })?.issuer).toBe('http://localhost:4000/')
  })
})
