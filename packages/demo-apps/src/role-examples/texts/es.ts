import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  admin: {
    title: 'Página de administradores',
    text: 'Solo administradores y masters llegan aquí. Quien tiene otro rol va al inicio.',
  },
  staff: {
    title: 'Página del equipo',
    text: 'Administradores, masters y el equipo comercial y de soporte llegan aquí. Quien tiene otro rol va al inicio.',
  },
  guest: {
    title: 'Página de quien aún no entró',
    text: 'Solo quien no entró llega aquí. Después de entrar, la misma dirección lleva al inicio.',
  },
  home: 'Ir al inicio',
  login: 'Ir a la entrada',
}
