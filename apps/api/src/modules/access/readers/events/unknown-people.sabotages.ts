import type { Sabotage } from '../../../../../../../tools/sabotage/sabotage.ts'

/** Each removes one protection, which the tests must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a blocked guest whom the log of a reader calls unknown',
    only: 'is refused as blocked',
    edit: {
      file: './plan-events.ts',
      find: 'const reason = unknown?.reason ?? logged',
      replace: 'const reason = logged',
    },
  },
  {
    name: 'a log that tells whose PIN was found by trying many',
    only: 'by too many wrong PINs looks up none',
    edit: {
      file: './unknown-people.ts',
      find: 'tries.left < 1 || ',
      replace: '',
    },
  },
  {
    name: 'PINs that one call of a reader tries without end',
    only: 'by wrong PINs that are told together',
    edit: {
      file: './unknown-people.ts',
      find: 'tries.left -= 1',
      replace: 'tries.left -= 0',
    },
  },
  {
    name: 'PINs of times that are not counted, tried without end',
    only: 'since none of them would count',
    edit: {
      file: './unknown-people.ts',
      find: " || !tries.times.has(event.at ?? '')",
      replace: '',
    },
  },
  {
    name: 'PINs that are not looked up and use up those that would be',
    only: 'uses up no tries',
    edit: {
      file: './unknown-people.ts',
      find: "if ('digits' in presented) tries.left",
      replace: "if (presented.kind === 'pin') tries.left",
    },
  },
  {
    name: 'right PINs that count as wrong ones',
    only: 'by right PINs, however often',
    edit: {
      file: '../inbound/pin-tries.ts',
      find: 'e.visitor_id, e.pass_id) = 0',
      replace: 'e.visitor_id, e.pass_id) >= 0',
    },
  },
  {
    name: 'a blocked guest at a way out whom the log of a reader calls unknown',
    only: 'would be let out with a mark',
    edit: {
      file: './unknown-people.ts',
      find: 'reason ?? denialReasons.find((one) => marks.includes(one)) ?? null',
      replace: 'reason ?? denialReasons.find((one) => marks.includes(one) && false) ?? null',
    },
  },
  {
    name: 'an order that hides why somebody has no access',
    only: 'as without the order of its point',
    edit: {
      file: '../../decisions/judge.ts',
      find: "read === 'none' ? { ...point, order: null } : point",
      replace: 'point',
    },
  },
  {
    name: 'a log of strangers that holds up its reader',
    only: 'is looked up in fifty rows',
    edit: {
      file: './unknown-people.ts',
      find: '.slice(0, MOST_ROWS)',
      replace: '.slice(0)',
    },
  },
]
