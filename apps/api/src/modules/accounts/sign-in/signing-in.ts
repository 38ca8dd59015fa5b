import type { FastifyBaseLogger } from 'fastify'
import { problem } from '../../../platform/problem.ts'
import type { RefusalTrail } from '../../../platform/refusal-trail.ts'
import type { SignInTools } from '../public/account/sign-in-tools.ts'
import type { SecondFactor, SignInPart, SigningIn } from '../public/sign-in/sign-in-part.ts'
import { passwordTurns } from '../public/throttle/password-turns.ts'
import { signInFailures } from '../public/throttle/sign-in-failures.ts'
import { signInThrottle } from '../public/throttle/sign-in-throttle.ts'
import { signIn } from './enter.ts'

type Tools = {
  refusals: RefusalTrail
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The modules' contributions, from the lowest level up. */
  brought: readonly SignInPart[]
}

/** Without a module for second factors, nobody has one. */
const noSecondFactor: SecondFactor = {
  demand: async () => null,
  prove: async () => {
    throw problem('unauthenticated')
  },
}

/** Signing in on a server, with the modules' contributions. */
export function openSigningIn(tools: SignInTools, { refusals, log, brought }: Tools): SigningIn {
  // Sign-in has connections of its own.
  const parts = { ...tools, database: tools.lanes.sign_in }
  const turns = passwordTurns()
  const throttle = signInThrottle(parts.auth, parts.secret, turns)
  const failures = signInFailures(parts.secret, refusals, parts.tally)
  const base = { parts, turns, throttle, failures, log }
  const steps = brought.flatMap((part) => part.steps?.(base) ?? [])
  const last = (name: keyof SignInPart) => brought.findLast((part) => part[name])
  return {
    ...base,
    signIn: signIn(parts, steps),
    secondFactor: last('secondFactor')?.secondFactor?.(base) ?? noSecondFactor,
    waitingFor: last('waitingFor')?.waitingFor?.(base) ?? (async () => null),
    keepPreferences: last('keepPreferences')?.keepPreferences?.(base) ?? (async () => null),
  }
}
