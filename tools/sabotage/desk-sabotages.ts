import type { Sabotage } from './sabotage.ts'

const queue = ['features/gate/desk/queue']
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
    tests: queue,
    edit: {
      file: `${folder}/desk-author.ts`,
      find: 'time >= from - AHEAD_MS &&',
      replace: 'time > 0 || time >= from - AHEAD_MS &&',
    },
  },
  {
    name: 'a queued entry of who had left the gate',
    tests: queue,
    edit: {
      file: `${folder}/desk-author.ts`,
      find: "member.was_here ? [] : ['entry_author']",
      replace: 'member.was_here ? [] : []',
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
