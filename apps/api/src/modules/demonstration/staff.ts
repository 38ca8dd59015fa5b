import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { employees } from '@portaria/contract/modules/people/employees/employees'
import type { serviceProviders } from '@portaria/contract/modules/people/service-providers/service-providers'
import { cnpjCheckDigits } from '@portaria/contract/value-types/cnpj'
import type { Weekday } from '@portaria/contract/value-types/weekdays'
import { addDays, addYears, LAST_DAY, later, someDay } from './calendar.ts'
import type { Chance } from './households.ts'
import { bornAt, type CommonColumn } from './people.ts'
import type { SitePlan } from './site-plan.ts'

/** Rows of `employees` and `service_providers`, and their owned rows, as in the tables. */
type Employee = Omit<RecordOfRegister<typeof employees>, CommonColumn | 'photo_file_id' | 'shifts'>
export type Provider = Omit<
  RecordOfRegister<typeof serviceProviders>,
  CommonColumn | 'photo_file_id' | 'apartments' | 'technicians' | 'documents' | 'status'
>
type Shift = {
  id: string
  employee_id: string
  ordinal: number
  weekdays: readonly Weekday[]
  starts_at: string
  ends_at: string
}
type Technician = {
  id: string
  service_provider_id: string
  ordinal: number
  name: string
  cpf: string | null
  document: string | null
  phone: string
}
type Paper = {
  id: string
  service_provider_id: string
  ordinal: number
  document_kind: 'contract' | 'insurance' | 'certificate' | 'training' | 'health'
  number: string
  expires_on: string
}

export type Staff = {
  service_providers: Provider[]
  service_provider_technicians: Technician[]
  service_provider_documents: Paper[]
  employees: Employee[]
  employee_shifts: Shift[]
}

const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri']
const everyDay: readonly Weekday[] = [...workdays, 'sat', 'sun']

const noAddress = {
  zip_code: null,
  street: null,
  number: null,
  complement: null,
  district: null,
  city: null,
  state: null,
}

/** Makes the employees of a condominium, and its providers. */
export function staffOf(chance: Chance, plan: SitePlan): Staff {
  const made = plan.providers.map((one) => providerOf(chance, plan, one))
  const [cleaning] = made.filter(({ provider }) => provider.category === 'Limpeza')
  const workers = plan.employees.map((one) =>
    employeeOf(chance, plan, one, cleaning?.provider.id ?? null),
  )
  return {
    service_providers: made.map(({ provider }) => provider),
    service_provider_technicians: made.flatMap(({ technicians }) => technicians),
    service_provider_documents: made.flatMap(({ papers }) => papers),
    employees: workers.map(({ employee }) => employee),
    employee_shifts: workers.flatMap(({ shifts }) => shifts),
  }
}

function providerOf(
  { random, people }: Chance,
  plan: SitePlan,
  { name, category, isPerson, expired }: SitePlan['providers'][number],
) {
  const id = random.id()
  const { resident } = people.person({ gender: 'male', birthDate: bornAt(random, 44, LAST_DAY) })
  const base = `${random.digits(8)}0001`
  const from = someDay(random, later(plan.builtOn, '2021-01-01'), '2026-03-31')
  const provider: Provider = {
    id,
    name,
    social_name: null,
    category,
    phones: [people.mobile()],
    kind: isPerson ? 'person' : 'company',
    legal_name: isPerson ? null : `${name} Ltda.`,
    cnpj: isPerson ? null : base + cnpjCheckDigits(base),
    state_registration: null,
    municipal_registration: null,
    site: null,
    contact_name: isPerson ? null : resident.name,
    cpf: isPerson ? resident.cpf : null,
    id_doc: null,
    gender: isPerson ? 'male' : null,
    marital_status: null,
    nationality: null,
    birth_date: null,
    cnh_number: null,
    cnh_category: null,
    cnh_expires_on: null,
    email: null,
    notes: null,
    ...noAddress,
    approval: 'approved',
    block_reason: null,
    decided_at: null,
    decided_by_id: null,
    contract_from: from,
    contract_to: addYears(from, 6),
    allowed_days: category === 'Limpeza' ? everyDay : [...workdays, 'sat'],
    allowed_from: category === 'Limpeza' ? '06:00' : '08:00',
    allowed_to: '18:00',
    access_types: ['card'],
  }
  const technicians = Array.from({ length: isPerson ? 0 : 2 }, (_, ordinal): Technician => {
    const { resident: technician } = people.person({
      gender: 'male',
      birthDate: bornAt(random, random.integer(22, 55), LAST_DAY),
    })
    const { name: called, cpf } = technician
    const frame = { id: random.id(), service_provider_id: id, ordinal }
    return { ...frame, name: called, cpf, document: null, phone: people.mobile() }
  })
  const kinds = isPerson
    ? (['training', 'insurance'] as const)
    : (['contract', 'insurance'] as const)
  const papers = kinds.map((document_kind, ordinal): Paper => {
    const days = random.integer(60, 420)
    // Relative to the last day of the demonstration, so that nothing else expires soon.
    const expires_on = expired && ordinal === 1 ? addDays(LAST_DAY, -20) : addYears(LAST_DAY, 2)
    return {
      id: random.id(),
      service_provider_id: id,
      ordinal,
      document_kind,
      number: `${random.digits(6)}/${LAST_DAY.slice(0, 4)}`,
      expires_on: expired && ordinal === 1 ? expires_on : addDays(expires_on, days),
    }
  })
  return { provider, technicians, papers }
}

function employeeOf(
  { random, people }: Chance,
  plan: SitePlan,
  { name, gender, position, shift, isOutsourced }: SitePlan['employees'][number],
  cleaning: string | null,
) {
  const id = random.id()
  const birthDate = bornAt(random, random.integer(24, 58), LAST_DAY)
  const [given, ...family] = name?.split(' ') ?? []
  const { resident } = people.person({
    gender,
    birthDate,
    ...(given !== undefined && { given, surnames: family }),
  })
  const works: Employee = {
    id,
    name: resident.name,
    social_name: null,
    cpf: resident.cpf,
    id_doc: resident.id_doc,
    gender: resident.gender,
    marital_status: resident.marital_status,
    nationality: resident.nationality,
    birth_date: birthDate,
    cnh_number: null,
    cnh_category: null,
    cnh_expires_on: null,
    email: resident.email,
    phones: resident.phones,
    notes: null,
    ...noAddress,
    city: plan.tenant.city,
    state: plan.tenant.state,
    position,
    kind: isOutsourced ? 'outsourced' : 'own',
    provider_id: isOutsourced ? cleaning : null,
    admitted_on: someDay(random, later(plan.builtOn, '2016-01-01'), '2026-02-28'),
    dismissed_on: null,
    employment: 'active',
    access_types: ['card'],
    facial_status: 'none',
    status: 'ATIVO',
  }
  const [starts_at = '', ends_at = ''] = shift.split('–')
  const weekdays = position.startsWith('Porteir') ? everyDay : workdays
  const shifts: Shift[] = [
    { id: random.id(), employee_id: id, ordinal: 0, weekdays, starts_at, ends_at },
  ]
  return { employee: works, shifts }
}
