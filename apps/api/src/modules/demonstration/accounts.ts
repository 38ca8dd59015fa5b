import type { Role } from '@portaria/contract/actors/roles'
import type { SiteName } from './site-plan.ts'

/** A person who can sign in; the condômino is the resident of the plan's family. */
export type Account = {
  userId: string
  membershipId: string
  name: string
  email: string
  phone: string | null
  role: Role
  site: SiteName | null
  /** Whether the person is on the council of the company. */
  council?: true
}

/** Ids that are the same at every load, in the shape of a UUID v7. */
const idOf = (kind: 'user' | 'membership', index: number) =>
  `01994a10-5c00-7${kind === 'user' ? '05' : '3e'}0-8d00-0000000000${String(index).padStart(2, '0')}`

const people: readonly Omit<Account, 'userId' | 'membershipId'>[] = [
  {
    name: 'Helena Prado Vasconcelos',
    email: 'master@portaria.example',
    phone: '+5511987120031',
    role: 'master',
    site: null,
  },
  {
    name: 'Marcelo Antunes Rezende',
    email: 'admin@portaria.example',
    phone: '+5511987120032',
    role: 'admin',
    site: null,
  },
  {
    name: 'Bianca Novaes Leal',
    email: 'staff@portaria.example',
    phone: '+5511987120033',
    role: 'staff',
    site: null,
  },
  {
    name: 'Regina Toledo Amaral',
    email: 'sindico@bosque.example',
    phone: '+5511968174201',
    role: 'sindico',
    site: 'bosque',
  },
  {
    name: 'Edson Marinho Chagas',
    email: 'funcionario@bosque.example',
    phone: '+5511968174210',
    role: 'funcionario',
    site: 'bosque',
  },
  {
    name: 'Camila Duarte Moreira',
    email: 'condomino@bosque.example',
    phone: null,
    role: 'condomino',
    site: 'bosque',
    council: true,
  },
  {
    name: 'Sandro Peixoto Matos',
    email: 'prestador@bosque.example',
    phone: '+5511968174233',
    role: 'service_provider',
    site: 'bosque',
  },
  {
    name: 'Jorge Bezerra Lima',
    email: 'sindico@acacias.example',
    phone: '+5592991384401',
    role: 'sindico',
    site: 'acacias',
  },
  {
    name: 'Thiago Cavalcanti Ramos',
    email: 'condomino@acacias.example',
    phone: null,
    role: 'condomino',
    site: 'acacias',
  },
]

export const accounts: readonly Account[] = people.map((person, index) => ({
  ...person,
  userId: idOf('user', index + 1),
  membershipId: idOf('membership', index + 1),
}))
