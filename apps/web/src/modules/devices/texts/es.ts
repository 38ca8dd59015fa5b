import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  addresses: {
    title: 'Direcciones',
    asked: 'Por aprobar',
    approved: 'Aprobada',
    refused: 'Rechazada',
    closed:
      'Portaria no se conecta a este equipo antes de que un administrador de la plataforma apruebe la dirección.',
  },
  secret: {
    kept: 'Hay una contraseña, definida {{at}} por {{by}}. No se puede leer, solo cambiar o quitar.',
    none: 'La contraseña que pide el equipo. Una vez guardada, nadie la lee.',
    label: 'Contraseña del equipo',
    save: 'Guardar contraseña',
    remove: 'Quitar contraseña',
    done: '{{one}}: contraseña guardada',
    removed: '{{one}}: contraseña quitada',
  },
}
