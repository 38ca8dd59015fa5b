import type { FieldKindName } from '../field.ts'

export type ColumnType =
  | 'text'
  | 'text[]'
  | 'uuid'
  | 'integer'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'timestamp with time zone'
  | 'jsonb'

/** The traits of a kind in tables and lists. */
export type KindTraits = {
  /** The column's type; null for a kind stored in a table of its own. */
  readonly column: ColumnType | null
  /** `equals` takes one of several values, `range` also gte and lte, `has` tests a list. */
  readonly filter: 'equals' | 'range' | 'has' | 'none'
  readonly sortable: boolean
  /**
   * Its place in lists if it has no column: a picture is beside the record's name, other kinds are
   * not shown.
   */
  readonly listed?: 'beside_name' | 'nowhere'
}

const codedTraits = { column: 'text', filter: 'equals', sortable: true } as const

/** The traits of every kind, apart from the schemas: a list in a browser needs no validation. */
export const kindTraits: Record<FieldKindName, KindTraits> = {
  text: { column: 'text', filter: 'equals', sortable: true },
  long_text: { column: 'text', filter: 'none', sortable: false, listed: 'nowhere' },
  rich_text: { column: 'text', filter: 'none', sortable: false, listed: 'nowhere' },
  integer: { column: 'integer', filter: 'range', sortable: true },
  decimal: { column: 'numeric', filter: 'range', sortable: true },
  flag: { column: 'boolean', filter: 'equals', sortable: true },
  date: { column: 'date', filter: 'range', sortable: true },
  // In days of the company's calendar.
  moment: { column: 'timestamp with time zone', filter: 'range', sortable: true },
  choice: { column: 'text', filter: 'equals', sortable: true },
  choices: { column: 'text[]', filter: 'has', sortable: false },
  status: { column: 'text', filter: 'equals', sortable: true },
  reference: { column: 'uuid', filter: 'equals', sortable: true },
  image: { column: 'uuid', filter: 'none', sortable: false, listed: 'beside_name' },
  signature: { column: 'uuid', filter: 'none', sortable: false, listed: 'nowhere' },
  tags: { column: 'text[]', filter: 'has', sortable: false },
  phones: { column: 'text[]', filter: 'has', sortable: false },
  id_doc: { column: 'jsonb', filter: 'none', sortable: false },
  details: { column: 'jsonb', filter: 'none', sortable: false, listed: 'nowhere' },
  rows: { column: null, filter: 'none', sortable: false, listed: 'nowhere' },
  cpf: codedTraits,
  cnpj: codedTraits,
  plate: codedTraits,
  renavam: codedTraits,
  vin: codedTraits,
  microchip: codedTraits,
  cnh: codedTraits,
  cep: codedTraits,
  uf: codedTraits,
  country: codedTraits,
  phone: codedTraits,
  email: codedTraits,
  time_zone: codedTraits,
  local_time: codedTraits,
  card_number: codedTraits,
  host: codedTraits,
  ip: codedTraits,
}
