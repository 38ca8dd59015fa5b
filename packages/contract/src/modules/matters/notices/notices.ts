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

/** Who does what is asked for. */
const doers = ['sindico', 'funcionario', 'service_provider'] as const

/** What is told of requests and occurrences. */
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
  /** Something was reported that somebody must look at. */
  occurrence_reported: {
    place: 270,
    roles: ['sindico', 'funcionario'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofOccurrence, icon: 'document' },
  },
  /** What became of what the person reported. */
  occurrence_answered: {
    place: 272,
    roles: ['condomino', 'funcionario'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofOccurrence, icon: 'reply', words: ['number', 'title', 'state'] },
  },
  /** Something was added to an occurrence. */
  occurrence_commented: {
    place: 274,
    roles: ['sindico', 'funcionario', 'condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofOccurrence, icon: 'reply' },
  },
  /** The management tells a unit of something that concerns it, in its own words. */
  unit_notified: {
    place: 276,
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: {
      ...ofOccurrence,
      icon: 'scale',
      words: ['place', 'note'],
      pages: { apartments: '/apps/condominiums/apartment/{id}/record' },
    },
  },
  /** Something about a síndico was reported to the council. */
  council_reported: {
    place: 278,
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofCouncil, icon: 'scale' },
  },
  /** What became of it. */
  council_answered: {
    place: 280,
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofCouncil, icon: 'reply', words: ['number', 'title', 'state'] },
  },
  /** Something was added to it. */
  council_commented: {
    place: 282,
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofCouncil, icon: 'reply' },
  },
  /** Somebody takes a seat on the council, or leaves it: told to the others who sit on it. */
  council_changed: {
    place: 283,
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: {
      ...ofRequest,
      icon: 'scale',
      words: ['name', 'change'],
      pages: { memberships: '/apps/condominiums/council-occurrences/' },
    },
  },
  /** A letter of a violation is for the person: the warning, or the decision. */
  violation_letter: {
    place: 284,
    roles: ['condomino'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'on' },
    item: { ...ofViolation, icon: 'scale' },
  },
  /** A unit has defended itself: somebody decides. */
  violation_defended: {
    place: 286,
    roles: ['sindico'],
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { ...ofViolation, icon: 'reply' },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
