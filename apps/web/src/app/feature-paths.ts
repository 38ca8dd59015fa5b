import { LANDING_PAGE } from './access.ts'

/** Addresses of the features' screens inside the frame, as the menu writes them. */
export const featurePaths = {
  landing: LANDING_PAGE,
  profile: '/pages/profile',
  companySettings: '/pages/tenant/settings',
  commercialUsers: '/apps/commercial/users/',
  gate: '/apps/condominiums/gate/',
  muster: '/apps/condominiums/gate/muster/',
  invite: '/apps/condominiums/visit/invite',
  newVisit: '/apps/condominiums/visit/new',
  apartmentRecord: '/apps/condominiums/apartment/$id/record',
  lockerDoors: '/apps/condominiums/locker/$id/doors',
  panic: '/apps/condominiums/panic/',
  components: '/ui/components',
  documentation: '/documentation/',
  changelog: '/documentation/changelog',
} as const
