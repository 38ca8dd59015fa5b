import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const es: Translation<typeof pt> = {
  title: 'Emergencia',
  text: 'Abra las puertas a todos a la vez, hasta que usted lo termine.',
  link: 'Emergencia',
  muster: 'Lista de emergencia',
  none: 'Ningún punto de acceso',
  noneText: 'Sin puntos no hay nada que liberar.',
  release: 'Liberar puertas',
  releaseText:
    'Todos pasan por los puntos marcados, por encima de cualquier regla. Los lectores mantienen abiertas las puertas donde pueden.',
  lockdown: 'Bloquear entradas',
  lockdownText: 'Nadie entra por los puntos marcados. Las salidas siguen libres.',
  points: 'Puntos',
  all: 'Todos ya están bajo una orden igual.',
  reason: 'Motivo',
  reasonNeeded: 'Diga el motivo, con al menos 3 letras.',
  pointsNeeded: 'Marque al menos un punto.',
  startRelease: 'Liberar ahora',
  startLockdown: 'Bloquear ahora',
  live: {
    release: 'Puertas liberadas',
    lockdown: 'Entradas bloqueadas',
  },
  by: '{{by}}, {{at}}: {{reason}}',
  end: 'Terminar',
  onlySindico: 'Solo el administrador termina el bloqueo.',
  states: {
    open: 'abierta',
    trying: 'intentando',
    unconfirmed: 'no confirma',
    by_hand: 'no se mantiene abierta: ábrala a mano',
  },
  ending: {
    open: 'terminando',
    trying: 'aún por cerrar',
    unconfirmed: 'no confirma que cerró: mire la puerta',
    by_hand: 'ciérrela a mano',
  },
  locked: 'entrada bloqueada',
  readAt: 'leída {{at}}',
  openedOnce: {
    done: 'se abrió una vez al comienzo',
    unknown: 'no se sabe si se abrió una vez al comienzo',
  },
  reasons: {
    no_reader: 'Sin lector que Portaria abra.',
    no_address: 'El lector no tiene dirección.',
    password_missing: 'Falta la contraseña del lector.',
    not_served: 'El lector no está en uso.',
  },
  ended: 'Últimas',
  endedBy: 'Terminada por {{by}}, {{at}}',
  banner: {
    release: 'Liberación de emergencia: puertas abiertas.',
    lockdown: 'Entradas bloqueadas.',
    show: 'Ver',
  },
}
