import type { Sabotage } from './sabotage.ts'

const folder = 'features/sign-in/invitations'
const link = [`${folder}/invitations.test`]
const known = [`${folder}/known-people.test`]
const card = [`${folder}/resident-card.test`]
const invited = ['registers/users/invitations.test']
const sindicos = ['registers/users/new-sindicos.test']
const letters = ['features/sign-in/unproven-names.test']

/** What keeps an invitation from telling who is known, and from letting in whom it does not mean. */
export const invitationSabotages: readonly Sabotage[] = [
  {
    name: 'an invitation for two people',
    tests: link,
    edit: {
      file: `${folder}/invitation.repository.ts`,
      find: "AND generation = ${generation} AND state = 'pending' AND expires_at > now()",
      replace: 'AND generation = ${generation} AND expires_at > now()',
    },
  },
  {
    name: 'a link of before',
    tests: link,
    edit: {
      file: `${folder}/invitation-link.ts`,
      find: "['invitation', id, generation, email]",
      replace: "['invitation', id, email]",
    },
  },
  {
    name: 'a link of an invitation that is over',
    tests: link,
    edit: {
      file: `${folder}/acceptance.service.ts`,
      find: "if (state !== 'pending' || !isOpen)",
      replace: "if (state !== 'pending')",
    },
  },
  {
    name: 'a link refused for the guesses of others',
    tests: link,
    edit: {
      file: `${folder}/acceptance.service.ts`,
      find: 'const opened = await find(typed)',
      replace:
        "const opened = await throttle.attemptSecret('invitation', address, () => find(typed))",
    },
  },
  {
    name: 'an invitation accepted by the password alone',
    tests: known,
    edit: {
      file: `${folder}/acceptance.service.ts`,
      find: 'if (secondFactor) throw',
      replace: 'if (Number.isNaN(secondFactor)) throw',
    },
  },
  {
    name: 'an invitation accepted without a password',
    tests: known,
    edit: {
      file: `${folder}/acceptance.service.ts`,
      find: 'if (!right) {',
      replace: 'if (Number.isNaN(right)) {',
    },
  },
  {
    name: 'an invitation accepted by the proof of somebody else',
    tests: known,
    edit: {
      file: `${folder}/acceptance.service.ts`,
      find: 'if (proved.id !== account?.id || !account.proven)',
      replace: 'if (!account?.proven)',
    },
  },
  {
    name: 'an invitation of somebody else, signed in',
    tests: known,
    edit: {
      file: `${folder}/invitation.repository.ts`,
      find: 'WHERE i.id = ${id} AND lower(i.email) = lower(${email}) AND',
      replace: 'WHERE i.id = ${id} AND ${email} IS NOT NULL AND',
    },
  },
  {
    name: 'a card without a proven address',
    tests: card,
    edit: {
      file: `${folder}/invitation-link.ts`,
      find: "JSON.stringify(['invitation', id, generation, email])",
      replace: "JSON.stringify(['invitation', id, generation])",
    },
  },
  {
    name: 'letters without end by a card',
    tests: card,
    edit: {
      file: `${folder}/invitation.repository.ts`,
      find: 'WHERE id = ${id} AND (letters <',
      replace: 'WHERE id = ${id} AND (true OR letters <',
    },
  },
  {
    name: 'a duplicate that tells who is known elsewhere',
    tests: invited,
    edit: {
      file: 'registers/users/invitation-rows.ts',
      find: 'WHERE ${place(membership)} AND m.deleted_at IS NULL',
      replace: 'WHERE m.deleted_at IS NULL',
    },
  },
  {
    name: "another company's invitations",
    tests: invited,
    edit: {
      file: 'registers/row-rules.ts',
      find: ': sql`${row}.tenant_id = ${actor.tenantId}`\n  return sql`(${row}.role',
      replace: ': sql`true`\n  return sql`(${row}.role',
    },
  },
  {
    name: 'a person changed as if they were an invitation',
    tests: invited,
    edit: {
      file: 'register-endpoints/pending-records.ts',
      find: 'if (row === null && !mayOn(',
      replace: 'if (row !== null && !mayOn(',
    },
  },
  {
    name: 'letters without end by inviting',
    tests: invited,
    edit: {
      file: 'registers/users/invitation-rows.ts',
      find: 'email})`, LETTERS_A_DAY)',
      replace: 'email})`, Number.POSITIVE_INFINITY)',
    },
  },
  {
    name: 'letters without end of a company',
    tests: invited,
    edit: {
      file: 'registers/users/invitation-rows.ts',
      find: 'letters > 0`, COMPANY_LETTERS_A_DAY)',
      replace: 'letters > 0`, Number.POSITIVE_INFINITY)',
    },
  },
  {
    name: 'the letters of one company before those of others',
    tests: invited,
    edit: {
      file: 'registers/users/invitation-letter-jobs.ts',
      find: 'line: `letters ${context.actor.tenantId}`,',
      replace: '',
    },
  },
  {
    name: 'a síndico let in by staff alone',
    tests: sindicos,
    edit: {
      file: 'domain/sindicos.ts',
      find: "actor.role === 'staff'",
      replace: "actor.role === 'master'",
    },
  },
  {
    name: 'a síndico let in while the company is inactive',
    tests: sindicos,
    edit: {
      file: 'domain/sindicos.ts',
      find: "AND ${isSindicoTerm(sql.ref('m'))} AND ${liveUser}",
      replace:
        "AND ${isSindicoTerm(sql.ref('m'))} AND ${liveUser} AND EXISTS (SELECT 1 FROM tenants t WHERE t.id = m.tenant_id AND t.status = 'ATIVO')",
    },
  },
  {
    name: 'a síndico beside one who accepted before',
    tests: [`${folder}/waiting-sindicos.test`],
    edit: {
      file: `${folder}/invitation-membership.ts`,
      find: 'if (tenantId === null || confirmed) return false',
      replace: 'if (tenantId !== null || confirmed) return false',
    },
  },
  {
    name: 'a síndico whom staff raised from what an administrator offered',
    tests: [`${folder}/waiting-sindicos.test`],
    edit: {
      file: 'registers/users/invited-people.ts',
      find: 'sql`invited_as = ${actor.role}, confirmed = false,`',
      replace: 'sql`confirmed = false,`',
    },
  },
  {
    name: 'a síndico who waits and is in',
    tests: sindicos,
    edit: {
      file: 'platform/sessions/live-membership.ts',
      find: ' AND m.invitation IS NULL',
      replace: '',
    },
  },
  {
    name: 'a síndico brought back by staff',
    tests: sindicos,
    edit: {
      file: 'registers/memberships/behaviour.ts',
      find: "if (actor.role === 'staff' && row",
      replace: "if (actor.role === 'master' && row",
    },
  },
  {
    name: 'síndicos who change each other',
    tests: sindicos,
    edit: {
      file: 'registers/memberships/behaviour.ts',
      find: 'if (before !== null) requireWritable(actor, before)',
      replace: '',
    },
  },
  {
    name: 'a recipient of alerts by being invited again',
    tests: ['features/panic/former-recipients.test'],
    edit: {
      file: 'domain/panic-recipients.ts',
      find: "if (typeof userId !== 'string' ||",
      replace: "if (typeof userId === 'string' ||",
    },
  },
  {
    name: 'a greeting by the name that a stranger typed',
    tests: letters,
    edit: {
      file: 'features/sign-in/account.ts',
      find: 'name: proven ? name : null',
      replace: 'name',
    },
  },
  {
    name: 'a letter with the name that a síndico gave their company',
    tests: letters,
    edit: {
      file: 'registers/memberships/behaviour.ts',
      find: 'SELECT legal_name AS name',
      replace: 'SELECT fantasy_name AS name',
    },
  },
]
