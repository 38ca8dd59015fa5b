import { type ApiExample, more, rest, varies } from './api-example.ts'

const as = 'TOKEN'

/** The point of these examples, with an id chosen by the client. */
const point = '01994a10-5c00-7d0c-8e00-0000000000a1'
const title = 'Portão dos fundos'
/** The point as other answers name it. */
export const pointShown = { id: point, title, deleted: false } as const

/** Points, rules and accesses. */
export const accessExamples: readonly ApiExample[] = [
  {
    id: 'access-point',
    method: 'POST',
    path: '/access-points',
    as,
    body: { id: point, name: title, direction: 'in' },
    answer: {
      status: 201,
      headers: { ETag: '"1"' },
      json: {
        data: {
          id: point,
          name: title,
          direction: 'in',
          equipment_id: null,
          way_out: null,
          exit_tried_on: null,
          version: 1,
          ...more,
        },
      },
    },
  },
  {
    id: 'access-rule',
    method: 'POST',
    path: '/access-rules',
    as,
    body: {
      name: 'Moradores pelo portão dos fundos',
      kinds: ['resident'],
      credentials: ['card', 'face'],
      points: [{ point_id: point }],
    },
    answer: {
      status: 201,
      json: {
        data: {
          id: varies('01994a10-…'),
          kinds: ['resident'],
          credentials: ['card', 'face'],
          schedule_id: null,
          points: [{ point_id: point, point: pointShown, ...more }],
          ...more,
        },
      },
    },
  },
  {
    id: 'access-passers',
    method: 'GET',
    path: `/access-points/${point}/passers?q=camila%20duarte`,
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            person: {
              kind: 'resident',
              id: varies('01994a10-…'),
              title: 'Camila Duarte Moreira',
              units: [varies('Ipê Amarelo · 1203')],
            },
            rules: [
              {
                id: varies('01994a10-…'),
                title: 'Moradores pelo portão dos fundos',
                deleted: false,
              },
            ],
          },
        ],
        meta: { ...more },
      },
    },
    keeps: { name: 'RESIDENT', from: 'data.0.person.id' },
  },
  {
    id: 'access-ways',
    method: 'GET',
    path: '/access/ways?kind=resident&id=$RESIDENT',
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            point: { id: varies('01994a10-…'), title: 'Entrada da garagem', deleted: false },
            direction: 'in',
            rules: [
              {
                rule: {
                  id: varies('01994a10-…'),
                  title: 'Moradores e funcionários',
                  deleted: false,
                },
                schedule: null,
                credentials: [],
                two_credentials: false,
                valid_from: null,
                valid_to: null,
              },
            ],
            now: 'granted',
            reason: null,
          },
          rest,
        ],
      },
    },
  },
  {
    id: 'accesses',
    method: 'GET',
    path: '/accesses?reason=schedule&kind=provider&per_page=1',
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            id: varies('01994a10-…'),
            at: varies('2026-11-20T20:32:00.000Z'),
            fact: 'denied',
            direction: 'in',
            reason: 'schedule',
            credential: 'card',
            person: { kind: 'provider', title: varies('Sandro Peixoto Matos'), ...more },
            ...more,
          },
        ],
        meta: { next: varies('MTc5NTg4NzEy…') },
      },
    },
    keeps: { name: 'ACCESS', from: 'data.0.id' },
  },
  {
    id: 'access',
    method: 'GET',
    path: '/accesses/$ACCESS',
    as,
    answer: {
      status: 200,
      json: {
        data: {
          fact: 'denied',
          reason: 'schedule',
          rule: null,
          considered: [
            {
              rule: { id: varies('01994a10-…'), title: 'Prestadores', deleted: false },
              missed: 'schedule',
            },
            rest,
          ],
          ...more,
        },
      },
    },
  },
]
