import type { Sabotage } from './sabotage.ts'

const cards = ['registers/cards']
const employees = ['registers/employees']
const providers = ['registers/service-providers']

/** What ends with somebody's work, and what a provider may not change. */
export const staffSabotages: readonly Sabotage[] = [
  {
    name: 'a login that outlives the dismissal',
    tests: employees,
    edit: {
      file: 'registers/employees/behaviour.ts',
      find: 'await endLogins(context, ids)',
      replace: '',
    },
  },
  {
    name: 'a card that outlives the dismissal',
    tests: cards,
    edit: {
      file: 'registers/employees/behaviour.ts',
      find: 'await blockCards(context, sql`c.employee_id = ANY(${[...ids]}::uuid[])`)',
      replace: '[]',
    },
  },
  {
    name: 'a card that opens again for who has left',
    tests: cards,
    edit: {
      file: 'registers/cards/behaviour.ts',
      find: 'await checkHolder(context, next)',
      replace: 'void 0',
    },
  },
  {
    name: 'the card of a sold car',
    tests: cards,
    edit: {
      file: 'registers/vehicles/behaviour.ts',
      find: 'await blockTags(context, ids)',
      replace: '[]',
    },
  },
  {
    name: 'the space of a sold car',
    tests: ['registers/garages'],
    edit: {
      file: 'registers/vehicles/behaviour.ts',
      find: 'await leaveGarages(context, ids)',
      replace: '',
    },
  },
  {
    name: 'a dismissed employee who becomes active',
    tests: employees,
    edit: {
      file: 'registers/employees/behaviour.ts',
      find: "if (next['status'] === 'ATIVO') throw fieldProblem('status', 'employee_dismissed')",
      replace: '',
    },
  },
  {
    name: 'a provider who changes a document',
    tests: providers,
    edit: {
      file: 'registers/service-providers/behaviour.ts',
      find: "if (before && !sameValue(before, one)) throw fieldProblem('documents', 'not_allowed')",
      replace: '',
    },
  },
  {
    name: "a document with a picture that is another row's",
    tests: providers,
    edit: {
      file: 'register-endpoints/owned-rows.ts',
      find: 'AND id = ${id} AND claimed_at IS NULL\n',
      replace: 'AND id = ${id}\n',
    },
  },
  {
    name: 'a document with a picture that somebody else has sent',
    tests: providers,
    edit: {
      file: 'register-endpoints/owned-rows.ts',
      find: 'AND created_by = ${actor.userId}`)\n      if (claimed',
      replace: '`)\n      if (claimed',
    },
  },
  {
    name: 'a picture that outlives its document',
    tests: providers,
    edit: {
      file: 'register-endpoints/owned-rows.ts',
      find: 'SET claimed_at = NULL',
      replace: 'SET claimed_at = claimed_at',
    },
  },
  {
    name: 'a unit that is removed while a provider serves it',
    tests: providers,
    edit: {
      file: 'register-endpoints/row-uses.ts',
      find: "kind !== 'rows'\n",
      replace: "kind !== 'details'\n",
    },
  },
  {
    name: 'a provider brought back with a removed unit',
    tests: providers,
    edit: {
      file: 'register-endpoints/placed-references.ts',
      find: "if (field.kind === 'rows')",
      replace: "if (field.kind === 'details')",
    },
  },
  {
    name: 'visits of another provider on a first screen',
    tests: ['features/landing/assigned'],
    edit: {
      file: 'features/landing/assigned.repository.ts',
      find: 'WHERE v.tenant_id = ${actor.tenantId} AND v.provider_id = ${own} AND v.deleted_at IS NULL\n      AND v.state IN',
      replace:
        'WHERE v.tenant_id = ${actor.tenantId} AND v.deleted_at IS NULL\n      AND v.state IN',
    },
  },
  {
    name: 'documents of technicians at the gate',
    tests: providers,
    edit: {
      file: 'register-endpoints/record-reader.ts',
      find: 'owned[one] = null',
      replace: 'owned[one] ??= null',
    },
  },
  {
    name: 'documents of technicians that the gate clears',
    tests: providers,
    edit: {
      file: 'registers/service-providers/behaviour.ts',
      find: "cpf: one['cpf'] ?? stored?.['cpf'] ?? null",
      replace: "cpf: one['cpf'] ?? null",
    },
  },
]
