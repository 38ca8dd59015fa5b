import * as z from 'zod/mini'
import { loginAnswer } from '../accounts/sign-in.ts'

/**
 * The answer of `POST /login/enrolment`: that of `POST /login`, with the recovery codes that come
 * with the first factor.
 */
export const enrolmentAnswer = z.extend(loginAnswer, { recovery_codes: z.array(z.string()) })

export type EnrolmentAnswer = z.output<typeof enrolmentAnswer>
