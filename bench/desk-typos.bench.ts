import { newId } from '@portaria/contract/value-types/uuid'
import { sampleCpf } from '../apps/api/src/parts/sample-values.ts'
import {
  type Condominiums,
  makeCondominiums,
  residentId,
  settle,
  tenantId,
} from './parts/condominiums.ts'
import { type BenchDatabase, inBenchEnvironment } from './parts/environment.ts'
import { type Benchmark, median } from './parts/measure.ts'
import { signInPeople } from './parts/people.ts'

/** Arrivals on a Friday night. One arrival in twenty first types a wrong number. */
const ARRIVALS = 400
const MISTYPED_OF = 20

/** Guests of one invitation. */
const INVITED = 40

/** How ten people in a row arrive. Half of them have the QR code of their invitation. */
const ways = ['qr', 'qr', 'qr', 'qr', 'qr', 'pin', 'pin', 'known', 'new', 'new'] as const
const wayOf = (nth: number) => ways[nth % ways.length] ?? 'qr'

/**
 * Selects one arrival of each twenty, at a different place each time, so that every way has
 * mistyped numbers.
 */
const isMistyped = (nth: number) =>
  nth % MISTYPED_OF === (Math.floor(nth / MISTYPED_OF) * 7 + 5) % MISTYPED_OF

type Answer = { readonly status: number; readonly data: unknown }
type Call = (token: string, path: string, body: object) => Promise<Answer>
type Invited = { readonly code: string; readonly pin: string }

/** The tokens of a company: of the person at its desk, and of one who invites for a unit. */
type Company = { desk: string; office: string; unit: string }

export const deskTypos: Benchmark = {
  about: `a Friday night at one desk, in one hour of the clock: ${ARRIVALS} arrive with QR, PIN or a document, of one in ${MISTYPED_OF} a number is mistyped first, and nobody is refused`,
  run: ({ rounds, say }) =>
    inBenchEnvironment(async (environment) => {
      const size: Condominiums = { batch: 1, tenants: rounds, residentsEach: 100 }
      const database = await environment.database('desk_typos')
      await makeCondominiums(database, size)
      const nights: Company[] = []
      for (let nth = 0; nth < rounds; nth += 1) nights.push(await companyOf(database, size, nth))
      await settle(database)
      const { url } = await environment.server(database)
      const refused: number[] = []
      for (const night of nights) {
        const count = await refusedOf(callsTo(url), night)
        say(`round ${refused.length + 1}: ${count} of ${ARRIVALS} refused`)
        refused.push(count)
      }
      const limit = { at: 'most', value: 0 } as const
      const name = `refused of ${ARRIVALS} who arrive with what it takes`
      return [{ name, value: median(refused), unit: 'answers', limit }]
    }),
}

async function companyOf(
  database: BenchDatabase,
  size: Condominiums,
  nth: number,
): Promise<Company> {
  const tenant = tenantId(size, nth)
  const host = residentId(size, nth, 1)
  // Without triggers, like the company's other rows.
  await database.client.query('SET session_replication_role = replica')
  const { rows } = await database.client.query<{ unit: string }>(
    `UPDATE occupancies SET may_authorize_visitors = true
     WHERE tenant_id = $1 AND resident_id = $2 RETURNING apartment_id AS unit`,
    [tenant, host],
  )
  await database.client.query('SET session_replication_role = origin')
  const [desk, office] = await signInPeople(database, [
    { role: 'funcionario', tenantId: tenant },
    { role: 'sindico', tenantId: tenant },
  ])
  return { desk: desk?.token ?? '', office: office?.token ?? '', unit: rows[0]?.unit ?? '' }
}

/** Counts a night's arrivals that are refused although they have everything they need. */
async function refusedOf(call: Call, company: Company): Promise<number> {
  const invited = await inviteAll(call, company)
  let refused = 0
  for (let nth = 0; nth < ARRIVALS; nth += 1) {
    const pass = invited[nth]
    if (!pass) throw new Error('fewer were invited than arrive')
    if (await isRefused(call, company, { nth, pass })) refused += 1
  }
  return refused
}

async function inviteAll(call: Call, { office, unit }: Company): Promise<Invited[]> {
  const invited: Invited[] = []
  while (invited.length < ARRIVALS) {
    const names = Array.from({ length: INVITED }, (_, nth) => `Convidado ${invited.length + nth}`)
    const body = { apartment_id: unit, guests: names.map((name) => ({ name })) }
    const { status, data } = await call(office, '/visits/invite', body)
    if (status !== 201) throw new Error(`an invitation was answered ${status}`)
    invited.push(...(data as Invited[]))
  }
  return invited
}

/**
 * Whether the first correctly typed try fails: the person cannot enter, or the unit is not asked.
 */
async function isRefused(
  call: Call,
  { desk, unit }: Company,
  { nth, pass }: { nth: number; pass: Invited },
): Promise<boolean> {
  const way = wayOf(nth)
  // A known visitor returns with the document of an earlier arrival.
  const document = sampleCpf(500_000 + (way === 'known' ? nth - 7 : nth))
  const look = (q: string) => call(desk, '/gate/box', { q })
  const enter = (body: object) => call(desk, '/gate/entries', body)
  if (isMistyped(nth)) {
    if (way === 'pin') await enter({ pin: mistyped(pass.pin), cpf: document })
    else await look(mistyped(way === 'qr' ? pass.pin : document))
  }
  if (way === 'qr') return hasFailed(await enter({ code: pass.code, cpf: document }))
  if (way === 'pin') return hasFailed(await enter({ pin: pass.pin, cpf: document }))
  const guest = { id: newId(), name: `Visitante ${nth}`, cpf: document, apartment_id: unit }
  const found = await look(document)
  const asked = await call(desk, '/gate/walk-ins', { ...guest, kind: 'social' })
  return hasFailed(found) || hasFailed(asked)
}

const hasFailed = ({ status }: Answer) => status >= 300

/** A number with a different last digit, as mistyped. */
const mistyped = (number: string) => `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`

const callsTo =
  (url: string): Call =>
  async (token, path, body) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data?: unknown }
    return { status: response.status, data }
  }
