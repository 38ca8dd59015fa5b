import { lazyCode } from '../../../../platform/connection/lazy-code.ts'

/** Fills in the own unit of a resident who has exactly one. */
export const ownUnit = lazyCode(async () => (await import('./OwnUnit.tsx')).OwnUnit)

/** Fills in the resident's own unit, or that of the chosen owner. */
export const unitDefaults = [
  ownUnit,
  lazyCode(async () => (await import('./UnitOfOwner.tsx')).UnitOfOwner),
]

/** The panel with the owner of a record. */
export const ownerPanel = lazyCode(async () => (await import('./OwnerPanel.tsx')).OwnerPanel)
