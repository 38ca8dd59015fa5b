import { type ApiExample, more, rest, varies } from './api-example.ts'

const as = 'TOKEN'

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
