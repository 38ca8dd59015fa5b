import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'what the team says among itself, read by who asked',
    tests: ['../request-comments/request-comments.test.ts'],
    edit: {
      file: '../row-rules.ts',
      find: "${row}.audience = 'requester' AND",
      replace: '',
    },
  },
  {
    name: 'a comment that is for who asked where nobody says for whom',
    tests: ['../request-comments/request-comments.test.ts'],
    edit: {
      file: '../request-comments/behaviour.ts',
      find: "(next.audience ?? 'team')",
      replace: "(next.audience ?? 'requester')",
    },
  },
  {
    name: 'a comment of what is closed',
    tests: ['../request-comments/request-comments.test.ts'],
    edit: {
      file: '../request-comments/behaviour.ts',
      find: "if (state === 'closed') throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'comments of one moment that are not counted',
    tests: ['../request-comments/request-comments.test.ts'],
    edit: {
      file: '../request-comments/behaviour.ts',
      find: 'FOR NO KEY UPDATE',
      replace: 'FOR SHARE',
    },
  },
  {
    name: 'requests about the same that end with who asked for the other',
    tests: ['./request-ends.test.ts'],
    edit: {
      file: './departure-things.ts',
      find: "WHEN ${hasMerged(sql.ref('r'))} THEN ARRAY['keep']",
      replace: '',
    },
  },
  {
    name: 'a request that is late for a day that it has no more',
    tests: ['./requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: '      await settleOverdue(context, row.id)\n      await planNext',
      replace: '      await planNext',
    },
  },
  {
    name: 'a request that a resident makes for somebody else',
    tests: ['./requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: '{ ...next, requester_id: await readAsker(context) }',
      replace: '{ ...next, ...((await readAsker(context)) ? {} : {}) }',
    },
  },
  {
    name: 'requests of a resident without an end in a day',
    tests: ['./requests.test.ts'],
    edit: {
      file: './request-terms.ts',
      find: "if (today >= REQUESTS_A_DAY) throw fieldProblem('subject', 'too_many_today')",
      replace: '',
    },
  },
  {
    name: 'a request that is put off for ever',
    tests: ['./requests.test.ts'],
    edit: {
      file: './request-terms.ts',
      find: "if (isFar) throw fieldProblem('deferred_until', 'deferred_too_long')",
      replace: '',
    },
  },
  {
    name: 'what was done, closed before its days are over',
    tests: ['./requests.test.ts'],
    edit: {
      file: './request-jobs.ts',
      find: 'if (wait > EARLY_S) return planStep(context, requestId, wait)',
      replace: '',
    },
  },
  {
    name: 'a request that is changed once it is done',
    tests: ['./requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (!isOpen(before.state)) throw problem('state_conflict')",
      replace: '',
    },
  },
  {
    name: 'a promise that who asked makes sooner',
    tests: ['./requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (isOther && context.actor.role === 'condomino' && before.state !== 'open')",
      replace: 'if (isOther && (false as boolean))',
    },
  },
  {
    name: 'requests that are merged into each other',
    tests: ['./merged-requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (target && !isOpen(target.state)) throw fieldProblem('merged_into_id', 'not_open')",
      replace: '',
    },
  },
  {
    name: 'a merged request that is reopened',
    tests: ['./merged-requests.test.ts'],
    edit: {
      file: './behaviour.ts',
      find: "if (await isGoingOn(context, before['merged_into_id']))\n          throw fieldProblem('reopen_reason', 'already_merged')",
      replace: '',
    },
  },
  {
    name: 'who asked for what was merged, told of nothing',
    tests: ['./merged-requests.test.ts'],
    edit: {
      file: './request-steps.ts',
      find: "if (step === 'complete' || step === 'decline')\n      await tellAskers(context, await readMerged(context, ids), toldOf[step] ?? '')",
      replace: '',
    },
  },
  {
    name: 'what was merged before, left where that goes from',
    tests: ['./merged-requests.test.ts'],
    edit: {
      file: './request-steps.ts',
      find: "{ set: { merged_into_id: row['merged_into_id'] } }",
      replace: '{ set: { merged_into_id: row.id } }',
    },
  },
  {
    name: 'what was said of a request, kept after its term',
    tests: ['./request-ends.test.ts'],
    edit: {
      file: './retention-rules.ts',
      find: 'if (comments.length > 0)',
      replace: 'if (comments.length > 99)',
    },
  },
  {
    name: 'pictures of a request, kept after their term',
    tests: ['./request-ends.test.ts'],
    edit: {
      file: './retention-rules.ts',
      find: '    await eraseAttachments(context, ids, dropFiles)\n',
      replace: '',
    },
  },
  {
    name: 'what somebody asked for, left open after they have gone',
    tests: ['./request-ends.test.ts'],
    edit: {
      file: './departure-things.ts',
      find: "(await stepOn(scope, target, 'withdraw'))",
      replace: '(scope === null)',
    },
  },
]
