import type { TextOf } from '../../../texts/register-text.ts'
import type { handovers } from './handovers.ts'

export const es: TextOf<typeof handovers> = {
  one: 'Cambio de turno',
  many: 'Cambios de turno',
  gender: 'm',
  purpose:
    'El libro de la portería: lo que cada turno deja al siguiente, firmado por quien sale y por quien entra.',
  heading: 'Cambio de turno {{number}} · {{post}}',
  fields: {
    unowned: 'Sin responsable',
    number: 'Número',
    post: 'Puesto',
    state: 'Estado del cambio',
    starts_at: 'Inicio del turno',
    ends_at: 'Fin del turno',
    outgoing: 'Quién sale',
    incoming: 'Quién entra',
    notes: 'Notas',
    parcels_counted: 'Paquetes contados',
    parcels_expected: 'Paquetes en el sistema',
    count_note: 'Por qué difiere el conteo',
    left_at: 'Salida firmada el',
    left_signature: 'Firma de quien sale',
    received_at: 'Entrada firmada el',
    received_signature: 'Firma de quien entra',
    remark: 'Salvedad de quien entra',
    cancelled_at: 'Cancelado el',
    cancelled_by: 'Cancelado por',
  },
  help: {
    post: 'Dónde trabaja el turno. Cada puesto tiene un cambio abierto a la vez.',
    starts_at: 'En blanco: el fin del último cambio de este puesto.',
    ends_at: 'En blanco: el momento de la primera firma.',
    notes: 'Lo que el próximo turno necesita saber.',
    parcels_counted: 'En la portería y en los armarios. Las puertas de lockers no se cuentan.',
    remark: 'Si algo no coincide con lo escrito.',
  },
  sections: { count: 'Conteo', signatures: 'Firmas' },
  choices: {
    state: {
      open: 'Abierto',
      left: 'Falta que firme quien entra',
      done: 'Firmado',
      cancelled: 'Cancelado',
    },
  },
  transitions: {
    leave: {
      button: 'Firmar y entregar',
      done: 'Turno entregado',
      text: 'Lo que está en pantalla queda guardado como está ahora, con su firma, y no cambia más.',
    },
    receive: {
      button: 'Firmar y asumir',
      done: 'Turno asumido',
      text: 'Quien entra firma con su propio acceso. Si algo no coincide, escriba la salvedad.',
    },
    cancel: {
      button: 'Cancelar cambio',
      done: 'Cambio cancelado',
      text: 'Úselo cuando el cambio se inició por error.',
    },
  },
  views: {
    unsigned: { m: 'Por firmar', f: 'Por firmar' },
    differing: { m: 'Con diferencia', f: 'Con diferencia' },
  },
  refusals: {
    handover_open: 'Ya hay un cambio abierto en este puesto. Ábralo en Cambios de turno.',
    other_person: 'Quien inició el cambio es quien lo modifica y firma la salida.',
    same_person: 'Quien sale no puede ser quien entra. Firma otra persona, con su propio acceso.',
  },
  needs: {
    left: {
      one: '{{count}} cambio de turno espera la firma de quien entra',
      other: '{{count}} cambios de turno esperan la firma de quien entra',
    },
    unowned: {
      one: '{{count}} cambio de turno fue abierto por quien ya no trabaja aquí',
      other: '{{count}} cambios de turno fueron abiertos por quienes ya no trabajan aquí',
    },
  },
}
