// Printed by `npm run print` from the texts whose keys the articles name.
export const units: Readonly<Record<string, string>> = {
  'live.place.condominium': 'Condomínio ao vivo',
  'occupancies.authorizes': 'autoriza visitantes',
  'occupancies.books': 'reserva áreas',
  'occupancies.end': 'Encerrar…',
  'occupancies.ofApartment': 'Quem ocupa',
  'occupancies.ofResident': 'Unidades que ocupa',
  'occupancies.parcels': 'recebe encomendas',
  'occupancies.remove': 'Remover…',
  'registers.apartments.many': 'Apartamentos',
  'registers.garages.many': 'Vagas',
  'registers.towers.many': 'Torres',
}
