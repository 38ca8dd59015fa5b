import { type ApiExample, more, rest, varies } from './api-example.ts'

const tower = '01994a10-5c00-7d0c-8e00-000000000001'

/** Spreadsheets: an import that is only checked, and an export. */
export const spreadsheetExamples: readonly ApiExample[] = [
  {
    id: 'import',
    method: 'POST',
    path: '/towers/import',
    as: 'TOKEN',
    form: {
      file: {
        field: 'file',
        name: 'torres.csv',
        lines: ['Nome;Código;Andares', 'Manacá;M;8', 'Quaresmeira;Q;doze'],
      },
      fields: { dry_run: 'true' },
    },
    answer: { status: 202, json: { data: { id: varies('01994a10-…') } } },
    keeps: { name: 'IMPORT', from: 'data.id' },
  },
  {
    id: 'import-state',
    method: 'GET',
    path: '/imports/$IMPORT',
    as: 'TOKEN',
    settles: true,
    answer: {
      status: 200,
      json: {
        data: {
          state: 'done',
          total: 2,
          valid: 1,
          invalid: 1,
          created: 1,
          updated: 0,
          unchanged: 0,
          errors: [
            {
              line: 3,
              field: 'floors',
              code: 'invalid_type',
              message: 'Este valor não serve para o campo.',
            },
          ],
          errors_total: 1,
          ...more,
        },
      },
    },
  },
  {
    id: 'bad-lines',
    method: 'GET',
    path: '/imports/$IMPORT/bad-lines.csv',
    as: 'TOKEN',
    answer: {
      status: 200,
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      lines: [
        'Nome;Código;Andares;Linha;Motivo',
        'Quaresmeira;Q;doze;3;Este valor não serve para o campo.',
      ],
    },
  },
  {
    id: 'export',
    method: 'GET',
    path: `/towers/export?format=csv&filter[id]=${tower}`,
    as: 'TOKEN',
    answer: {
      status: 200,
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
      lines: [
        'id;version;Nome;Código;Andares;Unidades por andar;CEP;Logradouro;Número;Complemento;Bairro;Cidade;Estado;Localização no mapa: Latitude;Localização no mapa: Longitude;Situação',
        `${tower};5;Flamboyant;F;14;;;;;;;;;;;Inativa`,
      ],
    },
  },
]

/** Serves panic alerts, and their events as they happen. */
export const liveExamples: readonly ApiExample[] = [
  {
    id: 'stream',
    method: 'GET',
    path: '/stream',
    as: 'GATE_TOKEN',
    streams: true,
    answer: {
      status: 200,
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8' },
      lines: [
        varies('id: m1Xh7ucEzeLHlIcsKPRXHOfDqgoLYswokgkepxpr4k-i3gPS'),
        'event: open',
        'data: {}',
        '',
        varies('id: sEhtFUjftN8ACGQ76VBzVnCT5wj3xdINyeWIJw_1NP8FiQbq'),
        'event: panic.raised',
        varies(
          'data: {"id":"01994a10-5c00-7d0c-8e00-000000000002","state":"active","raised_at":"2026-11-21T13:09:40.118Z","escalation":null}',
        ),
        '',
      ],
    },
  },
  {
    id: 'panic',
    method: 'POST',
    path: '/notifications/panic',
    as: 'TOKEN',
    headers: { 'Idempotency-Key': 'b7d1c0f4-hall-da-torre' },
    body: { message: 'Cheiro de gás no hall' },
    answer: {
      status: 201,
      json: {
        data: {
          id: varies('01994a10-…'),
          message: 'Cheiro de gás no hall',
          state: 'active',
          raised_at: varies('2026-11-21T13:09:40.118Z'),
          press_count: 1,
          escalation: null,
          own: true,
          ...more,
        },
      },
    },
    keeps: { name: 'ALERT', from: 'data.id' },
  },
  {
    id: 'panic-again',
    method: 'POST',
    path: '/notifications/panic',
    as: 'TOKEN',
    headers: { 'Idempotency-Key': 'b7d1c0f4-hall-da-torre' },
    body: { message: 'Cheiro de gás no hall' },
    answer: {
      status: 200,
      json: {
        data: {
          id: varies('01994a10-…'),
          message: 'Cheiro de gás no hall',
          state: 'active',
          ...more,
        },
      },
    },
  },
  {
    id: 'unread-alerts',
    method: 'GET',
    path: '/notifications/panic?not_read=1',
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: {
        data: [
          {
            id: varies('01994a10-…'),
            message: 'Cheiro de gás no hall',
            state: 'active',
            read: false,
            ...more,
          },
          rest,
        ],
      },
    },
  },
  {
    id: 'acknowledge',
    method: 'POST',
    path: '/notifications/panic/$ALERT/acknowledge',
    as: 'GATE_TOKEN',
    answer: {
      status: 200,
      json: {
        data: {
          id: varies('01994a10-…'),
          state: 'acknowledged',
          acknowledged_by: {
            id: '01994a10-5c00-7050-8d00-000000000005',
            name: 'Edson Marinho Chagas',
          },
          ...more,
        },
      },
    },
  },
]
