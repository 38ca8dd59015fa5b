import { accountLetters } from '../modules/accounts/letter-tasks.ts'
import type { SignInTools } from '../modules/accounts/public/account/sign-in-tools.ts'
import { identityLetters } from '../modules/identities/letter-tasks.ts'
import { proofLetters } from '../modules/proofs/letter-tasks.ts'
import type { Tasks } from '../platform/jobs/task.ts'

/** The letters of all modules by which people sign in. */
export const letterTasks = (parts: SignInTools, onKept: (file: string) => void): Tasks => ({
  ...accountLetters(parts, onKept),
  ...proofLetters(parts, onKept),
  ...identityLetters(parts, onKept),
})
