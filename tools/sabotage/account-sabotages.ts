import type { Sabotage } from './sabotage.ts'

const folder = 'features/sign-in'
const proofs = [`${folder}/second-factor/session-proof.test`]
const trail = ['refusal-trail.test']
const sweep = [`${folder}/housekeeping.test`]

/** What takes a proof, what is written down of refusals, and who may register. */
export const accountSabotages: readonly Sabotage[] = [
  {
    name: 'one key for the drafts of everybody',
    tests: [`${folder}/draft-key.test`],
    edit: {
      file: `${folder}/draft-key.ts`,
      find: '`drafts of ${userId}`',
      replace: '`drafts of ${userId.length}`',
    },
  },
  {
    name: 'exports of people from a session of long ago',
    tests: proofs,
    edit: {
      file: 'platform/proof.ts',
      find: 'access.register.needsProof?.export === true',
      replace: 'false',
    },
  },
  {
    name: 'a role of síndico given by a session of long ago',
    tests: ['registers/memberships/sindico-proof.test'],
    edit: {
      file: 'register-endpoints/row-completion.ts',
      find: '  requireProofOf(register, context.actor, next)\n',
      replace: '',
    },
  },
  {
    name: 'a role of síndico restored by a session of long ago',
    tests: ['registers/memberships/sindico-proof.test'],
    edit: {
      file: 'register-endpoints/remove-records.ts',
      find: '    await checkRow(machinery, context, next, before)\n',
      replace: '',
    },
  },
  {
    name: 'a proof without the code of the second factor',
    tests: proofs,
    edit: {
      file: `${folder}/second-factor/session-proof.service.ts`,
      find: 'const asksCode = hasSecondFactor(factors)',
      replace: 'const asksCode = hasSecondFactor(factors) && false',
    },
  },
  {
    name: 'a proof by somebody else’s ticket',
    tests: proofs,
    edit: {
      file: `${folder}/second-factor/session-proof.service.ts`,
      find: 'ticket?.user_id !== userId',
      replace: 'ticket === undefined',
    },
  },
  {
    name: 'a proof begun anew by another membership',
    tests: proofs,
    edit: {
      file: 'platform/sessions/session.store.ts',
      find: 'SELECT created_at, proved_at FROM sessions',
      replace: 'SELECT created_at, now() AS proved_at FROM sessions',
    },
  },
  {
    name: 'nobody who must have a second factor',
    tests: [`${folder}/second-factor/enrolment.test`],
    edit: {
      file: `${folder}/second-factor/enrolment.service.ts`,
      find: 'if (!(await mustHaveFactor(queries, account.id, platformFactor))) return null',
      replace: 'return null',
    },
  },
  {
    name: 'a factor added by a ticket for the first one',
    tests: [`${folder}/second-factor/enrolment.test`],
    edit: {
      file: `${folder}/second-factor/enrolment.service.ts`,
      find: 'if (!isSpent || hasSecondFactor(before))',
      replace: 'if (!isSpent)',
    },
  },
  {
    name: 'a trail of refusals without a cap',
    tests: trail,
    edit: {
      file: 'platform/refusal-trail.ts',
      find: 'ofTenant.size < ROWS_OF_TENANT && rows < ROWS',
      replace: 'rows >= 0',
    },
  },
  {
    name: 'failures of a person in the platform’s trail',
    tests: trail,
    edit: {
      file: `${folder}/sign-in-failures.ts`,
      find: 'isKnown ? who.home_tenant_id : NIL_TENANT',
      replace: 'NIL_TENANT',
    },
  },
  {
    name: 'e-mails of nobody in the trail as they are',
    tests: trail,
    edit: {
      file: `${folder}/sign-in-failures.ts`,
      find: 'account: digestOf(who)',
      replace: 'account: who',
    },
  },
  {
    name: 'registrations that are swept although confirmed',
    tests: sweep,
    sql: `CREATE OR REPLACE FUNCTION sweep_unconfirmed_registrations() RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
      DECLARE guest uuid;
      BEGIN
        FOR guest IN SELECT u.id FROM users u WHERE u.created_at < now() - interval '7 days'
          AND NOT EXISTS (SELECT FROM memberships m WHERE m.user_id = u.id) LOOP
          DELETE FROM password_tokens WHERE user_id = guest;
          DELETE FROM user_passwords WHERE user_id = guest;
          DELETE FROM users WHERE id = guest;
        END LOOP;
        RETURN 0;
      END $$`,
  },
  {
    name: 'registering where it is switched off',
    tests: [`${folder}/registration.test`],
    edit: {
      file: `${folder}/registration.service.ts`,
      find: 'if (!registration) throw switchedOff()',
      replace: '',
    },
  },
  {
    name: 'leaked passwords taken for good',
    tests: [`${folder}/password-policy.test`],
    edit: {
      file: `${folder}/password-policy.ts`,
      find: 'if (isLeaked(plain) || isLeaked(undisguised(plain))) return true',
      replace: '',
    },
  },
  {
    name: 'another e-mail without the password',
    tests: ['sign-in/own-email'],
    edit: {
      file: 'features/sign-in/password-proof.ts',
      find: "if (!proved) throw fieldProblem(field, 'password_wrong')",
      replace: '',
    },
  },
  {
    name: 'an e-mail that tells who is known',
    tests: ['sign-in/own-email'],
    edit: {
      file: 'features/sign-in/own-email.service.ts',
      find: 'const requestId = newId()',
      replace:
        "const requestId = newId(); if (await accountOfEmail(queries, email)) throw fieldProblem('email', 'duplicate')",
    },
  },
  {
    name: 'a replaced picture that stays',
    tests: ['sign-in/own-photo'],
    edit: {
      file: 'features/sign-in/own-photo.service.ts',
      find: 'await store.remove(fileOwner(actor).tenantId, before)',
      replace: 'await Promise.resolve()',
    },
  },
]
