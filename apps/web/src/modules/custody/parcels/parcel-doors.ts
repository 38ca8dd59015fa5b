import { type ComponentType, createContext } from 'react'

/** What opens doors of lockers for parcels. Each part may be fetched when it is first shown. */
export type ParcelDoors = {
  /** The button that puts a parcel into a door; nothing where the company has no locker. */
  Deposit: ComponentType<{ parcel: { id: string; number: string }; size?: 'sm' | 'md' }>
  /** The button by which a household opens the door of an own parcel. */
  Collect: ComponentType<{
    parcel: { id: string; door: string }
    /** Told when its window opens and closes: until then it must not leave the page. */
    onOpenChange?: (open: boolean) => void
  }>
  /** Opens the door of a parcel for whoever told the desk its code. */
  OpenByCode: ComponentType<{ parcelId: string; code: string; onHandOver: () => void }>
}

/** Given once by the app, which alone knows the feature of doors. */
export const ParcelDoorsContext = createContext<ParcelDoors | null>(null)
