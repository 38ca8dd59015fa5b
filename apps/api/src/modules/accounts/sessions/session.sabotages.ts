import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a refusal with a code that nobody declared',
    checksAnswers: true,
    edit: {
      file: '../sign-in/sign-in.routes.ts',
      find: "refuses: ['unauthenticated', 'session_ended', 'provider_session_ended']",
      replace: "refuses: ['unauthenticated', 'provider_session_ended']",
    },
  },
]
