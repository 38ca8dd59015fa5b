import { isEmail } from '../sign-in/email-rule.ts'

export type RegisterValues = {
  displayName: string
  email: string
  password: string
  passwordConfirm: string
}

export type RegisterRule =
  | 'displayNameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordsDiffer'

/** The shortest password that the form sends (accounts §17); the server requires more. */
const FORM_PASSWORD_MIN = 8

/** The rule that each field breaks, if any (accounts §18). */
export const registerRules = {
  displayName: ({ displayName }) => (displayName.trim() === '' ? 'displayNameRequired' : null),
  email: ({ email }) => {
    if (email.trim() === '') return 'emailRequired'
    return isEmail(email) ? null : 'emailInvalid'
  },
  password: ({ password }) => {
    if (password === '') return 'passwordRequired'
    return password.length < FORM_PASSWORD_MIN ? 'passwordShort' : null
  },
  passwordConfirm: ({ password, passwordConfirm }) =>
    password === passwordConfirm ? null : 'passwordsDiffer',
} satisfies { [Field in keyof RegisterValues]: (values: RegisterValues) => RegisterRule | null }
