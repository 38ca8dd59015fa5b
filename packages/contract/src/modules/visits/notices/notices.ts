import { gateStaff, hosts, type NoticeKind } from '../../../define-notices/define-notices.ts'

/** Seconds after which a push message about a visit at the gate is not delivered any more. */
const VISIT_TTL_S = 2 * 3600

const ofVisit = {
  words: ['visitor', 'place'],
  outcome: [],
  pages: { visits: '/apps/condominiums/visit/{id}' },
  namesPeople: true,
} as const

/** Notices of visits, passes and items that leave. */
export const visitsNotices = {
  /**
   * A visitor is at the gate and the person may admit them; `blocked` is `yes` if they or their car
   * are blocked. `answer` is `authorised` or `denied`.
   */
  visit_waiting: {
    place: 30,
    group: 'accesses',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: {
      icon: 'door',
      ...ofVisit,
      words: ['visitor', 'place', 'blocked'],
      outcome: ['answer', 'by'],
      push: { ttlS: 600, urgency: 'high' },
      overridesQuiet: 'unsaid',
    },
  },
  /** The gate's question was answered by `by`. */
  visit_answered: {
    place: 40,
    group: 'accesses',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'off' },
    item: {
      icon: 'reply',
      ...ofVisit,
      words: ['visitor', 'place', 'answer', 'by'],
      push: { ttlS: 600, urgency: 'high' },
      overridesQuiet: 'unsaid',
    },
  },
  /** Nobody answered the gate's question within the company's limit. */
  visit_unanswered: {
    place: 50,
    group: 'accesses',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'off' },
    item: {
      icon: 'timeOff',
      ...ofVisit,
      push: { ttlS: 600, urgency: 'high' },
      overridesQuiet: 'unsaid',
    },
  },
  /** A visitor is inside for longer than their kind of visit should take. */
  visit_overstayed: {
    place: 60,
    group: 'accesses',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'off' },
    item: { icon: 'hourglass', ...ofVisit, push: { ttlS: VISIT_TTL_S, urgency: 'normal' } },
  },
  /**
   * A blocked visitor, or their car, is at the gate: `entered` is `yes` if the gate admitted them
   * with a reason.
   */
  visit_blocked: {
    place: 70,
    group: 'accesses',
    roles: gateStaff,
    ways: { app: 'always', toast: 'on', push: 'on' },
    item: {
      icon: 'ban',
      ...ofVisit,
      words: ['visitor', 'place', 'entered'],
      pages: {
        ...ofVisit.pages,
        visitors: '/apps/condominiums/visitor/{id}',
        passes: '/apps/condominiums/pass/{id}',
      },
      push: { ttlS: VISIT_TTL_S, urgency: 'high' },
      overridesQuiet: 'unsaid',
    },
  },
  /** An expected provider is on the way. */
  visit_on_the_way: {
    place: 85,
    group: 'accesses',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on' },
    item: { icon: 'departure', ...ofVisit, push: { ttlS: VISIT_TTL_S, urgency: 'normal' } },
  },
  /** A visitor who was expected, or admitted by others, is inside. */
  visit_arrived: {
    place: 90,
    group: 'accesses',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { icon: 'arrival', ...ofVisit, push: { ttlS: VISIT_TTL_S, urgency: 'normal' } },
  },
  /** The gate undid an entry that was reported. */
  visit_not_entered: {
    place: 95,
    group: 'accesses',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: { icon: 'undo', ...ofVisit, push: { ttlS: VISIT_TTL_S, urgency: 'normal' } },
  },
  /** The gate made a pass for the household's unit, on the word of `by`. */
  pass_given: {
    place: 100,
    group: 'accesses',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: {
      icon: 'ticket',
      words: ['visitor', 'place', 'by'],
      outcome: [],
      pages: { passes: '/apps/condominiums/pass/{id}' },
      namesPeople: true,
      push: { ttlS: VISIT_TTL_S, urgency: 'normal' },
    },
  },
  /** The gate recorded that an item may leave or enter, on the word of `by`. */
  item_permitted: {
    place: 110,
    group: 'things',
    roles: hosts,
    ways: { app: 'always', toast: 'on', push: 'on', email: 'off' },
    item: {
      icon: 'box',
      words: ['item', 'place', 'by'],
      outcome: [],
      pages: { 'item-passes': '/apps/condominiums/item-pass/{id}' },
      namesPeople: true,
      push: { ttlS: VISIT_TTL_S, urgency: 'normal' },
    },
  },
} as const satisfies Readonly<Record<string, NoticeKind>>
