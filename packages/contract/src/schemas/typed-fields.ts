import * as z from 'zod/mini'
import { email } from '../value-types/email.ts'
import { normalizeText } from '../value-types/text.ts'

/** Maximum length of a password: hashing a longer one could be used for an attack. */
export const PASSWORD_MAX = 200

/** Limit of characters of a name, as in the register of users. */
export const PERSON_NAME_MAX = 120

/** Makes a schema of text that a parser reads; the message of a `custom` issue is a stable code. */
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

/** Ids of rows, from one to as many as a call takes. */
export const idList = (most: number) => z.array(z.uuid()).check(z.minLength(1), z.maxLength(most))

/** An e-mail address in its stored form. */
export const emailAddress = typedText(email.parse)

/** A person's name. */
export const personName = typedText((typed) => {
  const value = normalizeText(typed)
  if (value.length > PERSON_NAME_MAX) return { ok: false, code: 'too_long' }
  return value === '' ? { ok: false, code: 'required' } : { ok: true, value }
})

/** The server decides about the minimum length of a new password, with `weak-password`. */
export const newPassword = z.string().check(z.maxLength(PASSWORD_MAX))
