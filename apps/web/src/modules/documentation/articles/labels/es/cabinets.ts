// Printed by `npm run print` from the texts whose keys the articles name.
export const cabinets: Readonly<Record<string, string>> = {
  'registers.cabinets.many': 'Armarios',
  'registers.cabinets.views.overdue.f': 'Con devolución atrasada',
}
