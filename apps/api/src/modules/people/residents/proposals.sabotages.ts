import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'an import that decides a state',
    edit: {
      file: '../../../register-endpoints/imports/line-checker.ts',
      find: 'isShared || register.fields[name]?.readOnly',
      replace: 'isShared',
    },
  },
  {
    name: 'who made a record told to those who may not read its history',
    edit: {
      file: '../../../register-endpoints/reference-reader.ts',
      find: "role === 'system' || may(role, register, 'history')",
      replace: 'true',
    },
  },
]
