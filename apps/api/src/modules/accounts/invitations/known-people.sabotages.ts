import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an invitation accepted by the password alone',
    edit: {
      file: './acceptance.service.ts',
      find: 'if (demand) throw',
      replace: 'if (Number.isNaN(demand)) throw',
    },
  },
  {
    name: 'an invitation accepted without a password',
    edit: {
      file: './acceptance.service.ts',
      find: 'if (!right) {',
      replace: 'if (Number.isNaN(right)) {',
    },
  },
  {
    name: 'an invitation accepted by the proof of somebody else',
    edit: {
      file: './acceptance.service.ts',
      find: 'if (member.account.id !== account?.id || !account.proven)',
      replace: 'if (!account?.proven)',
    },
  },
  {
    name: 'an invitation of somebody else, signed in',
    edit: {
      file: './invitation.repository.ts',
      find: 'WHERE i.id = ${id} AND lower(i.email) = lower(${email}) AND',
      replace: 'WHERE i.id = ${id} AND ${email} IS NOT NULL AND',
    },
  },
]
