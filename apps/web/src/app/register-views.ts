import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { users } from '@portaria/contract/registers/users/users'
import { type Role, roleSets } from '@portaria/contract/roles'
import type { pt } from './texts/pt.ts'

/** A register under an address of its own, narrowed to some of its rows. */
export type RegisterView = {
  readonly definition: AnyRegister
  readonly title: keyof typeof pt.views
  readonly filters: Readonly<Record<string, string>>
  /** What a new row begins with. */
  readonly initial: Readonly<Record<string, unknown>>
  readonly roles: readonly Role[]
}

/** Product.md section 2, Commercial: users whose role is staff (domain.md section 3). */
export const registerViews: readonly RegisterView[] = [
  {
    definition: {
      ...users,
      paths: { list: '/apps/commercial/users/', item: '/apps/commercial/user' },
    },
    title: 'commercialUsers',
    filters: { 'filter[role]': 'staff' },
    initial: { membership: { role: 'staff' } },
    roles: roleSets.staff,
  },
]
