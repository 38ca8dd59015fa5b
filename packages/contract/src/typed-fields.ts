import * as z from 'zod/mini'
import { email } from './value-types/email.ts'
import { normalizeText } from './value-types/text.ts'

/** The longest password: hashing what anybody sends may not become an attack of its own. */
export const PASSWORD_MAX = 200

/** Characters of a name, as the register of users has it. */
export const PERSON_NAME_MAX = 120

/** Text that a parser reads; a `custom` issue's message is a stable code. */
export function typedText(
  parse: (typed: string) => { ok: true; value: string } | { ok: false; code: string },
) {
  return z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const outcome = parse(typed)
      if (outcome.ok) return outcome.value
      const code = normalizeText(typed) === '' ? 'required' : outcome.code
      context.issues.push({ code: 'custom', message: code, input: typed })
      return z.NEVER
    }),
  )
}

/** An e-mail as it is compared and kept. */
export const emailAddress = typedText(email.parse)

/** A person's name. */
export const personName = typedText((typed) => {
  const value = normalizeText(typed)
  if (value.length > PERSON_NAME_MAX) return { ok: false, code: 'too_long' }
  return value === '' ? { ok: false, code: 'required' } : { ok: true, value }
})

/** How long a new password must be is the server's to say, as `weak-password`. */
export const newPassword = z.string().check(z.maxLength(PASSWORD_MAX))
