import { ageOn, LAST_DAY, later, someDay } from './calendar.ts'
import type { Chance } from './households.ts'
import type { Resident } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A row of `resident_consents`. */
export type Consent = {
  id: string
  resident_id: string
  ordinal: number
  purpose: 'image' | 'contact'
  term_version: string
  given_on: string
  revoked_on: string | null
}

/** A consent to the use of a face; its text is added with the row. */
export type FaceConsent = {
  id: string
  resident_id: string
  given_at: string
  withdrawn_at: string | null
}

/** The consents of a resident. */
export type Consents = { readonly consents: Consent[]; readonly faces: FaceConsent[] }

/** The gatehouse has asked for consents since this day, with the term of that month. */
const TERM_SINCE = '2024-03-04'
const TERM = '2024-03'

export const noConsents: Consents = { consents: [], faces: [] }

/**
 * Gives a resident the means of access since a day. There are no photos, so nobody is enrolled;
 * minors are never asked for their face.
 */
export function giveAccess(random: SeededRandom, resident: Resident, since: string): Consents {
  const age = ageOn(resident.birth_date ?? LAST_DAY, LAST_DAY)
  if (age < 10) return noConsents
  resident.access_types = random.chance(0.92) ? ['card'] : []
  if (age < 18 || resident.approval === 'pending') return noConsents
  const first = later(since, TERM_SINCE)
  const contact: Pick<Consent, 'purpose' | 'given_on' | 'revoked_on'>[] = []
  const face: Pick<FaceConsent, 'given_at' | 'withdrawn_at'>[] = []
  if (random.chance(0.3)) {
    const state = random.weighted([
      ['photo_pending', 70],
      ['consent_pending', 22],
      ['revoked', 8],
    ] as const)
    if (state !== 'revoked') resident.access_types = ['facial', 'card']
    const given = someDay(random, first, LAST_DAY)
    if (state !== 'consent_pending') {
      const revoked = state === 'revoked' ? someDay(random, given, LAST_DAY) : null
      face.push({ given_at: given, withdrawn_at: revoked })
    }
  }
  if (random.chance(0.2)) {
    const given = someDay(random, first, LAST_DAY)
    contact.push({ purpose: 'contact', given_on: given, revoked_on: null })
  }
  const faces = face.map((one) => ({ id: random.id(), resident_id: resident.id, ...one }))
  const consents = contact.map((consent, ordinal) => ({
    id: random.id(),
    resident_id: resident.id,
    ordinal,
    term_version: TERM,
    ...consent,
  }))
  return { consents, faces }
}

const relations = {
  female: ['Filha', 'Sobrinha', 'Neta'],
  male: ['Filho', 'Sobrinho', 'Neto'],
} as const

/** Gives an old person an emergency contact for the gatehouse. */
export function giveEmergencyContact({ random, people }: Chance, resident: Resident): void {
  const age = ageOn(resident.birth_date ?? LAST_DAY, LAST_DAY)
  if (age < 65 || !random.chance(0.9)) return
  const gender = random.pick(['female', 'male'] as const)
  const given = random.pick(callable[gender])
  resident.emergency_contact = {
    name: `${given} ${resident.name.split(' ').at(-1)}`,
    phone: people.mobile(),
    relation: random.pick(relations[gender]),
  }
}

const callable = {
  female: ['Adriana', 'Carla', 'Denise', 'Luciana', 'Renata', 'Simone'],
  male: ['André', 'Fábio', 'Marcelo', 'Ricardo', 'Rogério', 'Sandro'],
} as const

const remarks = [
  'Usa cadeira de rodas; prefere o elevador de serviço.',
  'Trabalha à noite: interfonar só depois das 14h.',
  'Deficiência auditiva; avisar por mensagem.',
  'Viaja com frequência; encomendas ficam com a portaria.',
  'Conselheiro fiscal desde a assembleia de 2024.',
  'Autoriza a entrada da diarista às terças e quintas.',
] as const

/** Gives a few residents a note of the gatehouse. */
export function giveRemark(random: SeededRandom, resident: Resident): void {
  const age = ageOn(resident.birth_date ?? LAST_DAY, LAST_DAY)
  if (age >= 18 && random.chance(0.025)) resident.notes = random.pick(remarks)
}
