import * as z from 'zod/mini'
import { loginAnswer } from '../accounts/sign-in.ts'

/**
 * The answer of `POST /login/enrolment`: that of login, with the recovery codes of a first factor.
 */
export const enrolmentAnswer = z.extend(loginAnswer, { recovery_codes: z.array(z.string()) })

export type EnrolmentAnswer = z.output<typeof enrolmentAnswer>
