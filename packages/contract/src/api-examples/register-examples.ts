import { type ApiExample, more, rest, varies } from './api-example.ts'
import { problemShown } from './session-examples.ts'

/** The tower of these examples, by an id that its maker chose. */
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

/** Reading lists and rows. */
export const readingExamples: readonly ApiExample[] = [
  {
    id: 'list',
    method: 'GET',
    path: '/towers?sort=-name&per_page=2',
    as,
    answer: {
      status: 200,
      json: {
        data: [
          { name: 'Jequitibá', version: 1, ...more },
          { name: 'Jacarandá', version: 1, ...more },
        ],
        meta: {
          total: 4,
          total_is: 'exact',
          page: 1,
          per_page: 2,
          next: varies('WyJKYWNhcmFuZMOhIiwiMDE5…'),
        },
      },
    },
  },
  {
    id: 'filters',
    method: 'GET',
    path: '/apartments?filter[occupancy]=rented,vacant&filter[floor][gte]=18&sort=-number&per_page=1',
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            number: varies('2008'),
            floor: varies(20),
            occupancy: varies('rented'),
            tower: { id: varies('01994a10-…'), title: varies('Jequitibá'), deleted: false },
            ...more,
          },
        ],
        meta: { total: varies(21), total_is: 'exact', page: 1, per_page: 1, next: varies('WyIy…') },
      },
    },
  },
  {
    id: 'fields',
    method: 'GET',
    path: '/apartments?fields=number,tower&per_page=1',
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            id: varies('01994a10-…'),
            version: varies(1),
            status: 'ATIVO',
            tower_id: varies('01994a10-…'),
            number: varies('101'),
            tower: { id: varies('01994a10-…'), title: varies('Jequitibá'), deleted: false },
          },
        ],
        meta: { ...more },
      },
    },
  },
  {
    id: 'search',
    method: 'GET',
    path: '/residents?q=camila%20duarte%20moreira',
    as,
    answer: {
      status: 200,
      json: {
        data: [{ name: 'Camila Duarte Moreira', cpf: varies('39053344705'), ...more }, rest],
        meta: { total: varies(1), total_is: 'exact', page: 1, per_page: 25, next: null },
      },
    },
  },
  {
    id: 'search-everything',
    method: 'GET',
    path: '/search?q=jacaranda%20101',
    as,
    answer: {
      status: 200,
      json: {
        data: [
          {
            register: 'apartments',
            hits: [
              {
                id: varies('01994a10-…'),
                title: 'Jacarandá · 101',
                former: false,
                record: { number: '101', ...more },
              },
              rest,
            ],
            more: varies(false),
          },
          rest,
        ],
      },
    },
  },
  {
    id: 'sign-in-gate',
    method: 'POST',
    path: '/login',
    body: { email: 'funcionario@bosque.example', password: 'portaria-demo-2026' },
    answer: {
      status: 200,
      json: {
        data: {
          access: { original: { access_token: varies('eyJhbGciOiJIUzI1NiJ9.eyJz…'), ...more } },
          ...more,
        },
      },
    },
    keeps: { name: 'GATE_TOKEN', from: 'data.access.original.access_token' },
  },
  {
    id: 'protected',
    method: 'GET',
    path: '/residents?q=camila%20duarte%20moreira',
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: {
        data: [
          {
            name: 'Camila Duarte Moreira',
            cpf: null,
            cpf_masked: varies('***.***.*47-**'),
            birth_date: null,
            ...more,
          },
          rest,
        ],
        meta: { total: varies(1), total_is: 'exact', page: 1, per_page: 25, next: null },
      },
    },
  },
]

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
    answer: { status: 200, json: { data: [{ id: exampleTower, outcome: 'done', code: null }] } },
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
