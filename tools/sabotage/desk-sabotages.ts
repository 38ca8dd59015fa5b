import type { Sabotage } from './sabotage.ts'

const queue = ['features/gate/desk/queue.test']
const judged = ['features/gate/desk/judgement.test']
const conflicts = ['features/gate/desk/conflicts.test']
const limits = ['features/gate/desk/conflict-limits.test']
const pack = ['features/gate/desk/pack']
const folder = 'features/gate/desk'

/** What holds of a desk without a network: each entry once, as it happened, of whom it says. */
export const deskSabotages: readonly Sabotage[] = [
  {
    name: 'a queued entry judged by the time at which it arrives',
    tests: queue,
    edit: {
      file: `${folder}/queue.service.ts`,
      find: 'const now = { ...context, at }',
      replace: 'const now = { ...context, at: new Date() }',
    },
  },
  {
    name: 'a queued entry of any time',
    tests: conflicts,
    edit: {
      file: `${folder}/desk-author.ts`,
      find: 'time >= from - CLOCK_MS &&',
      replace: 'time > 0 &&',
    },
  },
  {
    name: 'a queued entry of who had left the gate',
    tests: queue,
    edit: {
      file: `${folder}/desk-author.ts`,
      find: 'const isOfGate = member.was_here &&',
      replace: 'const isOfGate =',
    },
  },
  {
    name: 'a queued entry of who is not of the gate any more',
    tests: judged,
    edit: {
      file: `${folder}/desk-author.ts`,
      find: "member.was_here && mayUse(member.role, 'gate.enter')",
      replace: 'member.was_here',
    },
  },
  {
    name: 'a queued entry of long ago',
    tests: judged,
    edit: {
      file: `${folder}/desk-author.ts`,
      find: 'isPlausible && now <= to + LATE_MS ?',
      replace: 'isPlausible ?',
    },
  },
  {
    name: 'a queued entry by a visit that was not there yet',
    tests: judged,
    edit: {
      file: `${folder}/queued-acts.ts`,
      find: 'await requireKnown(context, ticket)',
      replace: '',
    },
  },
  {
    name: 'a queue that ends with the first entry on which the server fails',
    tests: judged,
    edit: {
      file: `${folder}/queue.service.ts`,
      find: 'unjudged.add(entry.id)',
      replace: 'throw error',
    },
  },
  {
    name: 'an exit judged before the entry on which the server failed',
    tests: judged,
    edit: {
      file: `${folder}/queue.service.ts`,
      find: "act.name === 'leave' && unjudged.has(act.entry_id ?? '')",
      replace: "act.name === 'leave' && unjudged.has('')",
    },
  },
  {
    name: 'a call that nobody waits for any more',
    tests: judged,
    edit: {
      file: `${folder}/queue.service.ts`,
      find: 'if (Date.now() > end) break',
      replace: '',
    },
  },
  {
    name: 'a failure on an entry that nobody hears of',
    tests: judged,
    edit: {
      file: `${folder}/queue.service.ts`,
      find: 'if (!(error instanceof ProblemError)) onFailure(error)',
      replace: '',
    },
  },
  {
    name: 'a failed call answered as judged',
    tests: judged,
    edit: {
      file: `${folder}/queue.service.ts`,
      find: 'if (outcomes.length === 0) throw failures[0]',
      replace: '',
    },
  },
  {
    name: 'what was typed at the desk, kept as it came',
    tests: judged,
    edit: {
      file: 'packages/contract/src/modules/gate/desk-queue.ts',
      find: 'z.pipe(line(max), z.transform(normalizeText))',
      replace: 'line(max)',
    },
  },
  {
    name: 'a document typed at the desk, kept as it came',
    tests: judged,
    edit: {
      file: 'packages/contract/src/modules/visits/visits.ts',
      find: 'z.pipe(typed, z.transform(normalizeText))',
      replace: 'typed',
    },
  },
  {
    name: 'an exit before its queued entry',
    tests: conflicts,
    edit: {
      file: `${folder}/desk-entries.repository.ts`,
      find: "if (waiting.early) return 'early'",
      replace: '',
    },
  },
  {
    name: 'a noted exit that a later one overwrites',
    tests: conflicts,
    edit: {
      file: `${folder}/desk-entries.repository.ts`,
      find: 'coalesce(left_at, ${leftAt})',
      replace: '${leftAt}',
    },
  },
  {
    name: 'a walk-in that its author alone can resolve',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: 'if (own?.isFree) return id',
      replace: '',
    },
  },
  {
    name: 'a walk-in whose visitor is inside, and who cannot be resolved',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: 'id: own ? newId() : id',
      replace: 'id',
    },
  },
  {
    name: 'an impossible time resolved by whoever recorded it',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: 'isOfOthers && found.author_id === actor.userId',
      replace: 'isOfOthers && found.author_id === found.id',
    },
  },
  {
    name: 'a visit at an impossible time',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: "codes.includes('entry_time') ? conflict.received_at",
      replace: "codes.includes('') ? conflict.received_at",
    },
  },
  {
    name: 'a visit that ends before it begins',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: 'leftAt < at ? at : leftAt',
      replace: 'leftAt',
    },
  },
  {
    name: 'an exit lost with its queued entry',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: 'if (inside) await leave(context, id, leftAt)',
      replace: '',
    },
  },
  {
    name: 'an exit of a visit that came later',
    tests: conflicts,
    edit: {
      file: `${folder}/conflicts.service.ts`,
      find: 'AND checked_in_at <= ${leftAt} AND',
      replace: 'AND',
    },
  },
  {
    name: 'entries without end that wait for a person',
    tests: limits,
    edit: {
      file: `${folder}/conflicts.repository.ts`,
      find: 'return open < OPEN_MAX',
      replace: 'return open >= 0',
    },
  },
  {
    name: 'a message for every entry that waits',
    tests: limits,
    edit: {
      file: `${folder}/conflict-news.ts`,
      find: 'pauseS: TOLD_ONCE_S,',
      replace: '',
    },
  },
  {
    name: 'a message of an entry that is resolved',
    tests: limits,
    edit: {
      file: `${folder}/conflict-news.ts`,
      find: 'if (next) await retell',
      replace: 'if (next && authorId === next.id) await retell',
    },
  },
  {
    name: 'a queued entry resolved again',
    tests: queue,
    edit: {
      file: `${folder}/conflicts.repository.ts`,
      find: "if (outcome !== 'conflict')",
      replace: "if (outcome === 'done')",
    },
  },
  {
    name: 'a pack with whole digests of documents',
    tests: pack,
    edit: {
      file: `${folder}/desk-seal.ts`,
      find: '.subarray(0, DOCUMENT_MARK_BYTES)',
      replace: '.subarray(0, DOCUMENT_MARK_BYTES * 16)',
    },
  },
  {
    name: 'marks of documents under one key for all companies',
    tests: pack,
    edit: {
      file: `${folder}/desk-seal.ts`,
      find: "derived('desk document marks', tenantId)",
      replace: "derived('desk document marks')",
    },
  },
  {
    name: 'a pack with passes of who has moved out',
    tests: pack,
    edit: {
      file: `${folder}/pack.service.ts`,
      find: "!ended.includes(refusal ?? '')",
      replace: "refusal === 'pass_host_gone' || !ended.includes(refusal ?? '')",
    },
  },
]
