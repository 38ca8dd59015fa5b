import { lazyCode } from '../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'

const mergeRows = lazyCode(
  async () => (await import('./belongings/catalogues/MergeRows.tsx')).MergeRows,
)

const resolveDispute = lazyCode(
  async () => (await import('./belongings/disputes/ResolveDispute.tsx')).ResolveDispute,
)

const unitDefaults = [
  lazyCode(async () => (await import('./units/public/linked/OwnUnit.tsx')).OwnUnit),
  lazyCode(async () => (await import('./units/public/linked/UnitOfOwner.tsx')).UnitOfOwner),
]

const ownerPanel = lazyCode(
  async () => (await import('./units/public/linked/OwnerPanel.tsx')).OwnerPanel,
)

const deviceAddresses = lazyCode(
  async () => (await import('./devices/DeviceAddresses.tsx')).DeviceAddresses,
)

/** Registers with parts of their own on the default pages; each is fetched when it is shown. */
export const registerSlots: SlotsByRegister = {
  towers: {
    recordActions: [
      lazyCode(
        async () => (await import('./units/towers/GenerateApartments.tsx')).GenerateApartments,
      ),
    ],
  },
  users: {
    recordActions: [
      lazyCode(async () => (await import('./accounts/users/ChangeEmail.tsx')).ChangeEmail),
      lazyCode(
        async () => (await import('./accounts/users/ResetSecondFactor.tsx')).ResetSecondFactor,
      ),
    ],
  },
  visitors: {
    recordActions: [
      lazyCode(async () => (await import('./visits/visitors/BlockVisitor.tsx')).BlockVisitor),
    ],
    recordAside: [
      lazyCode(async () => (await import('./visits/visitors/VisitorBlock.tsx')).VisitorBlock),
    ],
    duplicate: [
      lazyCode(
        async () => (await import('./visits/visitors/RecogniseVisitor.tsx')).RecogniseVisitor,
      ),
    ],
  },
  visits: {
    recordPanels: [
      lazyCode(async () => (await import('./visits/visits/ItemsOfVisit.tsx')).ItemsOfVisit),
    ],
  },
  'item-passes': {
    formParts: [lazyCode(async () => (await import('./units/public/linked/OwnUnit.tsx')).OwnUnit)],
  },
  parcels: { formParts: unitDefaults },
  residents: {
    formParts: [lazyCode(async () => (await import('./units/public/linked/OwnUnit.tsx')).OwnUnit)],
    recordPanels: [
      lazyCode(
        async () => (await import('./people/residents/ThingsOfResident.tsx')).ThingsOfResident,
      ),
    ],
  },
  apartments: {
    recordPanels: [
      lazyCode(async () => (await import('./units/apartments/ThingsOfUnit.tsx')).ThingsOfUnit),
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
      lazyCode(async () => (await import('./cabinets/CabinetLoans.tsx')).CabinetLoans),
    ],
  },
  equipment: {
    recordActions: [lazyCode(async () => (await import('./devices/SetSecret.tsx')).SetSecret)],
    recordAside: [deviceAddresses],
  },
  lockers: {
    recordPanels: [
      lazyCode(async () => (await import('./custody/lockers/LockerDoors.tsx')).LockerDoors),
    ],
  },
  'locker-manufacturers': { recordAside: [deviceAddresses] },
  brands: { bulkActions: [mergeRows] },
  species: { bulkActions: [mergeRows] },
}
