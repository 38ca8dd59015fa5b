import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a create that is repeated with the same hidden values alone',
    edit: {
      file: '../../write-records.ts',
      find: '(name) => name in register.fields && !hidden.includes(name),',
      replace: '(name) => name in register.fields,',
    },
  },
  {
    name: 'own typing that never ends',
    edit: {
      file: './own-typing.ts',
      find: '))::date = tenant_today(${actor.tenantId})`)',
      replace: '))::date <= tenant_today(${actor.tenantId})`)',
    },
  },
  {
    name: 'a version that tells a value to be the same',
    edit: {
      file: '../../write-records.ts',
      find: '[...new Set([...hidden, ...changedFields(register, before, next)])]',
      replace: 'changedFields(register, before, next)',
    },
  },
]
