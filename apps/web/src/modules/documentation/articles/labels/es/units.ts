// Printed by `npm run print` from the texts whose keys the articles name.
export const units: Readonly<Record<string, string>> = {
  'live.place.condominium': 'Condominio en vivo',
  'occupancies.authorizes': 'autoriza visitantes',
  'occupancies.books': 'reserva áreas',
  'occupancies.end': 'Terminar…',
  'occupancies.ofApartment': 'Quién la ocupa',
  'occupancies.ofResident': 'Unidades que ocupa',
  'occupancies.parcels': 'recibe paquetes',
  'occupancies.remove': 'Eliminar…',
  'registers.apartments.many': 'Apartamentos',
  'registers.garages.many': 'Cocheras',
  'registers.towers.many': 'Torres',
}
