import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a store that is gone taken for a missing picture',
    edit: {
      file: './object-storage-calls.ts',
      find: 'error instanceof ObjectStorageFailure && error.code === code',
      replace: 'error instanceof ObjectStorageFailure',
    },
  },
  {
    name: 'a bucket that everybody can read',
    edit: {
      file: './check-bucket.ts',
      find: 'if (!isPublic) return null',
      replace: 'return null',
    },
  },
  {
    name: 'keys of the store in the log',
    edit: {
      file: './object-storage-failure.ts',
      find: 'super(`${operation}: ',
      replace: 'super(`${String(error)} ${operation}: ',
    },
  },
  {
    name: 'files that ask for no encryption',
    edit: {
      file: './object-file-store.ts',
      find: 'bucket.encrypted && {',
      replace: '!bucket.encrypted && {',
    },
  },
]
