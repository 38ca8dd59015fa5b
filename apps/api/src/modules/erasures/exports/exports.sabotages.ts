import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const contents = ['./exports.test.ts']
const rights = ['./export-rights.test.ts']
const permissions = '../../../../../../packages/contract/src/define-register/permissions.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an export of personal data by the gatehouse',
    tests: rights,
    edit: {
      file: permissions,
      find: "'people.export': ['admin', 'sindico']",
      replace: "'people.export': ['admin', 'sindico', 'funcionario']",
    },
  },
  {
    name: 'an export of the own data that is of somebody else',
    tests: rights,
    edit: {
      file: './exports.service.ts',
      find: 'WHERE id = ${actor.membershipId} AND tenant_id',
      replace: 'WHERE resident_id IS NOT NULL AND tenant_id',
    },
  },
  {
    name: 'an export of personal data without a proof of who one is',
    tests: rights,
    edit: {
      file: './exports.routes.ts',
      find: "access: { right: 'people.export' }, proof: true,",
      replace: "access: { right: 'people.export' },",
    },
  },
  {
    name: 'an export of a person of another company',
    tests: rights,
    edit: {
      file: './exports.service.ts',
      find: "    if (!(await isThere(context, subject))) throw problem('not_found')\n",
      replace: '',
    },
  },
  {
    name: 'an export that tells what a guest of the person typed',
    tests: contents,
    edit: {
      file: './register-sheets.ts',
      find: 'if (!isPersonal(name)) return',
      replace: 'if (name !== name.toUpperCase()) return',
    },
  },
  {
    name: 'an export that names who answered for the unit',
    tests: contents,
    edit: {
      file: '../../visits/personal-rows.ts',
      find: "    of: { visitors: ofVisitor },\n    notTheirs: ['answered_name'],",
      replace: '    of: { visitors: ofVisitor },',
    },
  },
  {
    name: 'an export that warns a household of officials',
    tests: contents,
    edit: {
      file: './register-sheets.ts',
      find: ' AND NOT ${isByOfficials(row)})`',
      replace: ')`',
    },
  },
  {
    name: 'an export of what somebody wrote for the team',
    tests: contents,
    edit: {
      file: './register-sheets.ts',
      find: "AND o.role <> 'condomino'",
      replace: 'AND false',
    },
  },
  {
    name: 'an export with the notes of the team',
    tests: contents,
    edit: {
      file: './exports.service.ts',
      find: 'const reader = readers[subject.register] ?? actor.role',
      replace: 'const reader = actor.role',
    },
  },
  {
    name: 'an export of the own data that waits for those of the company',
    tests: rights,
    edit: {
      file: './exports.service.ts',
      find: "write(actor, ownSubject, 'feeds')",
      replace: "write(actor, ownSubject, 'exports')",
    },
  },
  {
    name: 'an export without a trace in the history',
    tests: contents,
    edit: {
      file: './exports.service.ts',
      find: "    await recordAudit(context, { ...entry, operation: 'personal_data_exported' })\n",
      replace: '',
    },
  },
]
