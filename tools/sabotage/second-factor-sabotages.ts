import type { Sabotage } from './sabotage.ts'

const folder = 'features/sign-in/second-factor'
const factor = [`${folder}/second-factor.test`]
const proof = [`${folder}/sign-in-proof.test`]
const passkeys = [`${folder}/passkeys.test`]

/** What keeps a second factor from being one in name alone. */
export const secondFactorSabotages: readonly Sabotage[] = [
  {
    name: 'the password alone',
    tests: proof,
    edit: {
      file: 'features/sign-in/sign-in.service.ts',
      find: 'if (secondFactor) throw',
      replace: 'if (Number.isNaN(secondFactor)) throw',
    },
  },
  {
    name: 'a code of an app for two sign-ins',
    tests: factor,
    edit: {
      file: `${folder}/second-factor.repository.ts`,
      find: 'AND confirmed_at IS NOT NULL AND last_step < ${step}',
      replace: 'AND confirmed_at IS NOT NULL',
    },
  },
  {
    name: 'a recovery code for two sign-ins',
    tests: factor,
    edit: {
      file: `${folder}/second-factor.repository.ts`,
      find: 'AND code_hash = ${digest} AND used_at IS NULL',
      replace: 'AND code_hash = ${digest}',
    },
  },
  {
    name: 'a secret that opens for another person',
    tests: ['platform/sealed-secret'],
    edit: {
      file: 'platform/sealed-secret.ts',
      find: '.setAAD(Buffer.from(ownerId))',
      replace: '',
    },
  },
  {
    name: 'taking away without a code',
    tests: factor,
    edit: {
      file: `${folder}/second-factor.service.ts`,
      find: 'takesAway: true',
      replace: 'takesAway: false',
    },
  },
  {
    name: 'a ticket for two sign-ins',
    tests: proof,
    edit: {
      file: `${folder}/proof-ticket.repository.ts`,
      find: 'DELETE FROM proof_tickets WHERE',
      replace: 'UPDATE proof_tickets SET purpose = purpose WHERE',
    },
  },
  {
    name: 'a ticket that never ends',
    tests: proof,
    edit: {
      file: `${folder}/proof-ticket.repository.ts`,
      find: ' AND expires_at > now()',
      replace: '',
    },
  },
  {
    name: 'one kind of ticket for another',
    tests: proof,
    edit: {
      file: `${folder}/proof-ticket.repository.ts`,
      find: ' AND purpose = ANY (${purposes})',
      replace: '',
    },
  },
  {
    name: 'tickets that outlive their password',
    tests: proof,
    edit: {
      file: 'features/sign-in/sign-in.repository.ts',
      find: 'DELETE FROM proof_tickets WHERE user_id = ${userId}',
      replace: 'DELETE FROM proof_tickets WHERE false',
    },
  },
  {
    name: 'guesses of codes that are each the first',
    tests: proof,
    edit: {
      file: 'features/sign-in/sign-in-throttle.ts',
      find: "digest('codes of', userId)",
      replace: "digest('codes of', userId, String(performance.now()))",
    },
  },
  {
    name: 'guesses that a quarter of an hour forgives',
    tests: proof,
    edit: {
      file: 'features/sign-in/sign-in-throttle.ts',
      find: 'minutes: CODE_MINUTES',
      replace: 'minutes: WINDOW_MINUTES',
    },
  },
  {
    name: 'a challenge that stays for the next answer',
    tests: passkeys,
    edit: {
      file: `${folder}/proof-ticket.repository.ts`,
      find: 'SET challenge = NULL',
      replace: 'SET challenge = t.challenge',
    },
  },
  {
    name: 'a passkey of somebody else',
    tests: passkeys,
    edit: {
      file: `${folder}/person-proofs.ts`,
      find: 'asked.user_id !== key.user_id',
      replace: 'Number.isNaN(key.user_id)',
    },
  },
  {
    name: 'a passkey in any hand',
    tests: passkeys,
    edit: {
      file: `${folder}/passkey-ceremonies.ts`,
      find: 'requireUserVerification: true',
      replace: 'requireUserVerification: false',
    },
  },
  {
    name: 'a letter about the second factor that sets a password',
    tests: [`${folder}/second-factor-reset.test`],
    edit: {
      file: 'features/sign-in/password-reset.service.ts',
      find: "['reset', 'invitation']",
      replace: "['reset', 'invitation', 'second_factor']",
    },
  },
  {
    name: 'recovery codes that requests may read',
    tests: ['isolation/catalogue-rules'],
    sql: 'GRANT SELECT ON recovery_codes TO {{app}}',
  },
]
