import { isEmail } from '../../text/is-email.ts'
import { authTexts } from '../texts/auth-texts.ts'

/** Returns the rules of each field (demo-apps §9), which return the sentence of an error. */
export function useRules() {
  const t = authTexts.useTexts()
  return {
    displayName: (value: string) => (value.trim() === '' ? t('rule.displayName') : undefined),
    email: (value: string) => {
      if (value.trim() === '') return t('rule.emailRequired')
      return isEmail(value) ? undefined : t('rule.emailInvalid')
    },
    loginPassword: (value: string) => {
      if (value === '') return t('rule.passwordRequired')
      return value.length < 4 ? t('rule.passwordLoginShort') : undefined
    },
    newPassword: (value: string) => {
      if (value === '') return t('rule.passwordRequired')
      return value.length < 8 ? t('rule.passwordShort') : undefined
    },
    passwordConfirm: (value: string, { password }: { password: string }) =>
      value === password ? undefined : t('rule.passwordsDiffer'),
  }
}
