import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a violation decided before the defence or its deadline',
    edit: {
      file: './behaviour.ts',
      find: "if (await mayStillDefend(context, next.id)) throw fieldProblem('decision', 'defence_open')",
      replace: '',
    },
  },
  {
    name: 'a receipt and a defence by the tenant in the place of the owner',
    edit: {
      file: '../row-rules.ts',
      find: 'byOwner: (row, actor) => sql`(${ownPerson(actor)} = ${row}.owner_id) IS TRUE`',
      replace: 'byOwner: (row, actor) => sql`${ownPerson(actor)} IS NOT NULL`',
    },
  },
  {
    name: 'a confirmation of the owner that the management makes up',
    edit: {
      file: './behaviour.ts',
      find: "if (next[`${letter}_received_how`] === 'portal')",
      replace: 'if (next.id === null)',
    },
  },
  {
    name: 'words of a defence that stand as the letter’s own',
    edit: {
      file: './letter-text.ts',
      find: "quoted(defence ?? '')",
      replace: 'defence',
    },
  },
  {
    name: 'a receipt from before the letter',
    edit: {
      file: './behaviour.ts',
      find: "if (new Date(String(at)) < new Date(String(issued))) throw fieldProblem(field, 'before_issue')",
      replace: 'void issued',
    },
  },
  {
    name: 'a warning that is changed after it was issued',
    edit: {
      file: './behaviour.ts',
      find: "if (before.state !== 'draft') throw problem('state_conflict')",
      replace: 'void before',
    },
  },
  {
    name: 'a warning by a rule that did not hold',
    edit: {
      file: './behaviour.ts',
      find: 'const rule_id = await requireVersion(context, next)',
      replace: "const rule_id = next['rule_id']",
    },
  },
  {
    name: 'a defence after its deadline',
    edit: {
      file: './behaviour.ts',
      find: "if (before.state === 'answering' && !(await mayStillDefend(context, next.id)))",
      replace: 'if (next.id === null)',
    },
  },
  {
    name: 'a fine by a rule that provides for none',
    edit: {
      file: './violation-terms.ts',
      find: "if (rule?.penalty !== 'fine' || rule.penalty_basis === null)",
      replace: 'if (rule === undefined)',
    },
  },
  {
    name: 'a fine above what the law lets it be',
    edit: {
      file: './violation-terms.ts',
      find: "if (cents(next['fine_amount']) > times * cents(next['contribution']))",
      replace: "if (cents(next['fine_amount']) > 1000 * times * cents(next['contribution']))",
    },
  },
  {
    name: 'a violation that all residents read',
    edit: {
      file: '../row-rules.ts',
      find: 'sql`(${ownPerson(actor)} IN (${row}.owner_id, ${row}.copy_to_id)) IS TRUE`',
      replace: 'sql`${ownPerson(actor)} IS NOT NULL`',
    },
  },
  {
    name: 'an occurrence that is erased under an open violation',
    tests: ['./violations-retention.test.ts'],
    edit: {
      file: '../occurrences/retention-rules.ts',
      find: 'OR ${held} THEN',
      replace: 'THEN',
    },
  },
]
