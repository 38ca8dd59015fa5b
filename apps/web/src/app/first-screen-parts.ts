import { lazyCode } from '../platform/connection/lazy-code.ts'

/** Parts of first screens that only some roles have. */
export const firstScreenParts = {
  Desk: lazyCode(async () => (await import('../modules/gate/GateScreen.tsx')).GateScreen),
  OwnVisits: lazyCode(async () => (await import('../modules/visits/OwnVisits.tsx')).OwnVisits),
  VisitsAtGate: lazyCode(
    async () => (await import('../modules/visits/OwnVisits.tsx')).VisitsAtGate,
  ),
  ParcelsAtHome: lazyCode(
    async () => (await import('../modules/custody/parcels/own/ParcelsAtHome.tsx')).ParcelsAtHome,
  ),
  TryItFold: lazyCode(
    async () => (await import('../modules/landing/try-it/TryItFold.tsx')).TryItFold,
  ),
} as const
