import type { Sabotage } from './sabotage.ts'

const disputes = ['registers/disputes']
const visitors = ['registers/visitors']
const rowRules = ['isolation/row-rules']

/** What keeps a condomino from learning who has what, and the síndico's word on it. */
export const householdSabotages: readonly Sabotage[] = [
  {
    name: 'a plate that a condomino is told to be taken',
    tests: disputes,
    edit: {
      file: 'register-endpoints/write-checks.ts',
      find: 'if (keepsDisputed(register, actor.role)) return scope.live(register, actor, alias)',
      replace: '',
    },
  },
  {
    name: 'a mark that whoever typed the row reads',
    tests: disputes,
    edit: {
      file: 'register-endpoints/record-reader.ts',
      find: 'hidden: isHidden(field)',
      replace: 'hidden: field.sensitive === true && hides',
    },
  },
  {
    name: 'a disputed row that changes what it was',
    tests: disputes,
    edit: {
      file: 'register-endpoints/row-changes.ts',
      find: '...(clashesAnew ? [',
      replace: '...(clashesAnew && false ? [',
    },
  },
  {
    name: 'a mark that tells by its version when it goes',
    tests: disputes,
    edit: {
      file: 'register-endpoints/disputes.ts',
      find: 'SET disputed = false',
      replace: 'SET disputed = false, version = r.version + 1',
    },
  },
  {
    name: 'a mark that stays on what is free',
    tests: disputes,
    edit: {
      file: 'register-endpoints/row-changes.ts',
      find: 'if (touchesUnique(register, names)) await settleDisputes(context, register)',
      replace: '',
    },
  },
  {
    name: 'a mark that stays when the other is removed',
    tests: disputes,
    edit: {
      file: 'register-endpoints/remove-records.ts',
      find: 'await settleDisputes(context, register)',
      replace: '',
    },
  },
  {
    name: 'a disputed car that the gate finds first',
    tests: disputes,
    edit: {
      file: 'register-endpoints/list-query.ts',
      find: 'isMarkRead ? sql`r.disputed, ` : sql``',
      replace: 'sql``',
    },
  },
  {
    name: 'an import that means a disputed car',
    tests: ['imports/matching'],
    edit: {
      file: 'register-endpoints/imports/line-matcher.ts',
      find: 'register.keepsDisputed ? sql`NOT r.disputed`',
      replace: 'register.keepsDisputed ? sql`true`',
    },
  },
  {
    name: 'a dispute whose loser stays active',
    tests: disputes,
    edit: {
      file: 'registers/dispute-action.ts',
      find: "const losers = keep === 'this' ? others : [disputed.id]",
      replace: 'const losers: string[] = []',
    },
  },
  {
    name: 'telephones of everybody in the household',
    tests: rowRules,
    edit: {
      file: 'register-endpoints/row-scope.ts',
      find: 'return rule === null ? sql`` :',
      replace: 'return rule !== undefined ? sql`` :',
    },
  },
  {
    name: 'a guardian of somebody grown up',
    tests: rowRules,
    edit: {
      file: 'registers/row-rules.ts',
      find: ' AND ${isMinorToday(row, actor)}))`',
      replace: '))`',
    },
  },
  {
    name: 'strangers that a landlord puts into a unit',
    tests: rowRules,
    edit: {
      file: 'domain/own-units.ts',
      find: "AND o.relation IN ('owner', 'tenant')",
      replace: '',
    },
  },
  {
    name: 'a proposal for no unit',
    tests: rowRules,
    edit: {
      file: 'register-endpoints/nested-records.ts',
      find: 'if (inner == null && needsNested(',
      replace: 'if (inner === needsNested && needsNested(',
    },
  },
  {
    name: 'somebody refused who stays in the unit',
    tests: rowRules,
    edit: {
      file: 'registers/residents/behaviour.ts',
      find: 'if (bonds.length > 0) await markRemoved(context, occupancies, bonds)',
      replace: '',
    },
  },
  {
    name: 'a block of the gate without an end',
    tests: visitors,
    edit: {
      file: 'registers/visitors/blocks.ts',
      find: '`now() + make_interval(hours => ${sql.lit(GATE_BLOCK_HOURS)})`',
      replace: '`NULL::timestamptz`',
    },
  },
  {
    name: 'a block that has ended and still reads',
    tests: visitors,
    edit: {
      file: 'register-endpoints/record-columns.ts',
      find: '(${ends} IS NULL OR ${ends} > now())',
      replace: '(${ends} IS NULL OR ${ends} <= now() OR true)',
    },
  },
  {
    name: 'an invitation that goes when its visitor is known',
    tests: visitors,
    edit: {
      file: 'register-endpoints/row-scope.ts',
      find: 'OR ${alias}.merged_into IS NOT NULL)',
      replace: ')',
    },
  },
  {
    name: 'a known visitor merged away',
    tests: visitors,
    edit: {
      file: 'registers/visitors/merge.ts',
      find: "if (!isOpen) throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'a document of somebody known that the gate overwrites',
    tests: visitors,
    edit: {
      file: 'register-endpoints/hidden-values/own-typing.ts',
      find: "return stored['provisional'] === true",
      replace: "return stored['provisional'] !== undefined",
    },
  },
  {
    name: 'somebody blocked whom the gate removes',
    tests: visitors,
    edit: {
      file: 'registers/visitors/behaviour.ts',
      find: "&& actor.role === 'funcionario') throw",
      replace: "&& actor.role === 'system') throw",
    },
  },
]
