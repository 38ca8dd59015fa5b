import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { custodyNotices } from './notices.ts'
import { dayAndMonth, parcelNamer } from './parcel-words.ts'

/** Words for troubles of a locker's door. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'quedó abierta',
  unknown: 'no se sabe si se abrió',
  opened_late: 'se abrió con demora, sin saberse para quién; revise qué hay dentro',
  disagrees: 'el sensor y el registro no coinciden',
  silent: 'no responde en la red',
}

/** Names a parcel in a sentence that fits either gender. */
const named = parcelNamer({
  kinds: {
    parcel: 'Paquete',
    letter: 'Carta',
    registered: 'Carta certificada',
    judicial: 'Correspondencia judicial',
  },
  from: (sender) => `de ${sender}`,
  on: dayAndMonth,
  number: (number) => `, n.º ${number}`,
})

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'Llegó un paquete',
    text: 'Un paquete de su unidad está en la portería.',
  },
  parcel_judicial: {
    title: 'Correspondencia judicial',
    text: 'Llegó correspondencia judicial para su unidad.',
  },
  parcel_waiting: {
    title: 'Paquete en espera',
    text: 'Un paquete suyo aún no se retiró.',
  },
  parcel_handed: {
    title: 'Paquete retirado',
    text: 'Alguien retiró un paquete de su unidad.',
  },
  parcel_lost: {
    title: 'Paquete extraviado',
    text: 'No se encontró un paquete.',
  },
  parcel_returned: {
    title: 'Paquete devuelto',
    text: 'Un paquete de su unidad volvió al remitente.',
  },
  parcel_refused: {
    title: 'Correspondencia judicial rechazada',
    text: 'La portería rechazó por escrito una correspondencia judicial de su unidad.',
  },
  parcel_in_locker: {
    title: 'Paquete en el locker',
    text: 'Un paquete de su unidad está en una puerta del locker.',
  },
  locker_attention: {
    title: 'Puerta de locker',
    text: 'Una puerta quedó abierta, el sensor y el registro no coinciden, o un locker no responde.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'Llegó un paquete',
    text: ({ place, ...parcel }) => `${named(parcel)}, está en la portería: ${place}.`,
    quiet: 'Un paquete lo espera.',
    button: 'Ver el paquete',
  },
  parcel_judicial: {
    title: 'Correspondencia judicial',
    text: ({ place, ...parcel }) => `${named(parcel)}, llegó a la portería: ${place}.`,
    quiet: 'Llegó una correspondencia importante.',
    button: 'Ver la correspondencia',
  },
  parcel_waiting: {
    title: 'Paquete en espera',
    text: ({ place, ...parcel }) => `${named(parcel)}, sigue sin retirarse: ${place}.`,
    quiet: 'Un paquete todavía lo espera.',
    button: 'Ver el paquete',
  },
  parcel_handed: {
    title: 'Paquete retirado',
    text: ({ place, by, ...parcel }) =>
      by === ''
        ? `${named(parcel)}, ${place}: se retiró con el código.`
        : `${named(parcel)}, ${place}: se entregó a ${by}.`,
    quiet: 'Se retiró un paquete suyo.',
    button: 'Ver el paquete',
  },
  parcel_lost: {
    title: 'Paquete extraviado',
    text: ({ place, ...parcel }) => `${named(parcel)}, no se encontró: ${place}.`,
    quiet: 'Hay un problema con un paquete.',
    button: 'Ver el relato',
  },
  parcel_returned: {
    title: 'Paquete devuelto',
    text: ({ place, ...parcel }) => `${named(parcel)}, se devolvió al remitente: ${place}.`,
    quiet: 'Se devolvió un paquete suyo.',
    button: 'Ver el paquete',
  },
  parcel_refused: {
    title: 'Correspondencia judicial rechazada',
    text: ({ place, ...parcel }) => `${named(parcel)}, se rechazó por escrito: ${place}.`,
    quiet: 'Se rechazó una correspondencia importante.',
    button: 'Ver la correspondencia',
  },
  parcel_in_locker: {
    title: 'Paquete en el locker',
    text: ({ place, locker, door, ...parcel }) =>
      `${named(parcel)}, está en ${locker}, puerta ${door}: ${place}.`,
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
}
