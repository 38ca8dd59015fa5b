import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a plate that a condomino is told to be taken',
    edit: {
      file: '../../register-endpoints/aspects/disputed-values.ts',
      find: '? scope.live(register, actor, alias)',
      replace: '? undisputed(register, alias)',
    },
  },
  {
    name: 'a mark that the person who typed the row reads',
    edit: {
      file: '../../register-endpoints/record-reader.ts',
      find: 'hidden: isHidden(field)',
      replace: 'hidden: field.sensitive === true && hides',
    },
  },
  {
    name: 'a disputed row that changes what it was',
    edit: {
      file: '../../register-endpoints/row-changes.ts',
      find: '...claim.columns,',
      replace: '',
    },
  },
  {
    name: 'a mark that tells by its version when it goes',
    edit: {
      file: '../../register-endpoints/aspects/disputed-values.ts',
      find: 'SET disputed = false',
      replace: 'SET disputed = false, version = r.version + 1',
    },
  },
  {
    name: 'a mark that stays on what is free',
    edit: {
      file: '../../register-endpoints/row-changes.ts',
      find: 'await settleDisputes(context, register, names)',
      replace: '',
    },
  },
  {
    name: 'a mark that stays when the other is removed',
    edit: {
      file: '../../register-endpoints/remove-records.ts',
      find: 'await settleDisputes(context, register)',
      replace: '',
    },
  },
  {
    name: 'a disputed car that the gate finds first',
    edit: {
      file: '../../register-endpoints/list-query.ts',
      find: 'isFound ? undisputedFirst(register, actor) : sql``',
      replace: 'sql``',
    },
  },
  {
    name: 'a dispute whose loser stays active',
    edit: {
      file: './dispute-action.ts',
      find: "const losers = keep === 'this' ? others : [disputed.id]",
      replace: 'const losers: string[] = []',
    },
  },
]
