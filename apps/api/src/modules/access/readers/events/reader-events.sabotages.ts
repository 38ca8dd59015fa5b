import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a question whose log is another passage',
    only: 'adds nothing to it, once for each question',
    edit: {
      file: './plan-events.ts',
      find: 'if (nearest) nearest.question.isLogged = true',
      replace: '',
    },
  },
  {
    name: 'a question without an answer that is two attempts',
    only: 'tells as long as its reader may have waited',
    edit: {
      file: './plan-events.ts',
      find: "kind === 'server_silent' ? UNANSWERED_WITHIN_S : LOGGED_WITHIN_S",
      replace: "kind === 'server_silent' ? LOGGED_WITHIN_S : LOGGED_WITHIN_S",
    },
  },
  {
    name: 'a log that hides the passage of somebody else',
    only: 'is not its',
    edit: {
      file: '../reader-keys.ts',
      find: "key.personId === (personId ?? '0') && ",
      replace: '',
    },
  },
  {
    name: 'a backlog that is stored twice',
    only: 'of a thousand events is stored once',
    edit: {
      file: './event-batch.ts',
      find: 'for (const { id } of known) byId.delete(id)',
      replace: '',
    },
  },
  {
    name: 'a cursor that moves past events that were not stored',
    only: 'of before the reader was ours is passed over',
    edit: {
      file: './reader-events.ts',
      find: 'isHistory: isHistory && hasMore',
      replace: 'isHistory',
    },
  },
  {
    name: 'people of a numbering that is not ours',
    only: 'of before the reader was ours is passed over',
    edit: {
      file: './reader-events.ts',
      find: 'const isHistory = before === null || isAnother || before.isHistory',
      replace: 'const isHistory = false',
    },
  },
  {
    name: 'events of a numbering that began anew and are taken for known',
    only: 'whose numbers begin anew is another epoch',
    edit: {
      file: './reader-events.ts',
      find: 'const epoch = isAnew ? reader.epoch + 1 : reader.epoch',
      replace: 'const epoch = isAnew ? reader.epoch : reader.epoch',
    },
  },
  {
    name: 'a code that nobody knows and that counts as a grant',
    only: 'is recorded as it decided',
    edit: {
      file: './log-facts.ts',
      find: "unknown: denied('error'),",
      replace: "unknown: plain('granted'),",
    },
  },
  {
    name: 'a pass that a reader without its server does not spend',
    only: 'spends the pass of a guest whom it let in',
    edit: {
      file: './store-events.ts',
      find: 'for (const passId of uses) await countUse(context, passId)',
      replace: '',
    },
  },
]
