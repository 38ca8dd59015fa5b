import { lazyCode } from '../../../../platform/connection/lazy-code.ts'

/** Fills in the own unit of somebody who has one alone. */
export const ownUnit = lazyCode(async () => (await import('./OwnUnit.tsx')).OwnUnit)

/** The same, or the unit of the owner who was chosen. */
export const unitDefaults = [
  ownUnit,
  lazyCode(async () => (await import('./UnitOfOwner.tsx')).UnitOfOwner),
]

/** Whose something is, beside its record. */
export const ownerPanel = lazyCode(async () => (await import('./OwnerPanel.tsx')).OwnerPanel)
