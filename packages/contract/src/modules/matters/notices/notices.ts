import type { NoticeKind } from '../../../define-notices/define-notices.ts'

/**
 * Seconds after which a push message about a request or an occurrence is not delivered any more.
 */
const REQUEST_TTL_S = 3 * 24 * 3600

const ofRequest = {
  words: ['number', 'subject'],
  outcome: [],
  pages: { requests: '/apps/condominiums/request/{id}' },
  namesPeople: true,
  push: { ttlS: REQUEST_TTL_S, urgency: 'normal' },
} as const

const ofOccurrence = {
  ...ofRequest,
  words: ['number', 'title'],
  pages: { occurrences: '/apps/condominiums/ocurrence/{id}' },
} as const

const ofCouncil = {
  ...ofRequest,
  words: ['number', 'title'],
  pages: { 'council-occurrences': '/apps/condominiums/council-occurrence/{id}' },
} as const

const ofViolation = {
  ...ofRequest,
  words: ['number', 'subject'],
  pages: { violations: '/apps/condominiums/violation/{id}' },
} as const

/** Roles that work on requests. */
const doers = ['sindico', 'funcionario', 'service_provider'] as const

/** Notices of requests and occurrences. */
export const mattersNotices = {
  /** A new request has no usual assignee. */
  request_opened: {
    place: 260,
    group: 'matters',
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofRequest, icon: 'question', words: ['number', 'subject', 'place'] },
  },
  /** A request was assigned to the person. */
  request_assigned: {
    place: 262,
    group: 'matters',
    roles: doers,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRequest, icon: 'document', words: ['number', 'subject', 'place'] },
  },
  /** A request has a new comment. */
  request_commented: {
    place: 264,
    group: 'matters',
    roles: [...doers, 'condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofRequest, icon: 'reply', words: ['number', 'subject', 'author'] },
  },
  /** A request has a new `state`; `until` is the date to which it is deferred. */
  request_answered: {
    place: 266,
    group: 'matters',
    roles: ['condomino', 'funcionario'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofRequest, icon: 'reply', words: ['number', 'subject', 'state', 'answer', 'until'] },
  },
  /** A request is overdue. */
  request_overdue: {
    place: 268,
    group: 'matters',
    roles: doers,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofRequest, icon: 'hourglass', once: true },
  },
  /** An occurrence was reported and needs attention. */
  occurrence_reported: {
    place: 270,
    group: 'matters',
    roles: ['sindico', 'funcionario'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofOccurrence, icon: 'document' },
  },
  /** The person's report has an outcome. */
  occurrence_answered: {
    place: 272,
    group: 'matters',
    roles: ['condomino', 'funcionario'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofOccurrence, icon: 'reply', words: ['number', 'title', 'state'] },
  },
  /** An occurrence has a new note. */
  occurrence_commented: {
    place: 274,
    group: 'matters',
    roles: ['sindico', 'funcionario', 'condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofOccurrence, icon: 'reply' },
  },
  /** The management informs a unit about a matter that concerns it, in its own words. */
  unit_notified: {
    place: 276,
    group: 'matters',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: {
      ...ofOccurrence,
      icon: 'scale',
      words: ['place', 'note'],
      pages: { apartments: '/apps/condominiums/apartment/{id}' },
    },
  },
  /** An occurrence about a síndico was reported to the council. */
  council_reported: {
    place: 278,
    group: 'matters',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofCouncil, icon: 'scale' },
  },
  /** An occurrence about a síndico has an outcome. */
  council_answered: {
    place: 280,
    group: 'matters',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofCouncil, icon: 'reply', words: ['number', 'title', 'state'] },
  },
  /** An occurrence about a síndico has a new note. */
  council_commented: {
    place: 282,
    group: 'matters',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofCouncil, icon: 'reply' },
  },
  /** A person joins the council or leaves it; its other members are notified. */
  council_changed: {
    place: 283,
    group: 'matters',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: {
      ...ofRequest,
      icon: 'scale',
      words: ['name', 'change'],
      pages: { memberships: '/apps/condominiums/council-occurrences/' },
    },
  },
  /** The person gets a letter of a violation: the warning, or the decision. */
  violation_letter: {
    place: 284,
    group: 'news',
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofViolation, icon: 'scale' },
  },
  /** A unit has sent its defence, which awaits a decision. */
  violation_defended: {
    place: 286,
    group: 'news',
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofViolation, icon: 'reply' },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
