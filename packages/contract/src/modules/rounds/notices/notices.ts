import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/**
 * Seconds after which a push message is not delivered any more: after half a day another shift
 * looks at its own rounds.
 */
const ROUND_TTL_S = 12 * 3600

const ofRound = {
  words: ['patrol', 'when'],
  outcome: [],
  pages: { rounds: '/apps/condominiums/round/{id}' },
  namesPeople: false,
  push: { ttlS: ROUND_TTL_S, urgency: 'high' },
  once: true,
} as const

/** The roles of síndicos and of supervisors among the employees. */
const supervisors = ['sindico', 'funcionario'] as const

/** Notices of rounds. */
export const roundsNotices = {
  /** A round had not begun when its grace was over. */
  round_missed: {
    place: 290,
    group: 'matters',
    roles: supervisors,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRound, icon: 'timeOff' },
  },
  /** A person assigned to rounds no longer works here: the first round is the item's subject. */
  round_unassigned: {
    place: 292,
    group: 'matters',
    roles: supervisors,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRound, icon: 'question', once: undefined, words: ['patrol', 'when', 'count'] },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
