import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'

/** A message as a device reads it, and how it was sent. */
export type Received = {
  content: Record<string, unknown>
  ttl: string | undefined
  urgency: string | undefined
  /** Who sent it: the claims of its VAPID token, which was signed with the key that it names. */
  sender: { key: string; audience: unknown; subject: unknown }
  /** The bytes on the way. */
  raw: Buffer
}

/**
 * A push service and a device on loopback, written from RFC 8291, 8188 and 8292 and not with the
 * library that sends: it decrypts what arrives and checks who sent it.
 */
export async function openPushReceiver() {
  const device = createECDH('prime256v1')
  device.generateKeys()
  const auth = randomBytes(16)
  const received: Received[] = []
  let status = 201
  let isSilent = false
  const server = createServer((request, response) => {
    if (isSilent) return
    void (async () => {
      const raw = await bodyOf(request)
      if (status < 300) received.push(await read(request, raw))
      response.writeHead(status).end()
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const origin = `http://127.0.0.1:${port}`

  async function read({ headers }: IncomingMessage, raw: Buffer): Promise<Received> {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted')
    return {
      content: JSON.parse(decrypted(raw).toString()) as Record<string, unknown>,
      ttl: String(headers['ttl']),
      urgency: String(headers['urgency']),
      sender: await senderOf(headers.authorization ?? ''),
      raw,
    }
  }

  /** RFC 8291, section 3.4, over RFC 8188, section 2: one record. */
  function decrypted(raw: Buffer): Buffer {
    const salt = raw.subarray(0, 16)
    const keyLength = raw.readUInt8(20)
    const serverKey = raw.subarray(21, 21 + keyLength)
    const record = raw.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), serverKey])
    const secret = hkdfSync('sha256', device.computeSecret(serverKey), auth, info, 32)
    const derived = (name: string, length: number) =>
      Buffer.from(
        hkdfSync('sha256', new Uint8Array(secret), salt, `Content-Encoding: ${name}\0`, length),
      )
    const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
    cipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    // The last record ends with a 2 and zeros.
    const end = padded.lastIndexOf(2)
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding')
    return padded.subarray(0, end)
  }

  /** RFC 8292: `vapid t=<token>, k=<key>`. */
  async function senderOf(authorization: string): Promise<Received['sender']> {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
    const point = Buffer.from(key, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const { payload } = await jwtVerify(token, publicKey, { audience: origin })
    return { key, audience: payload.aud, subject: payload.sub }
  }

  return {
    received,
    /** The device's push subscription, as a browser serialises it. */
    subscription: (name = 'device') => ({
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
    }),
    /** The status of answers from now on. */
    answer(next: number) {
      status = next
    },
    /** Leaves all further messages without an answer until it is closed. */
    silence() {
      isSilent = true
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type PushReceiver = Awaited<ReturnType<typeof openPushReceiver>>

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
