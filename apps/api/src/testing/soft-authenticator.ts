import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** Encodes the part of CBOR (RFC 8949) that an attestation without a statement needs. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size])
    // The shortest form that holds it, as CTAP2 requires.
    return size < 256
      ? Buffer.from([(major << 5) | 24, size])
      : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(3, text.length), text])
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Buffer)])
  return Buffer.concat([head(5, value.size), ...entries])
}

/** Changes to an honest ceremony, after which it must be refused. */
export type Twist = {
  origin?: string
  rpId?: string
  challenge?: string
  /** False leaves out that the person was verified. */
  verified?: boolean
  /** Replaces the counter's next value. */
  counter?: number
  userHandle?: string
}

type Options = Record<string, unknown>

/** An authenticator of one passkey (Web Authentication Level 3), for tests of the server alone. */
export function softAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let handle = ''

  const clientData = (type: string, options: Options, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? options['challenge'],
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    )

  function authenticatorData(twist: Twist, credential = Buffer.alloc(0)): Buffer {
    const numbers = Buffer.alloc(5)
    const [present, verified, attested] = [1, twist.verified === false ? 0 : 4, 64]
    numbers.writeUInt8(present | verified | (credential.length > 0 ? attested : 0))
    numbers.writeUInt32BE(twist.counter ?? counter, 1)
    return Buffer.concat([sha256(twist.rpId ?? new URL(origin).hostname), numbers, credential])
  }

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  const typed = { ...named, type: 'public-key' }

  return {
    /** The answer to the options of a new passkey, as RegistrationResponseJSON. */
    create(options: Options, twist: Twist = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(twist, credential)],
      ])
      handle = (options['user'] as { id: string }).id
      return {
        ...typed,
        response: {
          clientDataJSON: clientData('webauthn.create', options, twist).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** The answer to a request, as AuthenticationResponseJSON. */
    get(options: Options, twist: Twist = {}) {
      counter += 1
      const client = clientData('webauthn.get', options, twist)
      const data = authenticatorData(twist)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...typed,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: twist.userHandle ?? handle,
        },
      }
    },
  }
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>
