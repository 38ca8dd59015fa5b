// The load of one company in a separate process: everything that its people, and guests at its
// address, can request at once. It is configured by environment variables and ends when its time is
// over.
import { readFile } from 'node:fs/promises'
import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Question } from './door-questions.ts'

/** Requests of each kind in parallel, repeated. */
const AT_ONCE = {
  searches: 20,
  exports: 14,
  pictures: 24,
  workbooks: 8,
  logins: 400,
  documents: 8,
  musters: 4,
  packs: 4,
}

/** Milliseconds before a try after a refusal: a tight loop would measure itself. */
const REFUSED_MS = 100

const {
  PORT = '',
  MILLISECONDS = '0',
  TOKENS = '[]',
  QUESTIONS = '[]',
  PICTURE = '',
  WORKBOOK = '',
} = process.env

const tokens = JSON.parse(TOKENS) as string[]
/** Questions of the company's readers, all at once. */
const questions = JSON.parse(QUESTIONS) as Question[]
const end = performance.now() + Number(MILLISECONDS)
const agent = new Agent({ keepAlive: true, maxSockets: 1_000 })
const kinds = process.env['KINDS']?.split(',')
const statuses: Record<string, number> = {}

type Ask = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer }

/**
 * Makes one request; resolves to its status or the error of its connection, and discards the
 * answer.
 */
function askPath(path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<string> {
  return new Promise((resolve) => {
    const sent = httpRequest(
      {
        port: Number(PORT),
        path,
        method,
        agent,
        headers: { ...headers, ...(body && { 'content-length': body.length }) },
      },
      (response) => {
        response.resume()
        response.on('close', () => resolve(String(response.statusCode)))
      },
    )
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : 'error'))
    sent.end(body)
  })
}

const ask = (place: string, call?: Ask) => askPath(`/api/v1${place}`, call)

async function keepAsking(kind: string, atOnce: number, once: (nth: number) => Promise<string>) {
  if (kinds && !kinds.includes(kind)) return
  const one = async (nth: number) => {
    while (performance.now() < end) {
      const status = await once(nth)
      const name = `${kind} ${status}`
      statuses[name] = (statuses[name] ?? 0) + 1
      if (!status.startsWith('2')) await sleep(REFUSED_MS)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => one(nth)))
}

const as = (nth: number): OutgoingHttpHeaders => ({
  authorization: `Bearer ${tokens[nth % tokens.length]}`,
})

const json = (value: object): Ask => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
})

async function uploadOf(file: Buffer, type: string): Promise<(nth: number) => Ask> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)], { type }), 'arquivo')
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const contentType = encoded.headers.get('content-type') ?? ''
  return (nth) => ({ method: 'POST', headers: { ...as(nth), 'content-type': contentType }, body })
}

const picture = await uploadOf(await readFile(PICTURE), 'image/png')
const workbook = await uploadOf(await readFile(WORKBOOK), 'application/zip')

const deadline = setTimeout(() => agent.destroy(), Number(MILLISECONDS) + 5_000)
await Promise.all([
  keepAsking('search', AT_ONCE.searches, (nth) =>
    ask('/vehicles?q=a+i+o+e+r+s+t+l', { headers: as(nth) }),
  ),
  keepAsking('export', AT_ONCE.exports, (nth) =>
    ask(`/residents/export?format=${nth % 2 === 0 ? 'xlsx' : 'csv'}`, { headers: as(nth) }),
  ),
  keepAsking('picture', AT_ONCE.pictures, (nth) => ask('/files', picture(nth))),
  keepAsking('workbook', AT_ONCE.workbooks, (nth) => ask('/residents/import', workbook(nth))),
  keepAsking('login', AT_ONCE.logins, (nth) =>
    ask('/login', json({ email: `ninguem${nth}@bench.example`, password: 'errada demais' })),
  ),
  keepAsking('document', AT_ONCE.documents, () => ask('/openapi.json')),
  keepAsking('muster', AT_ONCE.musters, (nth) => ask('/gate/muster', { headers: as(nth) })),
  keepAsking('question', questions.length, (nth) => {
    const { path = '', headers = {}, body = '' } = questions[nth] ?? {}
    return askPath(path, { method: 'POST', headers, body: Buffer.from(body) })
  }),
  keepAsking('pack', AT_ONCE.packs, (nth) => ask('/gate/pack', { headers: as(nth) })),
])
clearTimeout(deadline)
agent.destroy()
process.send?.(statuses)
process.disconnect?.()
