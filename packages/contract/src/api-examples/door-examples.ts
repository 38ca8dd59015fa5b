import { pointShown } from './access-examples.ts'
import { type ApiExample, more, rest, varies } from './api-example.ts'

const as = 'TOKEN'
const opening = '01994a10-5c00-7d0c-8e00-0000000000b1'
const order = '01994a10-5c00-7d0c-8e00-0000000000c1'

/** The monitor, openings, emergency orders and faces. */
export const doorExamples: readonly ApiExample[] = [
  {
    id: 'access-monitor',
    method: 'GET',
    path: '/access-monitor',
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: {
        data: [
          {
            point: { id: varies('01994a10-…'), title: 'Entrada da garagem', deleted: false },
            direction: 'in',
            area: 'Garagem',
            photo: null,
            reader: null,
            since: null,
          },
          rest,
        ],
      },
    },
  },
  {
    id: 'find-door',
    method: 'GET',
    path: '/access-points?q=hall%20ipe%20amarelo&fields=name',
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: { data: [{ name: 'Hall Ipê Amarelo', ...more }, rest], meta: { ...more } },
    },
    keeps: { name: 'DOOR', from: 'data.0.id' },
  },
  {
    id: 'opening',
    method: 'POST',
    path: '/access-points/$DOOR/openings',
    as: 'GATE_TOKEN',
    body: { id: opening, reason: 'Entrega combinada' },
    answer: {
      status: 202,
      json: {
        data: { id: opening, kind: 'open', state: 'waiting', settled_at: null, ...more },
      },
    },
  },
  {
    id: 'opening-state',
    method: 'GET',
    path: `/access-points/$DOOR/openings/${opening}`,
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: { data: { id: opening, kind: 'open', state: varies('done'), ...more } },
    },
  },
  {
    id: 'release',
    method: 'POST',
    path: '/access-orders',
    as: 'GATE_TOKEN',
    body: { id: order, kind: 'release', point_ids: [pointShown.id], reason: 'Fumaça na garagem' },
    answer: {
      status: 201,
      json: {
        data: {
          id: order,
          kind: 'release',
          started_by: 'Edson Marinho Chagas',
          ended_at: null,
          points: [
            {
              point: pointShown,
              state: 'by_hand',
              reason: 'no_reader',
              read_at: null,
              opened_once: null,
            },
          ],
          ...more,
        },
      },
    },
  },
  {
    id: 'release-end',
    method: 'POST',
    path: `/access-orders/${order}/end`,
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: {
        data: {
          id: order,
          ended_at: varies('2026-11-21T13:14:02.310Z'),
          ended_by: 'Edson Marinho Chagas',
          points: [{ point: pointShown, state: null, ...more }],
          ...more,
        },
      },
    },
  },
  {
    id: 'face',
    method: 'GET',
    path: '/faces/resident/$RESIDENT',
    as,
    answer: {
      status: 200,
      json: {
        data: {
          person: { kind: 'resident', name: 'Camila Duarte Moreira', is_minor: false, ...more },
          status: 'none',
          consent: null,
          photo: null,
          readers: { enrolled: 0, wanted: 0 },
          others: { cards: 1, has_pin: false },
          removals: [],
          may_write: true,
          ...more,
        },
      },
    },
  },
  {
    id: 'face-letter',
    method: 'POST',
    path: '/faces/resident/$RESIDENT/letter',
    as,
    answer: {
      status: 200,
      json: {
        data: {
          status: 'consent_pending',
          asked_at: varies('2026-11-21T13:15:40.077Z'),
          ...more,
        },
      },
    },
  },
]
