import type { Role } from '@portaria/contract/actors/roles'
import { unitOf } from './condominium-rows.ts'
import { type Condominiums, residentId, tenantId } from './condominiums.ts'
import type { BenchDatabase } from './environment.ts'
import { type Person, signAgain, signInPeople } from './people.ts'

/** Who of a company is signed in: each may hold a stream, the first three are told of alerts. */
const places: readonly Role[] = ['funcionario', 'sindico', 'funcionario', 'condomino', 'condomino']

/** People of one company whose streams are told of its alerts. */
export const TOLD = 3

export const PEOPLE_EACH = places.length

/** A company with its people, by the tokens of their sessions. */
export type Company = {
  readonly id: string
  readonly desk: string
  readonly manager: string
  readonly residents: readonly string[]
  /** Where the residents live. */
  readonly homes: readonly { readonly apartment: string; readonly resident: string }[]
  /** Tokens of those who may hold a stream, the told ones first. */
  readonly watchers: readonly string[]
}

/** Signs in five people of each company; returns a function that gives all of them new tokens. */
export async function signInCompanies(
  database: BenchDatabase,
  size: Condominiums,
): Promise<() => Promise<Company[]>> {
  const tenants = Array.from({ length: size.tenants }, (_, tenant) => tenant)
  const people = await signInPeople(
    database,
    tenants.flatMap((tenant) =>
      places.map((role, place) => ({
        role,
        tenantId: tenantId(size, tenant),
        ...(role === 'condomino' && { residentId: residentId(size, tenant, homeOf(place)) }),
      })),
    ),
  )
  return async () => {
    const signed = await signAgain(people)
    return tenants.map((tenant) => companyOf(size, tenant, signed))
  }
}

/** The resident who signs in at a place: each in a unit of their own. */
const homeOf = (place: number) => place * 30 + 1

function companyOf(size: Condominiums, tenant: number, people: readonly Person[]): Company {
  const tokens = people
    .slice(tenant * PEOPLE_EACH, (tenant + 1) * PEOPLE_EACH)
    .map(({ token }) => token)
  const [desk = '', manager = '', , ...residents] = tokens
  const homes = [3, 4].map((place) => ({
    apartment: unitOf(size, tenant, homeOf(place)),
    resident: residentId(size, tenant, homeOf(place)),
  }))
  return { id: tenantId(size, tenant), desk, manager, residents, homes, watchers: tokens }
}
