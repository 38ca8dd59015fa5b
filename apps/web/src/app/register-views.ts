import { type Role, roleSets } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { users } from '@portaria/contract/modules/accounts/users/users'
import { COMMERCIAL_USERS } from './access.ts'
import type { FeatureTitle } from './navigation.ts'

/** Some rows of a register, at an address of their own. */
export type RegisterView = {
  readonly definition: AnyRegister
  readonly title: FeatureTitle
  readonly filters: Readonly<Record<string, string>>
  /** Initial values of a new row. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly roles: readonly Role[]
}

/** Commercial users: those with the role staff (interface §9). */
export const registerViews: readonly RegisterView[] = [
  {
    definition: {
      ...users,
      paths: { list: COMMERCIAL_USERS, item: '/apps/commercial/user' },
    },
    title: 'commercialUsers',
    filters: { 'filter[role]': 'staff' },
    initial: { membership: { role: 'staff' } },
    roles: roleSets.staff,
  },
]
