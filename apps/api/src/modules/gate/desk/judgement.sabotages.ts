import type { Sabotage } from '../../../../../../tools/sabotage/sabotage.ts'

/** Each takes one protection away, which the tests beside must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a queued entry of who is not of the gate any more',
    edit: {
      file: './desk-author.ts',
      find: "member.was_here && mayUse(member.role, 'gate.enter')",
      replace: 'member.was_here',
    },
  },
  {
    name: 'a queued entry of long ago',
    edit: {
      file: './desk-author.ts',
      find: 'isPlausible && now <= to + LATE_MS ?',
      replace: 'isPlausible ?',
    },
  },
  {
    name: 'a queued entry by a visit that was not there yet',
    edit: {
      file: './queued-acts.ts',
      find: 'await requireKnown(context, ticket)',
      replace: '',
    },
  },
  {
    name: 'a queue that ends with the first entry on which the server fails',
    edit: {
      file: './queue.service.ts',
      find: 'unjudged.add(entry.id)',
      replace: 'throw error',
    },
  },
  {
    name: 'an exit judged before the entry on which the server failed',
    edit: {
      file: './queue.service.ts',
      find: "act.name === 'leave' && unjudged.has(act.entry_id ?? '')",
      replace: "act.name === 'leave' && unjudged.has('')",
    },
  },
  {
    name: 'a call that nobody waits for any more',
    edit: {
      file: './queue.service.ts',
      find: 'if (Date.now() > end) break',
      replace: '',
    },
  },
  {
    name: 'a failure on an entry that nobody hears of',
    edit: {
      file: './queue.service.ts',
      find: 'if (!(error instanceof ProblemError)) onFailure(error)',
      replace: '',
    },
  },
  {
    name: 'a failed call answered as judged',
    edit: {
      file: './queue.service.ts',
      find: 'if (outcomes.length === 0) throw failures[0]',
      replace: '',
    },
  },
  {
    name: 'what was typed at the desk, kept as it came',
    edit: {
      file: '../../../../../../packages/contract/src/modules/gate/desk-queue.ts',
      find: 'z.pipe(line(max), z.transform(normalizeText))',
      replace: 'line(max)',
    },
  },
  {
    name: 'a document typed at the desk, kept as it came',
    edit: {
      file: '../../../../../../packages/contract/src/modules/visits/visits.ts',
      find: 'z.pipe(typed, z.transform(normalizeText))',
      replace: 'typed',
    },
  },
]
