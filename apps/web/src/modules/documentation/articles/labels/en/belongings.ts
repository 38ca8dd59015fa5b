// Printed by `npm run print` from the texts whose keys the articles name.
export const belongings: Readonly<Record<string, string>> = {
  'catalogues.merge.action': 'Merge',
  'registers.brands.many': 'Brands',
  'registers.cards.many': 'Cards',
  'registers.cards.transitions.assign.button': 'Assign',
  'registers.cards.transitions.lose.button': 'Record loss',
  'registers.cards.transitions.return.button': 'Take back',
  'registers.pets.many': 'Pets',
  'registers.species.many': 'Species',
  'registers.vehicles.fields.tag': 'Tag number',
  'registers.vehicles.many': 'Vehicles',
}
