import { describe, expect, it, test } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { plainStorageWarning } from '../../plain-http.ts'
import { StartupError } from '../../startup-error.ts'

const KEYS = { AWS_ACCESS_KEY_ID: 'AKIAPORTARIA', AWS_SECRET_ACCESS_KEY: 'a-secret-of-the-store' }
const read = (more: Record<string, string>) => readEnvironment(more).objectStorage

describe('FILES_URL', () => {
  it('is a bucket with its store, and the data folder without', () => {
    expect(read({})).toBeUndefined()
    expect(read(KEYS)).toBeUndefined()
    const FILES_URL =
      's3://portaria-files?endpoint=https://s3.example.com:8443/&region=sa-east-1&encryption=bucket'
    expect(read({ ...KEYS, FILES_URL, AWS_SESSION_TOKEN: 'token' })).toEqual({
      bucket: 'portaria-files',
      endpoint: 'https://s3.example.com:8443',
      region: 'sa-east-1',
      encrypted: false,
      credentials: {
        accessKeyId: KEYS.AWS_ACCESS_KEY_ID,
        secretAccessKey: KEYS.AWS_SECRET_ACCESS_KEY,
        sessionToken: 'token',
      },
    })
  })

  it('asks for encryption unless it says otherwise, and leaves keys to the role of a machine', () => {
    expect(read({ FILES_URL: 's3://files' })).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      encrypted: true,
    })
  })

  test.each([
    'https://s3.example.com/files',
    's3://',
    's3://ab',
    's3://Files_Of_Portaria',
    's3://files/folder',
    's3://files#part',
    's3://AKIAPORTARIA:a-secret-of-the-store@files',
    's3://files?endpoint=s3.example.com',
    's3://files?endpoint=ftp://s3.example.com',
    's3://files?endpoint=https://s3.example.com/files',
    's3://files?endpoint=https://AKIAPORTARIA:secret@s3.example.com',
    's3://files?region=sa east',
    's3://files?region=sa-east-1&region=us-east-1',
    's3://files?encryption=none',
    's3://files?acl=public-read',
  ])('refuses %s without repeating it', (FILES_URL) => {
    const readIt = () => read({ ...KEYS, FILES_URL })
    expect(readIt).toThrow(StartupError)
    expect(readIt).toThrow(/^FILES_URL (must|may) [^\n]+\.$/)
    for (const secret of ['AKIAPORTARIA', 'secret@', 'a-secret-of'])
      expect(readIt).not.toThrow(secret)
  })

  test.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('refuses %s alone', (name) => {
    expect(() => read({ FILES_URL: 's3://files', [name]: 'half-of-a-key' })).toThrow(
      /^FILES_URL needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, .*\.$/,
    )
  })

  test.each([
    [undefined, null],
    ['https://s3.example.com', null],
    ['http://127.0.0.1:9000', null],
    [
      'http://storage.internal:9000',
      'The endpoint of FILES_URL is plain http: anybody on the way sees the pictures, so give it https.',
    ],
  ])('warns of plain http: %s', (endpoint, warning) => {
    expect(plainStorageWarning(endpoint)).toBe(warning)
  })
})
