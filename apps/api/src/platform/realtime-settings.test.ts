import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const service = { FIREBASE_API_KEY: 'a key', FIREBASE_PROJECT_ID: 'example-1234' }
const read = (variables: Record<string, string>) =>
  readEnvironment({ SEED: 'none', ...variables }).realtime

describe('the settings of a realtime database service', () => {
  test('are absent if not set', () => {
    expect(read({})).toBeUndefined()
  })

  test('have the addresses of the service itself', () => {
    expect(read(service)).toEqual({
      name: 'Firebase',
      apiKey: 'a key',
      projectId: 'example-1234',
      identityUrl: 'https://identitytoolkit.googleapis.com/',
      tokenUrl: 'https://securetoken.googleapis.com/',
      keysUrl:
        'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    })
  })

  test('name its database with a trailing slash', () => {
    const databaseUrl = 'https://example-1234.firebaseio.com'
    expect(read({ ...service, FIREBASE_DATABASE_URL: databaseUrl })?.databaseUrl).toBe(
      `${databaseUrl}/`,
    )
  })

  test.each<[Record<string, string>, string]>([
    [{ FIREBASE_API_KEY: 'a key' }, 'FIREBASE_API_KEY needs FIREBASE_PROJECT_ID.'],
    [{ FIREBASE_PROJECT_ID: 'example' }, 'FIREBASE_PROJECT_ID needs FIREBASE_API_KEY.'],
    [
      { FIREBASE_DATABASE_URL: 'https://example.firebaseio.com' },
      'FIREBASE_DATABASE_URL needs FIREBASE_API_KEY.',
    ],
    [{ ...service, FIREBASE_PROJECT_ID: 'a/b' }, 'FIREBASE_PROJECT_ID'],
    [{ ...service, FIREBASE_DATABASE_URL: 'example' }, 'FIREBASE_DATABASE_URL'],
    [
      { ...service, FIREBASE_IDENTITY_URL: 'http://localhost:9/' },
      'FIREBASE_IDENTITY_URL must be an https address',
    ],
  ])('reject %o with one message', (variables, sentence) => {
    expect(() => read(variables)).toThrow(sentence)
  })

  test("may name this machine with the demonstration's data", () => {
    const variables = { ...service, FIREBASE_KEYS_URL: 'http://localhost:9/keys', SEED: 'demo' }
    expect(readEnvironment(variables).realtime?.keysUrl).toBe('http://localhost:9/keys')
  })
})
