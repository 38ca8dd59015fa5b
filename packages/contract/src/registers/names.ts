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
  'visitors',
  'tenants',
  'users',
  'memberships',
  'employees',
  'service-providers',
  'garages',
  'cards',
] as const

export type RegisterName = (typeof registerNames)[number]
