import { type ApiExample, more, rest, varies } from './api-example.ts'
import { problemShown } from './session-examples.ts'

const as = 'TOKEN'
const visitor = '01994a10-5c00-7d0c-8e00-0000000000d1'

/** A spreadsheet, whose sheets are not shown. */
const workbook = {
  status: 200,
  headers: {
    'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Content-Disposition': 'attachment; filename="personal-data.xlsx"',
  },
} as const

const receipt = {
  id: varies('01994a10-…'),
  number: 1,
  register: 'visitors',
  person_id: visitor,
  name: 'Pessoa apagada 1',
  asked_by: 'Regina Toledo Amaral',
  at: varies('2026-11-21T13:20:11.640Z'),
  reason: 'asked',
  blanked: [
    { kind: 'values', count: 2 },
    { kind: 'trail', count: 1 },
  ],
  kept: [],
  ...more,
} as const

/** The export and the erasure of one person's data. */
export const personalDataExamples: readonly ApiExample[] = [
  {
    id: 'sign-in-resident',
    method: 'POST',
    path: '/login',
    body: { email: 'condomino@bosque.example', password: 'portaria-demo-2026' },
    answer: {
      status: 200,
      json: {
        data: {
          access: { original: { access_token: varies('eyJhbGciOiJIUzI1NiJ9.eyJz…'), ...more } },
          ...more,
        },
      },
    },
    keeps: { name: 'RESIDENT_TOKEN', from: 'data.access.original.access_token' },
  },
  {
    id: 'own-data',
    method: 'GET',
    path: '/me/personal-data',
    as: 'RESIDENT_TOKEN',
    answer: workbook,
  },
  {
    id: 'personal-data',
    method: 'GET',
    path: '/residents/$RESIDENT/personal-data',
    as,
    answer: workbook,
  },
  {
    id: 'erasure-holds',
    method: 'GET',
    path: '/residents/$RESIDENT/erasure',
    as,
    answer: {
      status: 200,
      json: {
        data: {
          receipt: null,
          holds: [
            { kind: 'active', id: null, title: null },
            { kind: 'inside', id: null, title: null },
            { kind: 'login', id: varies('01994a10-…'), title: 'Camila Duarte Moreira' },
            rest,
          ],
          same: [],
        },
      },
    },
  },
  {
    id: 'erasure-held',
    method: 'POST',
    path: '/residents/$RESIDENT/erasure',
    as,
    body: { reason: 'asked' },
    answer: {
      status: 409,
      json: {
        ...problemShown(
          'state_conflict',
          'Não é possível agora',
          409,
          'O estado deste registro mudou e não permite esta ação.',
        ),
        errors: [
          {
            field: 'id',
            code: 'erasure_held',
            message:
              'Ainda há algo em aberto com esta pessoa. Encerre o que a lista mostra e tente de novo.',
          },
        ],
      },
    },
  },
  {
    id: 'new-visitor',
    method: 'POST',
    path: '/visitors',
    as,
    body: {
      id: visitor,
      name: 'Otávio Lemos Prado',
      id_doc: { kind: 'rg', number: '447716502', issuer: 'SSP/SP', country: 'BR' },
    },
    answer: { status: 201, json: { data: { id: visitor, name: 'Otávio Lemos Prado', ...more } } },
  },
  {
    id: 'erasure',
    method: 'POST',
    path: `/visitors/${visitor}/erasure`,
    as,
    body: { reason: 'asked' },
    answer: { status: 200, json: { data: receipt } },
  },
  {
    id: 'erasure-receipt',
    method: 'GET',
    path: `/visitors/${visitor}/erasure`,
    as,
    answer: { status: 200, json: { data: { receipt, holds: [], same: [] } } },
  },
]
