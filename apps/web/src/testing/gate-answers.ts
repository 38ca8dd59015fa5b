import { conflictsAnswer } from '@portaria/contract/modules/gate/desk-queue'
import {
  type BoxFound,
  boxAnswer,
  expectedAnswer,
  type GateEvent,
  type GateVisit,
  gateLoansAnswer,
  gateUnitAnswer,
  insideAnswer,
  type Party,
  waitingParcelsAnswer,
} from '@portaria/contract/modules/gate/gate'
import { movementsAnswer } from '@portaria/contract/modules/gate/gate-rolls'
import { accessesAnswered } from './access-answers.ts'
import { type Answers, answer, refused, testId } from './fake-server.ts'

/** Makes a visit in the format of the desk's lists; expected by default. */
export function gateVisit(more: Partial<GateVisit>): GateVisit {
  return {
    id: testId(),
    version: 1,
    guest_name: 'Rui Convidado',
    kind: 'social',
    state: 'expected',
    visitor_id: testId(),
    provisional: false,
    blocked: false,
    apartment: { id: testId(), title: 'Ipê 101' },
    employee: null,
    area: null,
    host: null,
    companions: 0,
    plate: null,
    purpose: null,
    photo: null,
    pass_id: testId(),
    refusal: null,
    expected_from: '2026-11-20T12:00:00.000Z',
    expected_to: '2026-11-20T23:00:00.000Z',
    on_the_way_at: null,
    waiting_since: null,
    unanswered: false,
    answered_name: null,
    checked_in_at: null,
    overstayed: false,
    unknown_car: false,
    items: [],
    ...more,
  }
}

const nothing: BoxFound = {
  pass: null,
  refusal: null,
  visits: [],
  passes: [],
  plates: [],
  collected: null,
  parcels: [],
  found: [],
}

/** Makes an answer of the box, with the given results. */
export const boxOf = (found: Partial<BoxFound>) =>
  answer(boxAnswer, { data: { ...nothing, ...found } })

/** A unit without people, visits or parcels. */
export const emptyUnit = answer(gateUnitAnswer, {
  data: { intercom: null, people: [], visits: [], passes: [], cars: [], parcels: [] },
})

/** Makes the answers for a desk whose lists are empty apart from the given ones. */
export const quietDesk = ({
  expected = [],
  inside = [],
  events = [],
  parties = [],
}: Lists = {}): Answers => ({
  'GET /gate/expected': answer(expectedAnswer, {
    data: {
      visits: [...expected],
      passes: [],
      left_off: 0,
      events: [...events],
      parties: [...parties],
    },
  }),
  'GET /gate/inside': answer(insideAnswer, {
    data: [...inside],
    meta: { visits: inside.length, people: inside.length, marked: 0 },
  }),
  'GET /gate/loans': answer(gateLoansAnswer, { data: [] }),
  'GET /gate/parcels': answer(waitingParcelsAnswer, {
    data: { held: 0, overdue: 0, units: [], residents: [] },
  }),
  'GET /gate/movements': answer(movementsAnswer, { data: [] }),
  'GET /gate/queue': answer(conflictsAnswer, {
    data: [],
    meta: { total: 0, page: 1, per_page: 25, authors: [] },
  }),
  // Nobody was refused at a point.
  'GET /accesses': accessesAnswered([]),
  // This device keeps no pack for a lost network.
  'GET /gate/pack': refused('forbidden'),
})

type Lists = {
  readonly expected?: readonly GateVisit[]
  readonly inside?: readonly GateVisit[]
  readonly events?: readonly GateEvent[]
  readonly parties?: readonly Party[]
}
