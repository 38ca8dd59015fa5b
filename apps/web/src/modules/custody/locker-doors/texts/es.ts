import type { pt } from './pt.ts'

export const es: typeof pt = {
  doors: 'Puertas',
  see: 'Ver las puertas',
  done: 'Terminar',
  cancel: 'Cancelar',
  plan: {
    label: 'Puertas de {{locker}}',
    column: 'Columna {{column}}',
    keys: 'Las flechas se mueven entre las puertas. Enter abre los detalles.',
    door: 'Puerta {{door}}',
    none: 'Este locker aún no tiene puertas',
    noneText: 'Registre las puertas en la ficha del locker: número, canal de la placa y tamaño.',
    record: 'Abrir la ficha del locker',
    legend: 'Leyenda',
    free: '{{free}} de {{total}} puertas libres',
  },
  look: {
    start: 'Leer las puertas ahora',
    done: 'Puertas leídas',
    silent: 'La placa no respondió',
    silentText:
      'Lo que se ve es de la última lectura. Revise si el locker está encendido y en red.',
  },
  flags: {
    open: 'Abierta',
    unknown: 'Cerradura desconocida',
    disagrees: 'El sensor no coincide',
    overdue: 'Con atraso',
    busy: 'Abriendo',
    doubt: 'No se sabe si abrió',
  },
  trouble: {
    unread: 'Mientras tanto no se sabe si las puertas están abiertas o cerradas.',
    neverRead: {
      title: 'Las puertas aún no se leyeron',
      text: 'Portaria las lee cada cinco minutos. Léalas ahora para saber cuáles están abiertas o cerradas.',
    },
    silent: {
      title: 'El locker no responde',
      text: 'Lo que aparece es de la última lectura. Revise si el locker está encendido y en la red; quien tiene un paquete en él debe saberlo.',
    },
    driver_missing: {
      title: 'Las puertas de este locker no se abren desde aquí',
      text: 'El fabricante no indica un protocolo que Portaria conozca. Pida al gestor que elija el protocolo en la ficha del fabricante.',
    },
    board_missing: {
      title: 'Falta el número de la placa',
      text: 'Sin él, Portaria no sabe qué placa abre estas puertas. Pida al gestor que lo indique en la ficha del locker.',
    },
    address_not_approved: {
      title: 'La dirección del locker no está aprobada',
      text: 'Ninguna puerta abre hasta que un administrador de la plataforma apruebe la dirección, en Direcciones de equipos.',
    },
  },
  facts: {
    use: 'Uso',
    latch: 'Cerradura',
    sensor: 'Sensor',
    sees: 'Hay algo dentro',
    seesNothing: 'Vacía',
    read: 'Leída el',
    neverRead: 'Aún no se ha leído',
    blocked: 'Motivo del bloqueo',
    lookInto: 'Un paquete salió de aquí sin que la puerta se viera vacía. Revise y libérela.',
    parcel: 'Paquete',
    number: 'Paquete {{number}}',
    whose: 'De quién es',
    since: 'Desde',
  },
  disagrees: {
    sees: 'El sensor ve algo dentro y no hay ningún paquete registrado en esta puerta. Ábrala y revise.',
    seesNothing:
      'Hay un paquete registrado en esta puerta y el sensor no ve nada. Ábrala y revise.',
  },
  leftOpen: 'Esta puerta está abierta. Ciérrela.',
  reason: 'Motivo',
  open: {
    start: 'Abrir la puerta',
    text: 'Abre la puerta para revisar. Nada cambia de lugar, y el motivo queda en el historial del locker.',
    save: 'Abrir la puerta {{door}}',
  },
  block: {
    start: 'Bloquear',
    text: 'Ningún paquete se guarda en una puerta bloqueada.',
    save: 'Bloquear la puerta {{door}}',
    end: 'Desbloquear',
  },
  progress: {
    opening: 'Abriendo la puerta {{door}}…',
    refused: 'La puerta {{door}} no abrió',
    unknown: 'No sabemos si la puerta {{door}} abrió',
    closed: 'Puerta {{door}} cerrada.',
    where: '{{locker}} · {{location}}',
    open: {
      deposit: 'Puerta {{door}} abierta: guarde el paquete y cierre la puerta.',
      collect: 'Puerta {{door}} abierta: retire el paquete y cierre la puerta.',
      check: 'Puerta {{door}} abierta. Ciérrela al terminar.',
    },
    inside: {
      deposit: 'Cerrada: el paquete está en el locker.',
      collect: 'El paquete sigue en la puerta {{door}}.',
      check: 'Puerta {{door}} cerrada: hay algo dentro.',
    },
    empty: {
      deposit: 'La puerta {{door}} se cerró vacía. El paquete sigue donde estaba.',
      collect: 'Retiro registrado.',
      check: 'Puerta {{door}} cerrada: está vacía.',
    },
    stale: 'Sin conexión ahora. Esto es lo último que se sabía.',
  },
  unknown: {
    desk: 'No se abrirá otra vez por sí sola. Vaya al locker, mire y diga qué hay detrás de la puerta.',
    household: 'Hable con la portería.',
  },
  refusals: {
    expired: 'El pedido esperó demasiado y ya no vale. Inténtelo otra vez.',
    busy: 'El locker está ocupado con otras puertas. Inténtelo en unos segundos.',
    noConnection: 'El locker no responde en la red. Revise si está encendido.',
    noAnswer: 'La placa del locker no responde. Revise si está encendida.',
    alreadyOpen: 'Ya estaba abierta. Cierre la puerta e inténtelo otra vez.',
    stayedClosed:
      'La cerradura recibió la orden y siguió cerrada. Empuje la puerta e inténtelo otra vez.',
    noSuchLock: 'La placa no tiene el canal de esta puerta. Revise la ficha del locker.',
    address:
      'La dirección del locker no está aprobada. Un administrador de la plataforma debe aprobarla.',
    household: 'Nada se abrió. Inténtelo otra vez; si no funciona, hable con la portería.',
    atDesk: 'Si no abre, el paquete queda en la portería.',
  },
  again: 'Intentar otra vez',
  resolve: {
    open: '¿Ya cerró la puerta y esto no cambia? Diga qué hay dentro.',
    inside: 'El paquete está dentro',
    something: 'Hay algo dentro',
    empty: 'La puerta está vacía',
  },
  unanswered:
    'El pedido se envió y la respuesta no llegó. Inténtelo otra vez: la puerta no abre dos veces.',
  deposit: {
    start: 'Guardar en el locker',
    startOf: 'Guardar en el locker el paquete {{number}}',
    title: 'Guardar el paquete {{number}} en el locker',
    locker: 'Casillero',
    size: 'Tamaño de la puerta',
    keys: 'Las teclas 1 a 4 eligen el tamaño, Enter abre la puerta.',
    save: 'Abrir una puerta',
  },
  collect: {
    start: 'Estoy frente al locker',
    title: 'Retirar del locker',
    ask: 'La puerta {{door}} se abrirá ahora. ¿Está frente al locker?',
    notYet: 'Todavía no',
    yes: 'Sí, abrir la puerta {{door}}',
  },
  byCode: {
    open: 'Abrir la puerta del locker',
    text: 'El paquete está en el locker. La puerta se abre ahora; la entrega se registra cuando se cierre.',
    without: 'Entregar sin abrir',
    withoutText: '¿La puerta se abrió con la llave? Registre la entrega sin abrir.',
  },
}
