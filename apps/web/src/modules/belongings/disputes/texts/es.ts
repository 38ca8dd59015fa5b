import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  resolve: {
    text: 'Los dos registros dicen tener lo mismo. El que queda sigue activo; el otro pasa a inactivo.',
    keep: '¿Cuál de los dos queda?',
    noUnit: 'Sin unidad',
    mine: 'Este registro, en disputa',
    other: 'El otro registro',
    free: 'El otro registro ya no existe: este deja de estar en disputa.',
    save: 'Resolver',
    done: '{{one}}: disputa resuelta',
  },
}
