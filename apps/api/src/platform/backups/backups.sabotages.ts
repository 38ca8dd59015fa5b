import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a backup of several moments',
    tests: ['./backup.test.ts'],
    only: 'is of one moment',
    edit: {
      file: './make-backup.ts',
      find: 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
      replace: 'READ ONLY',
    },
  },
  {
    name: 'a backup restored over a database that is in use',
    tests: ['./backup.test.ts'],
    only: 'is refused into a database with tables',
    edit: {
      file: './restore-backup.ts',
      find: 'if (rowCount === 0) return',
      replace: 'if (rowCount !== null) return',
    },
  },
  {
    name: 'sealed values restored with another secret',
    tests: ['./choose-backup.test.ts'],
    edit: {
      file: './choose-backup.ts',
      find: 'secrets.filter((one) => !known.includes(one))',
      replace: 'secrets.filter((one) => known.length === 0 && one === mark)',
    },
  },
  {
    name: 'a backup that each server makes',
    tests: ['./backup-schedule.test.ts'],
    only: 'by one of the servers that look at once',
    edit: {
      file: './backup-schedule.ts',
      find: 'WHERE NOT EXISTS (',
      replace: 'WHERE true OR NOT EXISTS (',
    },
  },
  {
    name: 'files that a kept backup may hold, removed',
    tests: ['./kept-backups.test.ts'],
    only: 'keeps all files while a list is missing',
    edit: {
      file: './kept-backups.ts',
      find: 'if (list === null) return',
      replace: 'if (list === null) continue',
    },
  },
  {
    name: 'jobs of a copy that reach people',
    tests: ['../../copy-of-data.test.ts'],
    only: 'neither runs its jobs',
    edit: { file: '../../server.ts', find: 'if (!isCopy) {', replace: 'if (isCopy !== null) {' },
  },
  {
    name: 'what ended after a backup, valid again',
    tests: ['./ended-list.test.ts'],
    only: 'is ended again in a restored database',
    edit: {
      file: './ended-rows.ts',
      find: '${own(actor.tenantId)} r.id = ${id}`)',
      replace: '${own(actor.tenantId)} r.id <> ${id}`)',
    },
  },
  {
    name: 'a list of what ended that every server writes',
    tests: ['./ended-list.test.ts'],
    only: 'is listed by one of several servers',
    edit: {
      file: './ended-list.ts',
      find: 'AND (taken_until IS NULL OR taken_until < now())',
      replace: '',
    },
  },
  {
    name: 'a restored database that is served before erased people are erased again',
    tests: ['./backup.test.ts'],
    only: 'is not served before what ended',
    edit: {
      file: './unfinished-restore.ts',
      find: 'if (rowCount === 0) return',
      replace: 'if (rowCount !== null) return',
    },
  },
  {
    name: 'backups of two installations at one place',
    tests: ['./one-place.test.ts'],
    only: 'of one installation',
    edit: {
      file: './own-place.ts',
      find: 'if (other === installed) return',
      replace: "if (other !== '') return",
    },
  },
  {
    name: 'lists of what ended that a restored database replaces',
    tests: ['./ended-list.test.ts'],
    only: 'of a restored database replaces no list',
    edit: { file: './ended-list.ts', find: '${origin && `-${origin}`}', replace: '' },
  },
  {
    name: 'a backup without kept keys restored with another secret than the one that made it',
    tests: ['./backup-secrets.test.ts'],
    edit: {
      file: './choose-backup.ts',
      find: 'if (secrets !== undefined) return secret',
      replace: "if (secrets !== undefined || mark !== '') return secret",
    },
  },
]
