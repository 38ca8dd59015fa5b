import * as z from 'zod/mini'
import { loginAnswer } from '../accounts/sign-in.ts'

/**
 * What `POST /login/enrolment` answers: what login does, with the recovery codes that come with a first
 * factor.
 */
export const enrolmentAnswer = z.extend(loginAnswer, { recovery_codes: z.array(z.string()) })

export type EnrolmentAnswer = z.output<typeof enrolmentAnswer>
