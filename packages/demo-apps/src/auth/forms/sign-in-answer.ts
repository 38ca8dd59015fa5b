import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { AuthAnswer, AuthError, SignedIn } from '../auth.types.ts'
import { authTexts } from '../texts/auth-texts.ts'

const words = {
  'Check your email address': 'answer.unknownEmail',
  'Check your password': 'answer.wrongPassword',
  'The email address is already in use': 'answer.emailTaken',
} as const satisfies Record<AuthError['message'], string>

/**
 * Awaits the mock's answer and returns the signed-in person. Errors are set on their fields, in the
 * language of the page; a failed call is an error of the form.
 */
export async function signedInOf<Values extends FieldValues & { email: string; password: string }>(
  asking: Promise<AuthAnswer>,
  setError: UseFormSetError<Values>,
): Promise<SignedIn | null> {
  try {
    const answer = await asking
    if (!('error' in answer)) return answer
    for (const { type, message } of answer.error) {
      setError(type as FieldPath<Values>, { message: authTexts.text(words[message]) })
    }
  } catch {
    setError('root', { message: authTexts.text('answer.failed') })
  }
  return null
}
