import type { NoticeKind } from '../../../define-notices.ts'

/** Half a day: by then another shift looks at its own rounds. */
const ROUND_TTL_S = 12 * 3600

const ofRound = {
  words: ['patrol', 'when'],
  outcome: [],
  pages: { rounds: '/apps/condominiums/round/{id}' },
  namesPeople: false,
  push: { ttlS: ROUND_TTL_S, urgency: 'high' },
  once: true,
} as const

/** Who runs the place, and supervisors among who works here. */
const supervisors = ['sindico', 'funcionario'] as const

/** What is told of rounds. */
export const roundsNotices = {
  /** Nobody had begun a round when its grace was over. */
  round_missed: {
    place: 290,
    roles: supervisors,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRound, icon: 'timeOff' },
  },
  /** Who was to walk rounds works here no more: the first of them is the item's subject. */
  round_unassigned: {
    place: 292,
    roles: supervisors,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRound, icon: 'question', once: undefined, words: ['patrol', 'when', 'count'] },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
