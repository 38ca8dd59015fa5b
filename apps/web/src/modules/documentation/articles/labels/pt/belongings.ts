// Printed by `npm run print` from the texts whose keys the articles name.
export const belongings: Readonly<Record<string, string>> = {
  'catalogues.merge.action': 'Mesclar',
  'registers.brands.many': 'Marcas',
  'registers.cards.many': 'Cartões',
  'registers.cards.transitions.assign.button': 'Entregar',
  'registers.cards.transitions.lose.button': 'Registrar perda',
  'registers.cards.transitions.return.button': 'Devolver',
  'registers.pets.many': 'Animais',
  'registers.species.many': 'Espécies',
  'registers.vehicles.fields.tag': 'Tag',
  'registers.vehicles.many': 'Veículos',
}
