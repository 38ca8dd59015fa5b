import { TOTP_DIGITS } from '@portaria/contract/modules/proofs/second-factor'
import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds of one code, and the tolerated difference of clocks: one step to each side. */
const STEP_SECONDS = 30

const wholeCode = new RegExp(`^\\d{${TOTP_DIGITS}}$`)

/** A new secret of 160 bits (RFC 4226, section 4), in the form for apps: Base32. */
export function newTotpSecret(): string {
  return generateSecret()
}

/** The URI of the QR code; `email` is the name in the app's list. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: 'Portaria', label: email, secret })
}

/** Whether typed characters look like a code of an app. */
export function isTotpCode(typed: string): boolean {
  return wholeCode.test(typed)
}

/** The time step of a code (RFC 6238, section 4.2), or null where it is of none of the three. */
export function stepOfCode(secret: string, code: string): number | null {
  if (!isTotpCode(code)) return null
  const found = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS })
  return found.valid && 'timeStep' in found ? found.timeStep : null
}
