import * as z from 'zod/mini'
import type { Tasks } from '../../platform/jobs/task.ts'
import { letterTask, type OnKept } from '../accounts/public/letters/letter-lane.ts'
import type { LetterParts } from '../accounts/public/letters/link-letter.ts'
import { securityNews, sendSecurityNotice } from './public/notices/security-notices.ts'
import { askForSecondFactorReset } from './second-factor/second-factor-reset.service.ts'

const person = z.object({ userId: z.uuid() })
const security = z.object({ userId: z.uuid(), news: securityNews })

/** The letters about second factors. */
export const proofLetters = (parts: LetterParts, onKept: OnKept): Tasks => ({
  reset_second_factor: letterTask(onKept, (data) =>
    askForSecondFactorReset(parts, person.parse(data)),
  ),
  tell_of_security: letterTask(onKept, (data) => sendSecurityNotice(parts, security.parse(data))),
})
