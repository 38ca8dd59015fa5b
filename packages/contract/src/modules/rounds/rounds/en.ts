import type { TextOf } from '../../../texts/register-text.ts'
import type { rounds } from './rounds.ts'

export const en: TextOf<typeof rounds> = {
  one: 'Round',
  many: 'Rounds',
  gender: 'f',
  heading: '{{patrol}} · {{starts_at}}',
  purpose: 'Each round, planned or not: who walks it, when it was begun and where it passed.',
  fields: {
    point: 'Passed the point',
    skipped: 'Point skipped',
    patrol: 'Patrol',
    state: 'State of the round',
    employee: 'Responsible',
    starts_at: 'Planned start',
    service_date: 'Day of the shift',
    unplanned: 'Unplanned',
    range_min: 'Longest duration (min)',
    grace_min: 'Grace (min)',
    punctuality: 'Punctuality',
    started_at: 'Begun',
    finished_at: 'Ended',
    missed_at: 'Taken as missed on',
    points_total: 'Points of the route',
    points_done: 'Points scanned',
    abort_reason: 'Why it was stopped',
    aborted_at: 'Stopped on',
    aborted_by: 'Stopped by',
    no_signal: 'No signal',
    clock_off: 'Wrong clock',
    clock_off_min: 'Telephone’s clock ahead (min)',
    suspicious: 'Suspicious scan',
    walker: 'Walked by',
    walked_by: 'Recorded by',
    unassigned: 'Nobody responsible',
  },
  help: {
    patrol: 'One that is made here is unplanned: it begins now.',
    employee: 'Left empty: whoever is on shift, or you.',
  },
  sections: {
    plan: 'Plan',
    progress: 'Progress',
  },
  choices: {
    state: {
      planned: 'Planned',
      running: 'Under way',
      completed: 'Done',
      completed_with_exceptions: 'Done with exceptions',
      missed: 'Missed',
      aborted: 'Stopped',
    },
    punctuality: {
      early: 'Early',
      on_time: 'On time',
      late: 'Late',
    },
  },
  actions: { judge: 'Judge scan' },
  transitions: {
    run: { button: 'Record', done: 'Round under way' },
    complete: { button: 'Record', done: 'Round done' },
    except: { button: 'Record', done: 'Round done with exceptions' },
    stop: { button: 'Record', done: 'Round stopped' },
    lose: { button: 'Take as lost', done: 'Round without a signal' },
    miss: {
      button: 'Take as missed',
      done: 'Round missed',
    },
    abort: {
      button: 'Stop',
      done: 'Round stopped',
      text: 'Say why. What was scanned already stays.',
    },
  },
  views: {
    to_come: {
      m: 'To be walked',
      f: 'To be walked',
    },
    missed: {
      m: 'Missed',
      f: 'Missed',
    },
    done: {
      m: 'Done',
      f: 'Done',
    },
  },
  refusals: {
    patrol_inactive: 'This patrol is inactive. Activate it first, or choose another.',
    round_begun: 'This round has begun: who is responsible changes no more.',
    round_open:
      'You have a round of this patrol open already. Go on with it, or stop it, before you open another.',
  },
  needs: {
    suspicious: {
      one: '{{count}} round has a suspicious scan',
      other: '{{count}} rounds have suspicious scans',
    },
    unassigned: {
      one: '{{count}} round has nobody responsible',
      other: '{{count}} rounds have nobody responsible',
    },
  },
}
