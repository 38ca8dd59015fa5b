import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  choose: 'Elija una empresa',
  current: 'Empresa: {{company}}. Cambiar',
  chosen: 'Empresa elegida',
  search: 'Buscar empresa por nombre',
  companies: 'Empresas',
  empty: 'Ninguna empresa con este nombre.',
  failed: 'No se pudieron buscar las empresas. Intente de nuevo.',
  inactive: 'Inactiva',
  clear: 'Salir de esta empresa',
  keys: 'Las flechas eligen, Enter abre, Esc cierra',
}
