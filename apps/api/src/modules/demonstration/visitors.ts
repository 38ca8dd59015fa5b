import type { RecordOfRegister } from '@portaria/contract/define-register/define-register'
import type { visitors } from '@portaria/contract/modules/visits/visitors/visitors'
import type { Minutes } from '../../parts/demonstration-part.ts'
import { someDay } from './calendar.ts'
import type { Chance } from './households.ts'
import type { CommonColumn } from './people.ts'
import type { SitePlan } from './site-plan.ts'

/** A row of `visitors`. */
export type Visitor = Omit<
  RecordOfRegister<typeof visitors>,
  CommonColumn | 'photo_file_id' | 'status'
> & { blocked_at: Minutes | null; block_confirmed_at: Minutes | null }

/** The síndico blocked them three days before the loading. */
const BLOCKED = { minutes: -3 * 24 * 60 }

const companies = [
  'Entregas Rápidas',
  'Flores da Serra',
  'Gás do Bairro',
  'Mudanças Aliança',
  'Pizzaria Bella Massa',
  'Vidraçaria Cristal',
] as const

/** Makes visitors: friends, couriers and workmen; one of them is blocked. */
export function visitorsOf({ random, people }: Chance, plan: SitePlan): Visitor[] {
  return Array.from({ length: plan.visitors }, (_, index): Visitor => {
    const { resident } = people.person({
      gender: random.pick(['female', 'male'] as const),
      birthDate: someDay(random, '1958-01-01', '2006-12-31'),
    })
    const worksFor = random.chance(0.4) ? random.pick(companies) : null
    const isBlocked = index === plan.visitors - 1
    return {
      id: random.id(),
      name: resident.name,
      social_name: null,
      cpf: resident.cpf,
      id_doc: resident.cpf === null ? resident.id_doc : null,
      birth_date: null,
      gender: resident.gender,
      marital_status: null,
      nationality: null,
      cnh_number: null,
      cnh_category: null,
      cnh_expires_on: null,
      company: worksFor,
      plate: null,
      email: null,
      phones: random.chance(0.7) ? [people.mobile()] : [],
      notes: null,
      provisional: false,
      blocked: isBlocked,
      blocked_at: isBlocked ? BLOCKED : null,
      block_confirmed_at: isBlocked ? BLOCKED : null,
      blocked_reason: isBlocked ? 'Medida protetiva apresentada por moradora.' : null,
    }
  })
}
