import { loadRowScript } from '../../apps/api/src/platform/backups/row-scripts.ts'
import {
  addWords,
  type Condominiums,
  countRows,
  family,
  given,
  HOUSEHOLD,
  residentId,
  rowId,
  tenantId,
} from './condominiums.ts'
import type { BenchDatabase } from './environment.ts'

/** Bytes of rows that are sent at once. */
const CHUNK = 256 * 1024

const columns: Readonly<Record<string, readonly string[]>> = {
  tenants: ['id', 'legal_name', 'contact_email'],
  towers: ['tenant_id', 'id', 'name'],
  apartments: ['tenant_id', 'id', 'tower_id', 'number', 'floor'],
  residents: ['tenant_id', 'id', 'name', 'cpf', 'gender', 'birth_date', 'email', 'phones'],
  occupancies: ['tenant_id', 'id', 'apartment_id', 'resident_id', 'relation', 'starts_on'],
}

/** The id of a company's nth unit, counted from 1. */
export const unitId = (size: Condominiums, tenant: number, nth: number): string =>
  rowId('apartment', size, tenant, nth)

/** The unit in which a company's nth resident lives. */
export const unitOf = (size: Condominiums, tenant: number, nth: number): string =>
  unitId(size, tenant, Math.ceil(nth / HOUSEHOLD))

/**
 * Makes the companies of `makeCondominiums`, with other names, by COPY: their rows are written as text
 * here, while the database stores them. Fills the index of words too.
 */
export async function copyCondominiums(database: BenchDatabase, size: Condominiums): Promise<void> {
  const { client } = database
  // Without triggers: keys and counters would take an hour row by row.
  await client.query('SET session_replication_role = replica')
  await loadRowScript(
    client,
    inChunks(rowsOf(size)),
    (table) => `COPY ${table} (${columns[table]?.join(', ')}) FROM STDIN`,
  )
  await countRows(database, size)
  await addWords(database, size, ['towers', 'apartments', 'residents'])
  await client.query('SET session_replication_role = origin')
}

async function* inChunks(lines: Iterable<string>): AsyncGenerator<Buffer> {
  let text = ''
  for (const line of lines) {
    text += line
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  if (text !== '') yield Buffer.from(text)
}

const line = (...values: readonly (string | number)[]) => `${values.join('\t')}\n`

function* tableOf(name: string, rows: Iterable<string>): Generator<string> {
  yield `COPY ${name} FROM stdin;\n`
  yield* rows
  yield '\\.\n'
}

function* rowsOf(size: Condominiums): Generator<string> {
  const { tenants, residentsEach } = size
  const units = Math.ceil(residentsEach / HOUSEHOLD)
  const tower = (tenant: number) => rowId('tower', size, tenant, 1)
  yield* tableOf(
    'tenants',
    each(tenants, 1, (tenant) =>
      line(tenantId(size, tenant), `Condomínio ${tenant}`, `c${tenant}@bench.example`),
    ),
  )
  yield* tableOf(
    'towers',
    each(tenants, 1, (tenant) => line(tenantId(size, tenant), tower(tenant), 'Jacarandá')),
  )
  yield* tableOf(
    'apartments',
    each(tenants, units, (tenant, nth) =>
      line(
        tenantId(size, tenant),
        unitId(size, tenant, nth),
        tower(tenant),
        nth,
        Math.floor(nth / 10),
      ),
    ),
  )
  yield* tableOf(
    'residents',
    each(tenants, residentsEach, (tenant, nth) => resident(size, tenant, nth)),
  )
  yield* tableOf(
    'occupancies',
    each(tenants, residentsEach, (tenant, nth) =>
      line(
        tenantId(size, tenant),
        rowId('occupancy', size, tenant, nth),
        unitOf(size, tenant, nth),
        residentId(size, tenant, nth),
        nth % HOUSEHOLD === 1 ? 'owner' : 'dependent',
        '2024-01-01',
      ),
    ),
  )
}

/** The rows of all companies, interleaved as if they wrote at the same time. */
function* each(
  tenants: number,
  count: number,
  row: (tenant: number, nth: number) => string,
): Generator<string> {
  for (let nth = 1; nth <= count; nth += 1)
    for (let tenant = 0; tenant < tenants; tenant += 1) yield row(tenant, nth)
}

const DAY_MS = 86_400_000
const [givenNames, familyNames] = [given.split(' '), family.split(' ')]

function resident(size: Condominiums, tenant: number, nth: number): string {
  const chance = Math.imul(nth * 31 + tenant, 2_654_435_761) >>> 0
  const name = [
    givenNames[chance % givenNames.length],
    familyNames[(chance >>> 8) % familyNames.length],
    familyNames[(chance >>> 16) % familyNames.length],
  ].join(' ')
  const born = new Date(Date.UTC(1950, 0, 1) + (nth % 20_000) * DAY_MS)
  return line(
    tenantId(size, tenant),
    residentId(size, tenant, nth),
    name,
    String(nth).padStart(11, '0'),
    nth % 2 === 0 ? 'female' : 'male',
    born.toISOString().slice(0, 10),
    `morador${nth}@bench.example`,
    `{+55119${String(nth).padStart(8, '0')}}`,
  )
}
