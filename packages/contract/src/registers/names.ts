/** Every register by its API name (domain.md section 6). A name without a definition does not compile. */
export const registerNames = [
  'towers',
  'apartments',
  'residents',
  'occupancies',
  'brands',
  'species',
  'segments',
  'vehicles',
  'pets',
  'employees',
  'service-providers',
  'garages',
  'cards',
  'visitors',
  'cabinets',
  'device-addresses',
  'locker-manufacturers',
  'equipment',
  'lockers',
  'holidays',
  'tenants',
  'users',
  'memberships',
] as const

export type RegisterName = (typeof registerNames)[number]
