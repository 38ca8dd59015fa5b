import type { pt } from './pt.ts'

export const es: typeof pt = {
  former: 'Inactivo o anterior',
  pending: 'Espera aprobación',
  call: 'Llamar',
  openUnit: 'Abrir la unidad',
  keys: 'Ctrl+Enter llama, Shift+Enter abre la unidad',
  more: 'Ver todos en {{things}}',
}
