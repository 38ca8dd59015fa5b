import type { pt } from './pt.ts'

export const es: typeof pt = {
  call: 'Llamar',
  openUnit: 'Abrir la unidad',
  keys: 'Ctrl+Enter llama, Shift+Enter abre la unidad',
  more: 'Ver todos en {{things}}',
}
