import type { InboxTexts } from './inbox-texts.ts'

/** What is wrong with a door of a locker. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'quedó abierta',
  unknown: 'no se sabe si se abrió',
  opened_late: 'se abrió con demora, sin saberse para quién; revise qué hay dentro',
  disagrees: 'el sensor y el registro no coinciden',
  silent: 'no responde en la red',
}

export const es: InboxTexts = {
  kinds: {
    visit_waiting: {
      title: 'Visita en la portería',
      text: ({ visitor, place }) => `${visitor} quiere entrar: ${place}.`,
      quiet: 'Alguien espera su respuesta.',
      done: ({ visitor, place, answer, by }) =>
        `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'autorizó' : 'rechazó'} la entrada.`,
      button: 'Responder a la portería',
    },
    visit_answered: {
      title: 'Respuesta para la portería',
      text: ({ visitor, place, answer, by }) =>
        `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'autorizó' : 'rechazó'} la entrada.`,
      quiet: 'Una visita tuvo respuesta.',
      button: 'Abrir la visita',
    },
    visit_unanswered: {
      title: 'Visita sin respuesta',
      text: ({ visitor, place }) => `Nadie respondió por ${visitor}: ${place}.`,
      quiet: 'Una visita está sin respuesta.',
      button: 'Abrir la visita',
    },
    visit_overstayed: {
      title: 'Visita fuera de tiempo',
      text: ({ visitor, place }) => `${visitor} sigue dentro: ${place}.`,
      quiet: 'Una visita pasó de su tiempo.',
      button: 'Abrir la visita',
    },
    visit_blocked: {
      title: 'Persona bloqueada en la portería',
      text: ({ visitor, place, entered }) =>
        entered === 'yes'
          ? `${visitor} está bloqueado y entró, con un motivo: ${place}.`
          : `${visitor} está bloqueado y está en la portería: ${place}.`,
      quiet: 'Alguien bloqueado vino a la portería.',
      button: 'Abrir',
    },
    pass_given: {
      title: 'Pase hecho en la portería',
      text: ({ visitor, place, by }) =>
        `${visitor}, ${place}: ${by} lo autorizó y la portería hizo un pase para hoy.`,
      quiet: 'La portería hizo un pase para su unidad.',
      button: 'Abrir el pase',
    },
    item_permitted: {
      title: 'Autorización de objetos',
      text: ({ item, place, by }) =>
        `${item}, ${place}: ${by} lo autorizó y la portería lo registró.`,
      quiet: 'La portería registró un objeto de su unidad.',
      button: 'Abrir la autorización',
    },
    desk_conflict: {
      title: 'Registro por resolver',
      text: ({ visitor }) =>
        `${visitor}: lo registrado sin conexión no coincide y espera una decisión.`,
      quiet: 'Un registro hecho sin conexión espera una decisión.',
      button: 'Abrir la portería',
    },
    visit_arrived: {
      title: 'Llegó la visita',
      text: ({ visitor, place }) => `${visitor} entró: ${place}.`,
      quiet: 'Su visita entró.',
      button: 'Abrir la visita',
    },
    document_expiring: {
      title: 'Documento por vencer',
      text: ({ holder, document, on }) => `${document} de ${holder}: válido hasta el ${on}.`,
      quiet: 'Un documento debe renovarse.',
      button: 'Ver el registro',
    },
    access_ending: {
      title: 'Su acceso va a terminar',
      text: ({ on }) => `Su acceso termina al final del ${on}.`,
      quiet: 'Su acceso termina pronto.',
      done: ({ by }) => `Su acceso continúa: ${by} deshizo el plan.`,
      button: 'Ver el registro',
    },
    parcel_arrived: {
      title: 'Llegó un paquete',
      text: ({ number, place }) => `El paquete ${number} está en la portería: ${place}.`,
      quiet: 'Un paquete lo espera.',
      button: 'Ver el paquete',
    },
    parcel_judicial: {
      title: 'Correspondencia judicial',
      text: ({ number, place }) => `Llegó correspondencia judicial, número ${number}: ${place}.`,
      quiet: 'Llegó una correspondencia importante.',
      button: 'Ver la correspondencia',
    },
    parcel_waiting: {
      title: 'Paquete en espera',
      text: ({ number, place }) => `El paquete ${number} aún no se retiró: ${place}.`,
      quiet: 'Un paquete todavía lo espera.',
      button: 'Ver el paquete',
    },
    parcel_handed: {
      title: 'Paquete retirado',
      text: ({ number, place, by }) =>
        by === ''
          ? `Paquete ${number}, ${place}: retirado con el código.`
          : `Paquete ${number}, ${place}: lo retiró ${by}.`,
      quiet: 'Se retiró un paquete suyo.',
      button: 'Ver el paquete',
    },
    parcel_lost: {
      title: 'Paquete extraviado',
      text: ({ number, place }) => `No se encontró el paquete ${number}: ${place}.`,
      quiet: 'Hay un problema con un paquete.',
      button: 'Ver el relato',
    },
    parcel_returned: {
      title: 'Paquete devuelto',
      text: ({ number, place }) => `El paquete ${number} se devolvió al remitente: ${place}.`,
      quiet: 'Se devolvió un paquete suyo.',
      button: 'Ver el paquete',
    },
    parcel_refused: {
      title: 'Correspondencia judicial rechazada',
      text: ({ number, place }) =>
        `La correspondencia judicial ${number} se rechazó por escrito: ${place}.`,
      quiet: 'Se rechazó una correspondencia importante.',
      button: 'Ver la correspondencia',
    },
    parcel_in_locker: {
      title: 'Paquete en el locker',
      text: ({ number, place, locker, door }) =>
        `El paquete ${number} está en ${locker}, puerta ${door}: ${place}.`,
      quiet: 'Un paquete le espera en el locker.',
      button: 'Ver el paquete',
    },
    locker_attention: {
      title: 'Puerta de locker',
      text: ({ locker, door, trouble }) =>
        `${locker}${door && `, puerta ${door}`}: ${troubles[trouble] ?? ''}.`,
      quiet: 'Una puerta de locker necesita atención.',
      button: 'Abrir las puertas',
    },
  },
  documents: {
    contract: 'Contrato',
    insurance: 'Seguro',
    certificate: 'Certificado',
    training: 'Capacitación',
    health: 'Certificado de salud',
    driving_licence: 'Licencia de conducir',
    other: 'Documento',
  },
  ending: (company) =>
    `Usted recibe este correo de ${company}. En “Mi perfil” elige qué llega por correo.`,
}
