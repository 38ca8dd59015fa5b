import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  ofResident: 'Unidades que ocupa',
  ofApartment: 'Quién la ocupa',
  add: 'Agregar',
  none: 'Nadie todavía. Agregue la primera ocupación.',
  noneOfResident: 'Sin unidad todavía. Agregue la primera ocupación.',
  past_one: 'Anterior ({{count}})',
  past_other: 'Anteriores ({{count}})',
  since: 'desde {{from}}',
  fromTo: '{{from}} a {{to}}',
  startsOn: 'a partir de {{from}}',
  untilOn: 'desde {{from}}, hasta {{to}}',
  actions: 'Acciones de {{title}}',
  edit: 'Editar',
  end: 'Terminar…',
  endTitle: 'Terminar ocupación',
  endText: '{{title}} deja de valer después de este día. El historial se conserva.',
  endOn: 'Último día',
  endAction: 'Terminar ocupación',
  ended: 'Ocupación terminada',
  saved: 'Ocupación guardada',
  cancel: 'Cancelar',
  authorizes: 'autoriza visitantes',
  books: 'reserva áreas',
  parcels: 'recibe paquetes',
}
