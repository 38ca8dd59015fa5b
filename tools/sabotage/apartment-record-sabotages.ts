import type { Sabotage } from './sabotage.ts'

const records = ['features/apartment-record']

/** What the record of a unit keeps from whoever did not live there then. */
export const apartmentRecordSabotages: readonly Sabotage[] = [
  {
    name: 'a record with the things of an earlier household',
    tests: records,
    edit: {
      file: 'features/apartment-record/record-sections.ts',
      find: 'if (scope.isWhole(apartments, actor)) return seen',
      replace: 'if (actor.userId) return seen',
    },
  },
  {
    name: 'a timeline from before the own period',
    tests: records,
    edit: {
      file: 'features/apartment-record/own-period.ts',
      find: 'AND h.starts_on <= ${day}',
      replace: '',
    },
  },
  {
    name: 'who is to move in next, known to who moves out',
    tests: ['apartment-record/next-household'],
    edit: {
      file: 'registers/row-rules.ts',
      find: 'AND ${hasBegun(row, actor)}',
      replace: '',
    },
  },
  {
    name: 'the car of who is to move in next, known to who moves out',
    tests: ['apartment-record/next-household'],
    edit: {
      file: 'registers/row-rules.ts',
      find: 'moving.deleted_at IS NULL), false)))',
      replace: 'moving.deleted_at IS NULL AND false), false)))',
    },
  },
  {
    name: 'a record with the things of the next household',
    tests: records,
    edit: {
      file: 'features/apartment-record/own-period.ts',
      find: "AND ${hasBegun(sql.ref('w'), unit.actor)}",
      replace: '',
    },
  },
  {
    name: 'a landlord who sees the tenant’s household',
    tests: [...records, 'isolation/row-rules'],
    edit: {
      file: 'domain/own-units.ts',
      find: "${occupancy}.relation NOT IN ('landlord', 'domestic_staff')",
      replace: "${occupancy}.relation <> 'nobody'",
    },
  },
  {
    name: 'a record of a unit where one lives no more',
    tests: records,
    edit: {
      file: 'features/apartment-record/apartment-record.service.ts',
      find: 'findRow(units, context, id, { asked: ofUnit })',
      replace:
        "findRow(units, { ...context, actor: { ...context.actor, role: 'system' } }, id, { asked: ofUnit })",
    },
  },
  {
    name: 'a record whose reading leaves no trace',
    tests: records,
    edit: {
      file: 'features/apartment-record/apartment-record.service.ts',
      find: 'if (readsSensitive(residents.register, context.actor, ofPerson))',
      replace: 'if (Date.now() < 0)',
    },
  },
]
