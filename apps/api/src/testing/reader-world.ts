import { newId } from '@portaria/contract/value-types/uuid'
import { readerLinks } from '../modules/access/readers/inbound/reader-links.ts'
import { type AccessWorld, openAccessWorld } from './access-world.ts'
import { rowsOf } from './test-app.ts'

/** The number that a reader says of itself. */
export const DEVICE = '478435'

/** A reader at the gate, as the server knows it, and its calls. */
export type TestReader = {
  readonly id: string
  readonly address: string
  /** Calls the server as the reader does; other addresses and paths are a stranger's. */
  call(name: string, sent?: ReaderSent): Promise<ReaderAnswer>
  /** Asks whether somebody may pass; returns the result of the answer. */
  ask(fields: Record<string, string>): Promise<ReaderAnswer>
}

type ReaderSent = {
  readonly method?: 'GET' | 'POST'
  readonly body?: string | object
  readonly query?: string
  readonly address?: string
  readonly path?: string
  readonly headers?: Record<string, string>
}

export type ReaderAnswer = {
  readonly status: number
  readonly raw: string
  readonly headers: Record<string, unknown>
  readonly result: { event: number; actions: unknown[]; message: string } | null
}

export type ReaderWorld = AccessWorld & {
  /** Adds a reader whose address is approved; the points at its doors are bound to it. */
  addReader(points: readonly string[], more?: object): Promise<TestReader>
  /** Gives a number to a subject: a column of the table of numbers, and an id. */
  number(subject: Record<string, string | boolean>): Promise<string>
  events(condition?: string): Promise<StoredRow[]>
}

export type StoredRow = {
  readonly id: string
  readonly fact: string
  readonly reason: string | null
  readonly marks: string[]
  readonly credential: string | null
  readonly resident_id: string | null
  readonly pass_id: string | null
  readonly reader_event: string | null
  readonly reader_time: string | null
  readonly reader_zone: string | null
  readonly epoch: number | null
}

let nth = 0
let second = 0

/** A question in the words of `new_user_identified`, at a time of its own. */
export function questionOf(fields: Record<string, string>): string {
  second += 1
  return new URLSearchParams({
    event: '4',
    user_id: '0',
    user_name: 'Nome que ninguém lê',
    device_id: DEVICE,
    identifier_id: '1651076864',
    portal_id: '1',
    time: String(1_795_960_000 + second * 30),
    uuid: newId(),
    confidence: '1431',
    duress: '0',
    card_value: '0',
    qrcode_value: '',
    uhf_tag: '',
    pin_value: '',
    ...fields,
  }).toString()
}

export const FORM = 'application/x-www-form-urlencoded'

export async function openReaderWorld(): Promise<ReaderWorld> {
  const world = await openAccessWorld()
  const { test, tenantId, past } = world
  const links = readerLinks(test.parts.secret)
  const admin = test.as('admin')

  async function addReader(points: readonly string[], more: object = {}): Promise<TestReader> {
    nth += 1
    const address = `10.77.${nth}.${1 + (Number.parseInt(tenantId.slice(-2), 16) % 200)}`
    const { body, raw } = await admin.post('/equipment', {
      payload: {
        name: `Leitor ${newId()}`,
        kind: 'facial',
        driver: 'control_id',
        serial: newId(),
        ip: address,
        port: 80,
        ...more,
      },
    })
    const { id } = body.data
    if (!id) throw new Error(`a reader was refused: ${raw}`)
    const asked = await admin.get(`/device-addresses?filter[host]=${address}`)
    await admin.post(`/device-addresses/${rowsOf(asked.body)[0]?.id}/approve`)
    await past(`UPDATE access_readers SET profile = 'idface', device_id = '${DEVICE}'
      WHERE equipment_id = '${id}'`)
    for (const point of points)
      await past(`UPDATE access_points SET equipment_id = '${id}', channel = 1
        WHERE id = '${point}'`)

    async function call(name: string, sent: ReaderSent = {}): Promise<ReaderAnswer> {
      const { method = 'POST', body: payload, query = '', headers = {} } = sent
      const path = sent.path ?? links.pathOf({ tenantId, id, generation: 1 })
      const response = await test.app.inject({
        method,
        url: `/${path}/${name}${query}`,
        remoteAddress: sent.address ?? address,
        headers: {
          ...(payload !== undefined && {
            'content-type': typeof payload === 'string' ? FORM : 'application/json',
          }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      })
      return {
        status: response.statusCode,
        raw: response.body,
        headers: response.headers,
        result: response.body.includes('"result"')
          ? response.json<{ result: ReaderAnswer['result'] }>().result
          : null,
      }
    }

    return {
      id,
      address,
      call,
      ask: (fields) => call('new_user_identified.fcgi', { body: questionOf(fields) }),
    }
  }

  return {
    ...world,
    addReader,
    async number(subject) {
      nth += 1
      const number = String(1_000 + nth)
      const columns = Object.keys(subject)
      const values = Object.values(subject).map((one) => `'${String(one)}'`)
      await past(`INSERT INTO reader_numbers (tenant_id, number, ${columns.join(', ')})
        VALUES ('${tenantId}', ${number}, ${values.join(', ')})`)
      return number
    },
    events: (condition = 'true') =>
      past<StoredRow>(`SELECT id, fact, reason, marks, credential, resident_id, pass_id,
          reader_event, reader_time, reader_zone, epoch
        FROM access_events WHERE tenant_id = '${tenantId}' AND ${condition} ORDER BY at, id`),
  }
}
