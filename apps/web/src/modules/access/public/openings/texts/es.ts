import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  open: 'Abrir',
  openOf: 'Abrir: {{point}}',
  choose: 'Abrir un punto',
  point: 'Punto',
  none: 'Ningún punto de acceso en uso.',
  reason: 'Motivo',
  reasonHelp: 'Queda en el acceso y en el historial, con su nombre.',
  quick: 'Motivos frecuentes',
  reasons: {
    courier: 'Repartidor verificado',
    provider: 'Proveedor autorizado',
    key: 'Residente sin llave',
    emergency: 'Emergencia',
  },
  needsReason: 'Elija o escriba el motivo.',
  hold: 'Mantenga pulsado para abrir',
  waiting: 'Abriendo…',
  done: 'Abierto.',
  refused: 'No se abrió.',
  unknown: 'No se sabe si se abrió: mire la puerta.',
  unknownText: 'Antes de pedirlo de nuevo, compruébelo a la vista o por la cámara.',
  unanswered: 'Portaria no recibió la respuesta del pedido.',
  again: {
    done: 'Abrir de nuevo',
    refused: 'Intentar de nuevo',
    unknown: 'Ya miré: pedir de nuevo',
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
  noReader: 'Sin lector: no se abre desde aquí.',
  notOnline: 'El lector no está conectado: no se abre desde aquí.',
  denied: {
    line: 'Rechazado en {{point}}: {{who}}, {{reason}}',
    somebody: 'persona no identificada',
    opens: 'abre',
    why: 'Por qué',
  },
}
