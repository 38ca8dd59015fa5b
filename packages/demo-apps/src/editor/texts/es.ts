import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  toolbar: 'Formato',
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  strike: 'Tachado',
  heading: 'Título de la sección',
  subheading: 'Subtítulo',
  bullets: 'Lista con viñetas',
  numbers: 'Lista numerada',
  quote: 'Cita',
  link: 'Enlace',
  address: 'Dirección del enlace',
  addressHint: 'sitio.com/pagina',
  wrongAddress: 'Revise la dirección: un sitio, un correo o un teléfono con tel: delante.',
  apply: 'Aplicar',
  unlink: 'Quitar el enlace',
  undo: 'Deshacer',
  redo: 'Rehacer',
}
