import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { isMadeByOne, keysOf, type MarkedKey, type ServerSecret } from '../secrets/server-secret.ts'

/** The header by which the doctor proves that it knows the secret of the server. */
export const DOCTOR_HEADER = 'x-portaria-doctor'

/**
 * The caller of a request as the server sees it, by which the doctor compares `TRUST_PROXY` with the
 * proxies that there are.
 */
export const seenCaller = z.object({
  /** The address that counts as the caller's. */
  address: z.string(),
  /** The address at the other end of the connection: the proxy's, where there is one. */
  peer: z.string(),
  /** `X-Forwarded-For` as it arrived; empty if there was none. */
  forwarded: z.string(),
})
export type SeenCaller = z.infer<typeof seenCaller>

/** Bytes of a proof. */
const PROOF_BYTES = 24

/** Derives the proof that the doctor sends. */
export const doctorProof = (secret: ServerSecret): string => proofOf(keysOf(secret, 'doctor')[0])

const proofOf = ({ key }: MarkedKey): string => key.subarray(0, PROOF_BYTES).toString('base64url')

/**
 * Returns how the server sees the caller, if the request has the doctor's proof: to anybody else it
 * would tell which headers the server believes.
 */
export function seenByServer(
  request: FastifyRequest,
  secret: ServerSecret,
): SeenCaller | undefined {
  const header = request.headers[DOCTOR_HEADER]
  if (header === undefined) return undefined
  const given = Buffer.from(String(header))
  if (!isMadeByOne(keysOf(secret, 'doctor'), given, proofOf)) return undefined
  return {
    address: request.ip,
    peer: request.raw.socket.remoteAddress ?? '',
    forwarded: [request.headers['x-forwarded-for'] ?? ''].flat().join(', '),
  }
}
