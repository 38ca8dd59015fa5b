import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Edificio',
  open: 'Ver edificio',
  floor: 'Piso',
  floorOf: 'Piso {{floor}}',
  ground: 'Planta baja',
  basement: 'Subsuelo {{floor}}',
  noFloor: 'Sin piso',
  lived: 'Con residentes',
  vacant: 'Vacío',
  inside: 'Visita dentro',
  parcels: 'Paquete en portería',
  alerts: 'Pedido de auxilio',
  insideOf_one: '{{count}} visita dentro',
  insideOf_other: '{{count}} visitas dentro',
  parcelsOf_one: '{{count}} paquete en portería',
  parcelsOf_other: '{{count}} paquetes en portería',
  alertsOf_one: '{{count}} pedido de auxilio',
  alertsOf_other: '{{count}} pedidos de auxilio',
  none: 'Aún no hay nada registrado aquí: {{many}} aparecen en el edificio con su piso y número.',
  failed: 'No se pudo leer el edificio.',
}
