import type { TextOf } from '../../../texts/register-text.ts'
import type { parcels } from './parcels.ts'

export const es: TextOf<typeof parcels> = {
  one: 'Paquete',
  many: 'Paquetes',
  gender: 'm',
  purpose: 'Lo que llegó para los residentes: dónde está, a quién se avisó y quién lo retiró.',
  heading: '{{kind}} · {{carrier}} · {{arrived_at}} · n.º {{number}}',
  fields: {
    addressee: 'Nombre en la etiqueta',
    carrier: 'Transportista',
    tracking: 'Código de seguimiento',
    photo: 'Foto de la etiqueta',
    place: 'Dónde está',
    locker: 'Casillero',
    door: 'Puerta',
    cabinet: 'Armario',
    place_note: 'Estante',
    state: 'Estado del paquete',
    arrived_at: 'Llegada',
    arrived_by: 'Recibido por',
    due_at: 'Retirar hasta',
    told_at: 'Avisado el',
    reminded_at: 'Recordado el',
    redirected_at: 'Destinatario corregido el',
    handed_at: 'Retirado el',
    handed_by: 'Entregado por',
    handed_how: 'Comprobante',
    handed_to: 'Retirado por',
    handed_name: 'Retirado por otra persona',
    handed_reason: 'Motivo de la entrega a otra persona',
    handed_photo: 'Foto de la entrega',
    signature: 'Firma',
    returned_at: 'Devuelto el',
    returned_by: 'Devuelto por',
    returned_reason: 'Motivo de la devolución',
    lost_at: 'Extravío registrado el',
    lost_by: 'Extravío registrado por',
    lost_report: 'Relato del extravío',
    refused_at: 'Rechazado el',
    refused_by: 'Rechazado por',
    refused_statement: 'Declaración de rechazo',
    cancelled_at: 'Registro deshecho el',
    cancelled_by: 'Registro deshecho por',
  },
  help: {
    addressee: 'Como está escrito en la etiqueta.',
    door: 'El número de la puerta del locker.',
    due_at: 'Después de ese día el paquete está atrasado; nada se devuelve solo.',
    handed_name: 'Quien no vive en la unidad: indique también el motivo.',
    lost_report: 'Lo que se sabe: cuándo se vio por última vez, quién lo vio y qué se hizo.',
    refused_statement:
      'Declare por escrito por qué no se recibió la correspondencia, por ejemplo la ausencia del destinatario (CPC brasileño, art. 248 §4).',
  },
  sections: {
    recipient: 'Destinatario',
    keeping: 'Custodia',
    progress: 'Progreso',
    handing: 'Entrega',
  },
  choices: {
    kind: {
      parcel: 'Paquete',
      letter: 'Carta',
      registered: 'Carta certificada',
      judicial: 'Correspondencia judicial',
    },
    place: {
      desk: 'Portería',
      locker: 'Casillero',
      cabinet: 'Armario',
    },
    state: {
      arrived: 'Llegó',
      told: 'Avisado',
      reminded: 'Recordado',
      handed_over: 'Entregado',
      returned: 'Devuelto',
      lost: 'Extraviado',
      refused: 'Rechazado',
      cancelled: 'Registro deshecho',
    },
    handed_how: {
      code: 'Código',
      signature: 'Firma',
      photo: 'Foto',
    },
  },
  actions: {
    move: 'Cambiar de lugar',
    'renew-code': 'Generar nuevo código',
    delegate: 'Autorizar a otra persona',
    'revoke-delegate': 'Cancelar autorización',
  },
  transitions: {
    redirect: {
      button: 'Corregir destinatario',
      done: 'Destinatario corregido',
      text: 'Los códigos anteriores dejan de valer y se avisa a quien recibe.',
    },
    tell: {
      button: 'Marcar como avisado',
      done: 'Aviso registrado',
    },
    remind: {
      button: 'Recordar',
      done: 'Recordatorio enviado',
    },
    'hand-over': {
      button: 'Entregar',
      done: 'Entrega registrada',
    },
    return: {
      button: 'Devolver',
      done: 'Devolución registrada',
      text: 'El paquete vuelve al transportista o al remitente.',
    },
    refuse: {
      button: 'Rechazar',
      done: 'Rechazo registrado',
      text: 'Solo para correspondencia judicial. La declaración queda registrada con su nombre y su firma.',
    },
    lose: {
      button: 'Registrar extravío',
      done: 'Extravío registrado',
      text: 'Se avisa a los residentes y gestores. El relato queda con toda la historia del paquete.',
    },
    find: {
      button: 'Fue encontrado',
      done: 'Paquete encontrado',
    },
    cancel: {
      button: 'Deshacer registro',
      done: 'Registro deshecho',
      text: 'Úselo cuando el paquete se registró por error.',
    },
  },
  views: {
    held: {
      m: 'Por retirar',
      f: 'Por retirar',
    },
    overdue: {
      m: 'Atrasados',
      f: 'Atrasados',
    },
    judicial: {
      m: 'Judiciales',
      f: 'Judiciales',
    },
  },
  refusals: {
    code_required: 'Escriba el código que informó el residente.',
    same_addressee:
      'El paquete ya está registrado para este destinatario. Elija otra unidad u otro residente.',
    too_many_codes:
      'Ya se hicieron 50 códigos para este paquete. Use el que vale ahora o hable con la portería.',
  },
  needs: {
    arrived: {
      one: '{{count}} paquete llegó y nadie fue avisado',
      other: '{{count}} paquetes llegaron y nadie fue avisado',
    },
  },
}
