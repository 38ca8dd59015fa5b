// Printed by `npm run print` from the texts whose keys the articles name.
export const belongings: Readonly<Record<string, string>> = {
  'catalogues.merge.action': 'Combinar',
  'registers.brands.many': 'Marcas',
  'registers.cards.many': 'Tarjetas',
  'registers.cards.transitions.assign.button': 'Entregar',
  'registers.cards.transitions.lose.button': 'Registrar pérdida',
  'registers.cards.transitions.return.button': 'Devolver',
  'registers.pets.many': 'Mascotas',
  'registers.species.many': 'Especies',
  'registers.vehicles.fields.tag': 'Etiqueta (tag)',
  'registers.vehicles.many': 'Vehículos',
}
