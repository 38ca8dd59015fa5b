// Printed by `npm run print` from the texts whose keys the articles name.
export const units: Readonly<Record<string, string>> = {
  'live.place.condominium': 'Condominium live',
  'occupancies.authorizes': 'authorises visitors',
  'occupancies.books': 'books areas',
  'occupancies.end': 'End…',
  'occupancies.ofApartment': 'Who occupies it',
  'occupancies.ofResident': 'Units',
  'occupancies.parcels': 'gets parcels',
  'occupancies.remove': 'Remove…',
  'registers.apartments.many': 'Apartments',
  'registers.garages.many': 'Parking spaces',
  'registers.towers.many': 'Towers',
}
