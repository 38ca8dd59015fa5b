import { type ApiExample, more, rest, varies } from './api-example.ts'
import { problemShown } from './session-examples.ts'

/** The tower of these examples, with an id chosen by the client. */
export const exampleTower = '01994a10-5c00-7d0c-8e00-000000000001'
const path = `/towers/${exampleTower}`
const as = 'TOKEN'

const madeTower = {
  id: exampleTower,
  name: 'Flamboyant',
  code: 'F',
  floors: 12,
  status: 'ATIVO',
  version: 1,
  ...more,
} as const

/** Making, changing and removing rows. */
export const writingExamples: readonly ApiExample[] = [
  {
    id: 'create',
    method: 'POST',
    path: '/towers',
    as,
    body: { id: exampleTower, name: 'Flamboyant', code: 'F', floors: 12 },
    answer: { status: 201, headers: { ETag: '"1"' }, json: { data: madeTower } },
  },
  {
    id: 'create-again',
    method: 'POST',
    path: '/towers',
    as,
    body: { id: exampleTower, name: 'Flamboyant', code: 'F', floors: 12 },
    answer: { status: 200, headers: { ETag: '"1"' }, json: { data: madeTower } },
  },
  {
    id: 'change',
    method: 'PATCH',
    path,
    as,
    headers: { 'If-Match': '"1"' },
    body: { floors: 14 },
    answer: {
      status: 200,
      headers: { ETag: '"2"' },
      json: { data: { ...madeTower, floors: 14, version: 2 } },
    },
  },
  {
    id: 'stale',
    method: 'PATCH',
    path,
    as,
    headers: { 'If-Match': '"1"' },
    body: { floors: 15 },
    answer: {
      status: 412,
      json: {
        ...problemShown(
          'stale',
          'Alterado por outra pessoa',
          412,
          'Este registro mudou depois que você o abriu. Compare e salve de novo.',
        ),
        current: { ...madeTower, floors: 14, version: 2 },
      },
    },
  },
  {
    id: 'no-version',
    method: 'PATCH',
    path,
    as,
    body: { floors: 15 },
    answer: {
      status: 428,
      json: problemShown(
        'version_required',
        'Versão ausente',
        428,
        'O pedido não diz qual versão altera. Atualize a página e tente de novo.',
      ),
    },
  },
  {
    id: 'history',
    method: 'GET',
    path: `${path}/history`,
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            id: varies('01994a10-…'),
            at: varies('2026-11-21T13:05:11.204Z'),
            operation: 'update',
            actor: {
              id: '01994a10-5c00-7050-8d00-000000000004',
              name: 'Regina Toledo Amaral',
              photo: null,
            },
            actor_role: 'sindico',
            changes: { floors: [12, 14] },
          },
          rest,
        ],
        meta: { page: 1, per_page: 50, next: false },
      },
    },
  },
  {
    id: 'action',
    method: 'POST',
    path: `${path}/generate-apartments`,
    as,
    body: { floors: 2, units_per_floor: 2, pattern: 'floor_unit', preview: true },
    answer: {
      status: 200,
      json: { data: { create: ['101', '102', '201', '202'], existing: [] } },
    },
  },
  {
    id: 'bulk',
    method: 'POST',
    path: '/towers/bulk',
    as,
    body: { action: 'inactivate', items: [{ id: exampleTower, version: 2 }] },
    answer: {
      status: 200,
      json: { data: [{ id: exampleTower, outcome: 'done', code: null, version: 3 }] },
    },
  },
  {
    id: 'remove',
    method: 'DELETE',
    path,
    as,
    headers: { 'If-Match': '"3"' },
    answer: { status: 204 },
  },
  {
    id: 'gone',
    method: 'GET',
    path,
    as,
    answer: {
      status: 404,
      json: problemShown(
        'not_found',
        'Não encontrado',
        404,
        'Este registro não existe ou você não tem acesso a ele.',
      ),
    },
  },
  {
    id: 'restore',
    method: 'POST',
    path: `${path}/restore`,
    as,
    answer: {
      status: 200,
      headers: { ETag: '"5"' },
      json: { data: { ...madeTower, floors: 14, status: 'INATIVO', version: 5 } },
    },
  },
]
