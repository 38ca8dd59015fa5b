import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection of the company that lives, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'secrets of a company that is brought back, sealed for the living one',
    tests: ['./bring-beside.test.ts'],
    only: 'opens its secrets',
    edit: {
      file: './seal-anew.ts',
      find: 'mover(values, companies)',
      replace: 'mover(values, { ...companies, to: companies.from })',
    },
  },
  {
    name: 'the path of a file that leads to the living company',
    tests: ['./renamed-rows.test.ts'],
    only: 'has other ids',
    edit: {
      file: './renamed-rows.ts',
      find: '}-[0-9a-f]{12}/g',
      replace: '}-[0-9a-f]{12}/',
    },
  },
  {
    name: 'a company that is active as soon as it is brought back',
    tests: ['./bring-beside.test.ts'],
    only: 'is inactive, has the name',
    edit: { file: './load-beside.ts', find: ", status = 'INATIVO', deleted", replace: ', deleted' },
  },
  {
    name: 'devices of the living company, reached from another',
    tests: ['./bring-beside.test.ts'],
    only: 'reaches no device',
    edit: {
      file: '../../../modules/devices/company-copy.ts',
      find: "SET state = 'refused',",
      replace: 'SET state = state,',
    },
  },
  {
    name: 'a door that is held open in a company that is brought back',
    tests: ['./bring-beside.test.ts'],
    only: 'reaches no device',
    edit: {
      file: '../../../modules/access/company-copy.ts',
      find: 'UPDATE access_order_points SET ended_at = now()',
      replace: 'UPDATE access_order_points SET ended_at = ended_at',
    },
  },
  {
    name: 'a departure that a job carries out in a company that is brought back',
    tests: ['./bring-beside.test.ts'],
    only: 'plans no departure',
    edit: {
      file: '../../../modules/departures/departures.module.ts',
      find: 'companyCopy: departuresCopy',
      replace: 'companyCopy: { ...departuresCopy, prepare: async () => undefined }',
    },
  },
  {
    name: 'links of calendars that lead to a company that is brought back too',
    tests: ['./bring-beside.test.ts'],
    only: 'has no link that is out',
    edit: {
      file: '../../../modules/reservations/reservations.module.ts',
      find: "left: ['calendar_feeds', ",
      replace: 'left: [',
    },
  },
  {
    name: 'a role that goes, unasked, to whoever has the e-mail when a company is brought back',
    tests: ['./bring-beside.test.ts'],
    only: 'an answer about an e-mail',
    edit: {
      file: './today-roles.ts',
      find: '?? (await give(taken))',
      replace: '?? give !== null',
    },
  },
  {
    name: 'a síndico, by the answer about another role of the same e-mail',
    tests: ['./today-roles.test.ts'],
    only: 'each by an answer of its own',
    edit: {
      file: './today-roles.ts',
      find: '`${taken.role} ${taken.email}`',
      replace: 'taken.email',
    },
  },
  {
    name: 'a role of an account that is gone, open in a company that is brought back',
    tests: ['./today-roles.test.ts'],
    only: 'has the roles of accounts',
    edit: { file: './today-roles.ts', find: 'isEnded: !isFree', replace: 'isEnded: isFree' },
  },
  {
    name: 'a role that ended where the company lives, asked about and open in one that is brought back',
    tests: ['./today-roles.test.ts'],
    only: 'ended while its account stayed',
    edit: { file: './today-roles.ts', find: "l.status = 'INATIVO'", replace: 'false' },
  },
  {
    name: 'a role that ended while files came, open in a company that is brought back',
    tests: ['./today-roles.test.ts'],
    only: 'ended while its files came',
    edit: { file: './load-beside.ts', find: 'l.id = n.old_id AND', replace: 'false AND' },
  },
  {
    name: 'files of a company that could not be brought back',
    tests: ['./bring-beside.test.ts'],
    only: 'leaves no row and no file',
    edit: {
      file: './bring-beside.ts',
      find: 'await dropFiles(work, options.files, companies).catch',
      replace: 'await Promise.resolve(dropFiles).catch',
    },
  },
  {
    name: 'what ended in another company, ended in one that is brought back by itself',
    tests: ['../ended-list.test.ts'],
    only: 'of another company is left alone',
    edit: {
      file: '../ended-list.ts',
      find: '!== beside.tenantId) continue',
      replace: '=== null) continue',
    },
  },
  {
    name: 'what ended since the last list, open in a company that is brought back',
    tests: ['../ended-list.test.ts'],
    only: 'that no list has yet',
    edit: {
      file: '../ended-list.ts',
      find: 'await readEnded(beside.living, sources, read)',
      replace: '[read].flatMap(() => [])',
    },
  },
  {
    name: 'files of a company that is stored, although the answer to COMMIT is lost',
    tests: ['./broken-off.test.ts'],
    only: 'is there with its files',
    edit: {
      file: './commit-beside.ts',
      find: 'if (await isStored(company, asked)) return',
      replace: 'void [isStored, asked]',
    },
  },
  {
    name: 'files of a company of which nobody can say whether it is stored',
    tests: ['./broken-off.test.ts'],
    only: 'keeps its files and tells',
    edit: {
      file: './bring-beside.ts',
      find: 'if (error instanceof UnknownCompany) throw error',
      replace: 'void UnknownCompany',
    },
  },
  {
    name: 'files that were being written when another failed',
    tests: ['./broken-off.test.ts'],
    only: 'leaves no file of those that were being written',
    edit: {
      file: '../file-copies.ts',
      find: 'failures.push(error)',
      replace: 'throw error',
    },
  },
  {
    name: 'a name that another company takes while files come',
    tests: ['./broken-off.test.ts'],
    only: 'where another takes its name',
    edit: {
      file: './load-beside.ts',
      find: 'await holdName(target, company.name)',
      replace: 'void holdName',
    },
  },
  {
    name: 'two living companies of one name',
    tests: ['./bring-beside.test.ts'],
    only: 'a name of its own',
    edit: {
      file: './decisions.ts',
      find: 'if (rowCount === 0) return',
      replace: 'if (rowCount !== null) return',
    },
  },
]
