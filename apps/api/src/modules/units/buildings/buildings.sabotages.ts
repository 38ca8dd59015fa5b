import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

const repository = './buildings.repository.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'windows lit by rows that the reader may not see',
    edit: {
      file: repository,
      find: 'WHERE ${scopeOf(machinery, actor)} AND r.apartment_id IS NOT NULL ${asked}',
      replace: 'WHERE r.tenant_id = ${actor.tenantId} AND r.apartment_id IS NOT NULL ${asked}',
    },
  },
  {
    name: 'windows lit by registers that the reader’s role does not read',
    edit: {
      file: repository,
      find: "const isRead = role === 'system' || may(role, registers[name], 'read')",
      replace: 'const isRead = role !== null',
    },
  },
  {
    name: 'a silent alarm in the windows of those who live with its sender',
    edit: {
      file: '../../panic/unit-alerts.ts',
      find: 'WHERE ${visible(reader)} AND',
      replace: 'WHERE a.tenant_id = ${reader.tenantId} AND',
    },
  },
  {
    name: 'the day of a removed unit',
    edit: {
      file: repository,
      find: 'WHERE ${seenUnits} AND r.id = ${id}',
      replace: 'WHERE r.tenant_id = ${actor.tenantId} AND r.id = ${id}',
    },
  },
  {
    name: 'the live view of all units for residents',
    edit: {
      file: '../../../../../../packages/contract/src/define-register/permissions.ts',
      find: "'buildings.read': ['admin', 'sindico', 'funcionario']",
      replace: "'buildings.read': ['admin', 'sindico', 'funcionario', 'condomino']",
    },
  },
]
