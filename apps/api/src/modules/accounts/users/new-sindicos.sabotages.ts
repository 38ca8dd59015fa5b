import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a síndico let in by staff alone',
    edit: {
      file: '../public/sindicos.ts',
      find: "actor.role === 'staff'",
      replace: "actor.role === 'master'",
    },
  },
  {
    name: 'a síndico let in while the company is inactive',
    edit: {
      file: '../public/sindicos.ts',
      find: "AND ${isSindicoTerm(sql.ref('m'))} AND ${liveUser}",
      replace:
        "AND ${isSindicoTerm(sql.ref('m'))} AND ${liveUser} AND EXISTS (SELECT 1 FROM tenants t WHERE t.id = m.tenant_id AND t.status = 'ATIVO')",
    },
  },
  {
    name: 'a síndico who waits and is in',
    edit: {
      file: '../../../platform/sessions/live-membership.ts',
      find: ' AND m.invitation IS NULL',
      replace: '',
    },
  },
  {
    name: 'a síndico brought back by staff',
    edit: {
      file: '../memberships/behaviour.ts',
      find: "if (actor.role === 'staff' && row",
      replace: "if (actor.role === 'master' && row",
    },
  },
  {
    name: 'síndicos who change each other',
    edit: {
      file: '../memberships/behaviour.ts',
      find: 'if (before !== null) requireWritable(actor, before)',
      replace: '',
    },
  },
]
