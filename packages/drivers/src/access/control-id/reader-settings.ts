import type { ReaderMode, ReportAddress } from '../access-driver.ts'
import { DONE, inDoubt, type Outcome, refused, unknown } from '../access-outcome.ts'
import type { Asking } from './object-store.ts'
import type { Reader } from './reader.ts'
import { fieldOf, idOf, textOf } from './reader-json.ts'
import { QR_MODE } from './reader-profile.ts'

const asking: Asking = { lane: 'control' }

/** Settings by module and key. Their values are always text. */
type Settings = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The name under which a reader knows its server. */
const SERVER_NAME = 'Portaria'

/**
 * Writes settings and reads the needed ones back. Some firmware refuses a whole call for one key that
 * it does not know; then the needed keys are written alone.
 */
async function configure(
  { calls }: Reader,
  needed: Settings,
  optional: Settings = {},
): Promise<Outcome> {
  const write = (body: Settings) => calls.call({ ...asking, command: 'set_configuration', body })
  const hasOptional = Object.keys(optional).length > 0
  let answer = await write(hasOptional ? merged(needed, optional) : needed)
  const isRefused = answer.result === 'refused' && answer.reason === 'reader_refused'
  if (hasOptional && isRefused) answer = await write(needed)
  if (answer.result === 'refused') return answer

  const keys = Object.fromEntries(
    Object.entries(needed).map(([module, values]) => [module, Object.keys(values)]),
  )
  const read = await calls.call({ ...asking, command: 'get_configuration', body: keys })
  if (read.result !== 'answered') return inDoubt(read)
  const holds = Object.entries(needed).every(([module, values]) =>
    Object.entries(values).every(
      ([key, value]) => textOf(fieldOf(read.json, module), key) === value,
    ),
  )
  if (holds) return DONE
  return answer.result === 'unknown' ? answer : unknown('differs')
}

function merged(needed: Settings, optional: Settings): Settings {
  const modules = new Set([...Object.keys(needed), ...Object.keys(optional)])
  return Object.fromEntries(
    [...modules].map((module) => [module, { ...needed[module], ...optional[module] }]),
  )
}

/** Sets who decides; the reader asks a server only once it has the server's whole address. */
export async function setMode(reader: Reader, mode: ReaderMode): Promise<Outcome> {
  const texts = reader.profile.qrModule
  // Where the firmware has no such mode, people with QR codes are refused, and nobody else.
  const coded = texts ? await configure(reader, { [texts]: { [QR_MODE]: '0' } }) : DONE
  const isWithout = coded.result === 'refused' && coded.reason === 'reader_refused'
  if (coded.result !== 'done' && !isWithout) return coded
  if (mode.mode === 'standalone')
    return configure(reader, { general: { online: '0', local_identification: '1' } })

  const server = await nameServer(reader, mode.serverAddress)
  if (typeof server !== 'string') return server
  const client = await configure(
    reader,
    { online_client: { server_id: server } },
    {
      online_client: {
        extract_template: '0',
        max_request_attempts: `${mode.attempts}`,
        request_timeout: `${mode.answerMs}`,
      },
    },
  )
  if (client.result !== 'done') return client
  return configure(reader, { general: { online: '1', local_identification: '1' } })
}

/** Writes the server's address; returns the reader's id of it. */
async function nameServer({ store }: Reader, address: string): Promise<string | Outcome> {
  const named = [{ field: 'name', operator: '=', value: SERVER_NAME }] as const
  const read = async () => {
    const rows = await store.load('devices', ['id', 'name', 'ip'], named, asking)
    if (rows.result !== 'rows') return rows
    const [server] = rows.rows
    const id = idOf(server, 'id')
    return id === null ? null : { id, address: textOf(server, 'ip') }
  }
  const before = await read()
  if (before !== null && 'result' in before) return before
  if (before?.address === address) return before.id
  const answer = before
    ? await store.modify('devices', () => ({ ip: address }), named, asking)
    : await store.create(
        'devices',
        () => [{ name: SERVER_NAME, ip: address, public_key: '' }],
        asking,
      )
  const after = await read()
  if (after !== null && 'result' in after) return inDoubt(after)
  if (after?.address === address) return after.id
  return answer.result === 'answered' ? unknown('differs') : answer
}

/** Sets where the reader reports what happened; without an address it reports nothing. */
export function setReports(reader: Reader, address: ReportAddress | null): Promise<Outcome> {
  if (address && !hasPlainPath(address)) return Promise.resolve(refused('invalid_value'))
  const { host, port, path } = address ?? { host: '', port: '', path: '' }
  return configure(
    reader,
    { monitor: { hostname: host, port: `${port}`, path } },
    { monitor: { request_timeout: '5000', inform_access_event_id: '1' } },
  )
}

/** Sets where the reader fetches commands, every five seconds; without an address it does not. */
export function setFetching(reader: Reader, address: ReportAddress | null): Promise<Outcome> {
  if (address && !hasPlainPath(address)) return Promise.resolve(refused('invalid_value'))
  const url = address ? `http://${address.host}:${address.port}/${address.path}` : ''
  return configure(
    reader,
    { push_server: { push_remote_address: url } },
    { push_server: { push_request_timeout: '15000', push_request_period: '5' } },
  )
}

const hasPlainPath = ({ path }: ReportAddress) => /^[\w.-]+(?:\/[\w.-]+)*$/.test(path)
