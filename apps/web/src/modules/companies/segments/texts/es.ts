import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  menu: 'Segmento',
  choose: 'Elegir segmento',
  title: 'Segmento de este navegador',
  description:
    'Cambia los nombres en el menú, los títulos y los formularios, solo para usted y en este navegador.',
  list: 'Segmentos',
  own: 'El de la empresa',
  words: '{{tower}}, {{apartment}} y {{resident}}',
  use: 'Usar este segmento',
  inUse: 'En uso en este navegador',
  leave: 'Volver al segmento de la empresa',
  cancel: 'Cancelar',
  used: 'Segmento en uso: {{name}}',
  left: 'De vuelta al segmento de la empresa',
  failed: 'No se pudieron leer los segmentos',
}
