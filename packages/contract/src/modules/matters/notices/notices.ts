import type { NoticeKind } from '../../../define-notices.ts'

/** Days for which what became of a request is news on a screen that was off. */
const REQUEST_TTL_S = 3 * 24 * 3600

const ofRequest = {
  words: ['number', 'subject'],
  outcome: [],
  pages: { requests: '/apps/condominiums/request/{id}' },
  namesPeople: true,
  push: { ttlS: REQUEST_TTL_S, urgency: 'normal' },
} as const

/** Who does what is asked for. */
const doers = ['sindico', 'funcionario', 'service_provider'] as const

/** What is told of requests. */
export const mattersNotices = {
  /** Somebody asks for something that nobody usually does. */
  request_opened: {
    place: 260,
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofRequest, icon: 'question', words: ['number', 'subject', 'place'] },
  },
  /** A request is the person's to do. */
  request_assigned: {
    place: 262,
    roles: doers,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRequest, icon: 'document', words: ['number', 'subject', 'place'] },
  },
  /** Somebody has said something of a request. */
  request_commented: {
    place: 264,
    roles: [...doers, 'condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofRequest, icon: 'reply', words: ['number', 'subject', 'author'] },
  },
  /** What became of a request: `state` says what, `until` for how long it is put off. */
  request_answered: {
    place: 266,
    roles: ['condomino', 'funcionario'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRequest, icon: 'reply', words: ['number', 'subject', 'state', 'answer', 'until'] },
  },
  /** It is late. */
  request_overdue: {
    place: 268,
    roles: doers,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofRequest, icon: 'hourglass', once: true },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
