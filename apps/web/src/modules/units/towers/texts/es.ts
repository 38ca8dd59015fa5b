import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  generate: {
    title: 'Generar {{many}}',
    description: 'A partir de pisos y unidades. Revise antes de crear.',
    floors: 'Pisos',
    unitsPerFloor: 'Unidades por piso',
    firstFloor: 'Primer piso',
    prefix: 'Prefijo',
    prefixHint: 'Va antes de cada número, como A-.',
    pattern: 'Numeración',
    floor_unit: 'Piso y unidad',
    floor_unitHint: '101, 102 … 201, 202',
    sequence: 'En secuencia',
    sequenceHint: '1, 2, 3 …',
    preview: 'Vista previa',
    outOfRange: 'Use de {{from}} a {{to}}.',
    willCreate_one: 'Se creará {{count}}',
    willCreate_other: 'Se crearán {{count}}',
    existing_one: '{{count}} ya existe y queda como está',
    existing_other: '{{count}} ya existen y quedan como están',
    more: 'y {{count}} más',
    nothing: 'Todos existen ya. Cambie el plan para crear otros.',
    create: 'Crear {{count}} {{many}}',
    createNone: 'Crear {{many}}',
    created: '{{count}} {{many}} en {{tower}}',
    createdTitle: 'Listo',
  },
}
