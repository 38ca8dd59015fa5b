import { cnpjCheckDigits } from '@portaria/contract/value-types/cnpj'

/** A row of `tenants` as the demonstration writes it. */
export type TenantRow = {
  id: string
  legal_name: string
  fantasy_name: string
  cnpj: string
  email: string
  phones: readonly string[]
  site: string
  zip_code: string
  street: string
  number: string
  district: string
  city: string
  state: string
  time_zone: string
  contact_name: string
  contact_email: string
  contact_phone: string
  dpo_name: string
  dpo_email: string
}

/** A person whose name, sex and birthday are in the plan. */
type Named = { given: string; gender: 'female' | 'male'; birthDate: string }

/** An employee; named if an account needs it, with hours as `07:00–19:00`. */
type Job = {
  position: string
  gender: 'female' | 'male'
  shift: string
  name?: string
  isOutsourced?: true
}

/** A provider; `expired` has a document that is no longer valid. */
type Contract = { name: string; category: string; isPerson?: true; expired?: true }

/** The fixed facts of one condominium of the demonstration; the rest follows from its seed. */
export type SitePlan = {
  seed: string
  tenant: TenantRow
  areaCode: string
  /** Ninth digit of a CPF issued in the state. */
  cpfRegion: string
  rgIssuer: string
  /** The first day somebody could move in. */
  builtOn: string
  position: { latitude: number; longitude: number }
  towers: readonly string[]
  employees: readonly Job[]
  providers: readonly Contract[]
  /** Yearly holidays of the state and the city. */
  holidays: readonly { name: string; day: string; scope: 'state' | 'city' }[]
  floors: number
  unitsPerFloor: number
  /** Shares of the uses of units. */
  occupancy: { vacant: number; rented: number; short_stay: number; works: number }
  /** Number of residents who were proposed and are not accepted yet. */
  pending: number
  /** Residents with a social name. */
  socialNames: number
  /** People who came to visit. */
  visitors: number
  /** Visits of the last two weeks. */
  pastVisits: number
  /** The destination of a visitor at the gate: the family below, who are asked, or others. */
  visitAtGate: 'family' | 'others'
  /** Guests of a party in the evening. */
  partyGuests: number
  /** The family of the condomino account, and the unit where a tenant lived before. */
  family: {
    tower: string
    number: string
    surnames: readonly [string, string]
    email: string
    movedIn: string
    condomino: Named
    spouse: Named
    child: Named
    formerTenant: { from: string; until: string }
  }
}

const cnpjOf = (base: string) => `${base}${cnpjCheckDigits(base)}`

const bosque: SitePlan = {
  seed: 'Bosque',
  tenant: {
    id: '01994a10-5c00-7b05-8a01-b05c0e000001',
    legal_name: 'Condomínio Residencial Bosque',
    fantasy_name: 'Residencial Bosque',
    cnpj: cnpjOf('108427360001'),
    email: 'administracao@bosque.example',
    phones: ['+551131174200', '+5511968174201'],
    site: 'https://bosque.example',
    zip_code: '05717230',
    street: 'Rua das Sibipirunas',
    number: '450',
    district: 'Vila Andrade',
    city: 'São Paulo',
    state: 'SP',
    time_zone: 'America/Sao_Paulo',
    contact_name: 'Regina Toledo Amaral',
    contact_email: 'sindico@bosque.example',
    contact_phone: '+5511968174201',
    dpo_name: 'Paulo Henrique Godoy',
    dpo_email: 'privacidade@bosque.example',
  },
  areaCode: '11',
  cpfRegion: '8',
  rgIssuer: 'SSP/SP',
  builtOn: '2009-03-02',
  position: { latitude: -23.6274, longitude: -46.7312 },
  towers: ['Ipê Amarelo', 'Jacarandá', 'Jequitibá', 'Araucária'],
  employees: [
    { position: 'Porteiro', gender: 'male', shift: '07:00–19:00', name: 'Edson Marinho Chagas' },
    { position: 'Porteiro', gender: 'male', shift: '19:00–07:00' },
    { position: 'Porteira', gender: 'female', shift: '07:00–19:00' },
    { position: 'Porteiro', gender: 'male', shift: '19:00–07:00' },
    { position: 'Zelador', gender: 'male', shift: '08:00–17:00' },
    { position: 'Auxiliar administrativa', gender: 'female', shift: '09:00–18:00' },
    { position: 'Jardineiro', gender: 'male', shift: '07:00–16:00' },
    { position: 'Auxiliar de limpeza', gender: 'female', shift: '06:00–15:00', isOutsourced: true },
    { position: 'Auxiliar de limpeza', gender: 'female', shift: '07:00–16:00', isOutsourced: true },
    { position: 'Auxiliar de limpeza', gender: 'male', shift: '09:00–18:00', isOutsourced: true },
  ],
  providers: [
    { name: 'Zela Limpeza', category: 'Limpeza' },
    { name: 'Elevar Elevadores', category: 'Elevadores' },
    { name: 'Sandro Peixoto Matos', category: 'Elétrica', isPerson: true },
    { name: 'Hidrofix', category: 'Hidráulica' },
    { name: 'Dedetizadora Boa Casa', category: 'Controle de pragas', expired: true },
    { name: 'Piscinas Água Clara', category: 'Piscina' },
    { name: 'Fibra Certa', category: 'Internet' },
    { name: 'Guardião Portões', category: 'Portões e cercas', expired: true },
  ],
  holidays: [
    { name: 'Aniversário de São Paulo', day: '2009-01-25', scope: 'city' },
    { name: 'Revolução Constitucionalista', day: '2009-07-09', scope: 'state' },
  ],
  floors: 20,
  unitsPerFloor: 8,
  occupancy: { vacant: 0.06, rented: 0.2, short_stay: 0.015, works: 0.015 },
  pending: 5,
  socialNames: 4,
  visitors: 40,
  pastVisits: 300,
  // In the larger condominium, the family of the login is not asked about the visitor.
  visitAtGate: 'others',
  partyGuests: 6,
  family: {
    tower: 'Ipê Amarelo',
    number: '1203',
    surnames: ['Duarte', 'Moreira'],
    email: 'condomino@bosque.example',
    movedIn: '2019-06-15',
    condomino: { given: 'Camila', gender: 'female', birthDate: '1984-05-21' },
    spouse: { given: 'Rodrigo', gender: 'male', birthDate: '1982-11-03' },
    child: { given: 'Theo', gender: 'male', birthDate: '2015-08-27' },
    formerTenant: { from: '2014-02-10', until: '2019-05-31' },
  },
}

const acacias: SitePlan = {
  seed: 'Acácias',
  tenant: {
    id: '01994a10-5c00-7aca-8a02-acac1a000002',
    legal_name: 'Condomínio Edifícios Acácias',
    fantasy_name: 'Condomínio Acácias',
    cnpj: cnpjOf('226195840001'),
    email: 'administracao@acacias.example',
    phones: ['+559232384400'],
    site: 'https://acacias.example',
    zip_code: '69057021',
    street: 'Rua das Acácias',
    number: '88',
    district: 'Adrianópolis',
    city: 'Manaus',
    state: 'AM',
    time_zone: 'America/Manaus',
    contact_name: 'Jorge Bezerra Lima',
    contact_email: 'sindico@acacias.example',
    contact_phone: '+5592991384401',
    dpo_name: 'Jorge Bezerra Lima',
    dpo_email: 'privacidade@acacias.example',
  },
  areaCode: '92',
  cpfRegion: '2',
  rgIssuer: 'SSP/AM',
  builtOn: '2015-08-03',
  position: { latitude: -3.1019, longitude: -60.0115 },
  towers: ['Acácia Branca', 'Acácia Rosa'],
  employees: [
    { position: 'Porteiro', gender: 'male', shift: '06:00–18:00' },
    { position: 'Porteiro', gender: 'male', shift: '18:00–06:00' },
    { position: 'Zeladora', gender: 'female', shift: '08:00–17:00' },
  ],
  providers: [
    { name: 'Norte Elevadores', category: 'Elevadores' },
    { name: 'Igarapé Jardins', category: 'Jardinagem', expired: true },
  ],
  holidays: [
    { name: 'Aniversário de Manaus', day: '2015-10-24', scope: 'city' },
    { name: 'Elevação do Amazonas a província', day: '2015-09-05', scope: 'state' },
  ],
  floors: 4,
  unitsPerFloor: 4,
  occupancy: { vacant: 0.06, rented: 0.2, short_stay: 0.03, works: 0.03 },
  pending: 1,
  socialNames: 1,
  visitors: 6,
  pastVisits: 6,
  visitAtGate: 'family',
  partyGuests: 0,
  family: {
    tower: 'Acácia Rosa',
    number: '302',
    surnames: ['Cavalcanti', 'Ramos'],
    email: 'condomino@acacias.example',
    movedIn: '2021-02-06',
    condomino: { given: 'Thiago', gender: 'male', birthDate: '1987-09-12' },
    spouse: { given: 'Juliana', gender: 'female', birthDate: '1989-01-30' },
    child: { given: 'Lívia', gender: 'female', birthDate: '2017-04-08' },
    formerTenant: { from: '2017-03-01', until: '2020-12-20' },
  },
}

/** The demonstration's condominiums. */
export const sitePlans = { bosque, acacias } as const

export type SiteName = keyof typeof sitePlans
