import type { RegisterName } from '@portaria/contract/modules/names'
import type { Role } from '@portaria/contract/roles'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import type { ComponentType } from 'react'

/** Pages in place of a register's list, for roles to whom its rows say something else than to the desk. */
export const ownLists: {
  readonly [Name in RegisterName]?: { readonly [Of in Role]?: ComponentType }
} = {
  parcels: {
    condomino: lazyPart(
      async () =>
        (await import('../modules/custody/parcels/own/OwnParcelsPage.tsx')).OwnParcelsPage,
    ),
  },
}
