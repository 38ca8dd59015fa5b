import { lazy } from 'react'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'

const mergeRows = lazy(async () => ({
  default: (await import('./catalogues/MergeRows.tsx')).MergeRows,
}))

const resolveDispute = lazy(async () => ({
  default: (await import('./disputes/ResolveDispute.tsx')).ResolveDispute,
}))

const unitDefaults = [
  lazy(async () => ({ default: (await import('./linked/OwnUnit.tsx')).OwnUnit })),
  lazy(async () => ({ default: (await import('./linked/UnitOfOwner.tsx')).UnitOfOwner })),
]

const ownerPanel = lazy(async () => ({
  default: (await import('./linked/OwnerPanel.tsx')).OwnerPanel,
}))

const deviceAddresses = lazy(async () => ({
  default: (await import('./devices/DeviceAddresses.tsx')).DeviceAddresses,
}))

/** Registers with parts of their own on the default pages; each is fetched when it is shown. */
export const registerSlots: SlotsByRegister = {
  towers: {
    recordActions: [
      lazy(async () => ({
        default: (await import('./towers/GenerateApartments.tsx')).GenerateApartments,
      })),
    ],
  },
  users: {
    recordActions: [
      lazy(async () => ({ default: (await import('./users/ChangeEmail.tsx')).ChangeEmail })),
      lazy(async () => ({
        default: (await import('./users/ResetSecondFactor.tsx')).ResetSecondFactor,
      })),
    ],
  },
  visitors: {
    recordActions: [
      lazy(async () => ({ default: (await import('./visitors/BlockVisitor.tsx')).BlockVisitor })),
    ],
    recordAside: [
      lazy(async () => ({ default: (await import('./visitors/VisitorBlock.tsx')).VisitorBlock })),
    ],
    duplicate: [
      lazy(async () => ({
        default: (await import('./visitors/RecogniseVisitor.tsx')).RecogniseVisitor,
      })),
    ],
  },
  residents: {
    formParts: [lazy(async () => ({ default: (await import('./linked/OwnUnit.tsx')).OwnUnit }))],
    recordPanels: [
      lazy(async () => ({
        default: (await import('./residents/ThingsOfResident.tsx')).ThingsOfResident,
      })),
    ],
  },
  apartments: {
    recordPanels: [
      lazy(async () => ({ default: (await import('./apartments/ThingsOfUnit.tsx')).ThingsOfUnit })),
    ],
  },
  vehicles: {
    recordActions: [resolveDispute],
    recordAside: [ownerPanel],
    formParts: unitDefaults,
  },
  pets: { recordActions: [resolveDispute], recordAside: [ownerPanel], formParts: unitDefaults },
  cabinets: {
    recordPanels: [
      lazy(async () => ({
        default: (await import('./cabinets/CabinetLoans.tsx')).CabinetLoans,
      })),
    ],
  },
  equipment: {
    recordActions: [
      lazy(async () => ({ default: (await import('./devices/SetSecret.tsx')).SetSecret })),
    ],
    recordAside: [deviceAddresses],
  },
  lockers: {
    recordPanels: [
      lazy(async () => ({ default: (await import('./devices/LockerDoors.tsx')).LockerDoors })),
    ],
  },
  'locker-manufacturers': { recordAside: [deviceAddresses] },
  brands: { bulkActions: [mergeRows] },
  species: { bulkActions: [mergeRows] },
}
