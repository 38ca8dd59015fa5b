import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchDatabase } from './environment.ts'

/** Companies of one size, numbered from 0. */
export type Condominiums = {
  /**
   * A number from 1 that keeps their ids apart from those of other batches in the same database.
   */
  batch: number
  tenants: number
  residentsEach: number
}

/** Residents who share a unit. */
export const HOUSEHOLD = 3

/** An expression for an id by kind and number, in the order of creation like real ones. */
const idOf = (kind: number, number: string) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

const kinds = {
  tenant: 1,
  tower: 2,
  apartment: 3,
  resident: 4,
  occupancy: 5,
  visitor: 6,
  vehicle: 7,
  pet: 8,
  brand: 9,
  species: 10,
}

/** Numbers of ids reserved for one tenant, and for one batch of tenants. */
const perTenant = 1_000_000
const perBatch = perTenant * 10_000

const tenantNumber = ({ batch }: Condominiums, tenant: string) => `${batch * perBatch} + ${tenant}`

type Batch = Pick<Condominiums, 'batch'>

const idText = (kind: number, number: number) => {
  const hex = (value: number, length: number) => value.toString(16).padStart(length, '0')
  return `${hex(kind, 8)}-0000-7000-8000-${hex(number, 12)}`
}

export function tenantId({ batch }: Batch, tenant: number): string {
  return idText(kinds.tenant, batch * perBatch + tenant)
}

/** The id of a tenant's nth row of a kind, counted from 1. */
export function rowId(
  kind: keyof typeof kinds,
  { batch }: Batch,
  tenant: number,
  nth: number,
): string {
  return idText(kinds[kind], batch * perBatch + tenant * perTenant + nth)
}

/** The id of a tenant's nth resident, counted from 1. */
export function residentId(batch: Batch, tenant: number, nth: number): string {
  return rowId('resident', batch, tenant, nth)
}

export const given =
  'Ana Bruno Carla Diego Elisa Fábio Gisele Heitor Íris João José Kátia Lúcia Marcos Nádia Otávio Paula Quitéria Rafael Sônia Tiago Úrsula Vítor Wanda Xavier Yara Zilda André Beatriz Célia Davi Érica Flávio Helena Igor Júlia Lívia Mário Noêmia Olívia'
export const family =
  'Silva Souza Costa Santos Oliveira Pereira Rodrigues Almeida Nascimento Lima Araújo Fernandes Carvalho Gomes Martins Rocha Ribeiro Alves Monteiro Mendes Barros Freitas Barbosa Pinto Moura Cavalcanti Dias Castro Campos Cardoso Conceição Assunção Falcão Galvão Peixoto Queiroz Tavares Uchôa Vasconcelos Zanetti'

/** An expression that chooses pseudo-randomly among some words. */
const word = (words: string, salt: number) => {
  const all = words.split(' ')
  const chance = `(hashint8(n::bigint * 10007 + t * 31 + ${salt}) & 2147483647)`
  return `(ARRAY['${all.join("','")}'])[1 + ${chance} % ${all.length}]`
}

/**
 * Makes companies with towers, units, residents and their occupancies. Their rows are interleaved
 * in the tables, as if many companies wrote at the same time.
 */
export async function makeCondominiums(database: BenchDatabase, size: Condominiums): Promise<void> {
  const { client } = database
  const { tenants, residentsEach, batch } = size
  const units = Math.ceil(residentsEach / HOUSEHOLD)
  const tenant = idOf(kinds.tenant, tenantNumber(size, 't'))
  const own = (kind: number, nth: string) =>
    idOf(kind, `${batch * perBatch} + t::bigint * ${perTenant} + ${nth}`)
  const all = `generate_series(0, ${tenants - 1}) t`
  const each = (count: number) => `generate_series(1, ${count}) n, ${all}`

  // Without triggers: keys and counters would take an hour row by row.
  await client.query(`SET session_replication_role = replica`)
  await client.query(`INSERT INTO tenants (id, legal_name, contact_email)
    SELECT ${tenant}, 'Condomínio ' || t, 'c' || t || '@bench.example'
    FROM ${all}`)
  await client.query(`INSERT INTO towers (tenant_id, id, name)
    SELECT ${tenant}, ${own(kinds.tower, 'n')}, 'Jacarandá' FROM ${each(1)}`)
  await client.query(`INSERT INTO apartments (tenant_id, id, tower_id, number, floor)
    SELECT ${tenant}, ${own(kinds.apartment, 'n')}, ${own(kinds.tower, '1')}, n::text, n / 10
    FROM ${each(units)}`)
  await client.query(`INSERT INTO residents
      (tenant_id, id, name, cpf, gender, birth_date, email, phones)
    SELECT ${tenant}, ${own(kinds.resident, 'n')},
      concat_ws(' ', ${word(given, 1)}, ${word(family, 2)}, ${word(family, 3)}),
      lpad(n::text, 11, '0'), CASE n % 2 WHEN 0 THEN 'female' ELSE 'male' END,
      date '1950-01-01' + n % 20000, 'morador' || n || '@bench.example',
      ARRAY['+55119' || lpad(n::text, 8, '0')]
    FROM ${each(residentsEach)}`)
  await client.query(`INSERT INTO occupancies
      (tenant_id, id, apartment_id, resident_id, relation, starts_on)
    SELECT ${tenant}, ${own(kinds.occupancy, 'n')},
      ${own(kinds.apartment, `(n + ${HOUSEHOLD} - 1) / ${HOUSEHOLD}`)}, ${own(kinds.resident, 'n')},
      CASE n % ${HOUSEHOLD} WHEN 1 THEN 'owner' ELSE 'dependent' END, date '2024-01-01'
    FROM ${each(residentsEach)}`)
  await countRows(database, size)
  await client.query(`SET session_replication_role = origin`)
}

/** Counts the rows of the companies, as triggers do. */
export async function countRows({ client }: BenchDatabase, size: Condominiums): Promise<void> {
  const { tenants, residentsEach } = size
  const counts = {
    towers: 1,
    apartments: Math.ceil(residentsEach / HOUSEHOLD),
    residents: residentsEach,
    occupancies: residentsEach,
  }
  for (const [register, count] of Object.entries(counts))
    await client.query(`INSERT INTO register_count_deltas (tenant_id, register, delta)
      SELECT ${idOf(kinds.tenant, tenantNumber(size, 't'))}, '${register}', ${count}
      FROM generate_series(0, ${tenants - 1}) t`)
}

/**
 * Adds visitors, cars and animals to companies of `makeCondominiums`: for ten residents ten
 * visitors, five cars and two animals. Also fills the index of words with some three rows per
 * resident.
 */
export async function addAllRegisters(database: BenchDatabase, size: Condominiums): Promise<void> {
  const { client } = database
  const { tenants, residentsEach, batch } = size
  const tenant = idOf(kinds.tenant, tenantNumber(size, 't'))
  const own = (kind: number, nth: string) =>
    idOf(kind, `${batch * perBatch} + t::bigint * ${perTenant} + ${nth}`)
  const each = (count: number) =>
    `generate_series(1, ${count}) n, generate_series(0, ${tenants - 1}) t`
  const nil = `'00000000-0000-0000-0000-000000000000'`
  const unit = own(kinds.apartment, `(n + ${HOUSEHOLD} - 1) / ${HOUSEHOLD}`)
  const letter = (place: number) => `chr(65 + (n / ${place}) % 26)`

  await client.query(`SET session_replication_role = replica`)
  await client.query(`INSERT INTO brands (tenant_id, id, name, kind)
    VALUES (${nil}, ${idOf(kinds.brand, `${batch}::bigint`)}, 'Marca ${batch}', 'vehicle')`)
  await client.query(`INSERT INTO species (tenant_id, id, name)
    VALUES (${nil}, ${idOf(kinds.species, `${batch}::bigint`)}, 'Espécie ${batch}')`)
  await client.query(`INSERT INTO visitors (tenant_id, id, name, cpf, phones)
    SELECT ${tenant}, ${own(kinds.visitor, 'n')},
      concat_ws(' ', ${word(given, 4)}, ${word(family, 5)}, ${word(family, 6)}),
      lpad((n + 50000000)::text, 11, '0'), ARRAY['+55219' || lpad(n::text, 8, '0')]
    FROM ${each(residentsEach)}`)
  await client.query(`INSERT INTO vehicles
      (tenant_id, id, plate, brand_tenant_id, brand_id, model, color, apartment_id, resident_id)
    SELECT ${tenant}, ${own(kinds.vehicle, 'n')},
      ${letter(676)} || ${letter(26)} || ${letter(1)} || n / 17576 || ${letter(7)} || lpad((n % 100)::text, 2, '0'),
      ${nil}, ${idOf(kinds.brand, `${batch}::bigint`)}, 'Modelo ' || n % 50,
      (ARRAY['Prata', 'Preto', 'Branco', 'Vermelho'])[1 + n % 4], ${unit}, ${own(kinds.resident, 'n')}
    FROM ${each(Math.floor(residentsEach / 2))}`)
  await client.query(`INSERT INTO pets
      (tenant_id, id, name, species_tenant_id, species_id, apartment_id, tutor_id)
    SELECT ${tenant}, ${own(kinds.pet, 'n')}, ${word(given, 8)}, ${nil},
      ${idOf(kinds.species, `${batch}::bigint`)}, ${unit}, ${own(kinds.resident, 'n')}
    FROM ${each(Math.floor(residentsEach / 5))}`)
  const registers = ['towers', 'apartments', 'residents', 'visitors', 'vehicles', 'pets']
  await addWords(database, size, registers)
  await client.query(`SET session_replication_role = origin`)
}

/** Fills the index of words for registers of the companies, as triggers do. */
export async function addWords(
  { client }: BenchDatabase,
  size: Condominiums,
  registers: readonly string[],
): Promise<void> {
  const tenant = idOf(kinds.tenant, tenantNumber(size, 't'))
  for (const register of registers) {
    const { rows } = await client.query<{ statement: string }>(
      'SELECT adding_words($1, $2) AS statement',
      [
        register,
        `SELECT r.tenant_id, r.id, r.status, r.search_text FROM ${register} r
          JOIN generate_series(0, ${size.tenants - 1}) t ON r.tenant_id = ${tenant}`,
      ],
    )
    for (const { statement } of rows) await client.query(statement)
  }
}

/** Vacuums and analyses the tables, like autovacuum would by the next day. */
export async function settle({ client }: BenchDatabase): Promise<void> {
  await client.query('VACUUM ANALYZE')
  await client.query('CHECKPOINT')
}

/**
 * Waits until a new server has counted the figures of each company, which uses both cores for some
 * seconds; a restarted server finds them.
 */
export async function untilCounted({ client }: BenchDatabase): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'SELECT 1 FROM tenants t WHERE NOT EXISTS (SELECT FROM company_figures f WHERE f.tenant_id = t.id)',
    )
    if (rowCount === 0) return
    await sleep(500)
  }
}
