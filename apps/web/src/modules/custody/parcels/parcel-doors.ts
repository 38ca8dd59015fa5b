import { lazyCode } from '../../../platform/connection/lazy-code.ts'

/** The button that puts a parcel into a door; renders nothing if the company has no locker. */
export const Deposit = lazyCode(
  async () => (await import('../locker-doors/commands/DepositButton.tsx')).DepositButton,
)

/** The button by which a household opens the door of its own parcel. */
export const CollectAtDoor = lazyCode(
  async () => (await import('../locker-doors/commands/CollectAtLocker.tsx')).CollectAtLocker,
)

/** Opens the door of a parcel for the person who gave the desk its code. */
export const OpenByCode = lazyCode(
  async () => (await import('../locker-doors/commands/OpenByCode.tsx')).OpenByCode,
)
