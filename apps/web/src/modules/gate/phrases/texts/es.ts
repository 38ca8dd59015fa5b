import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  /** Forms of the noun that begins the sentence. */
  parcel: 'encomienda paquete',
  receive: 'Recibir encomienda de {{unit}}',
}
