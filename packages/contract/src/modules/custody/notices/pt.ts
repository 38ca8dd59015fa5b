import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { custodyNotices } from './notices.ts'
import { dayAndMonth, parcelNamer } from './parcel-words.ts'

/** Words for troubles of a locker's door. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'ficou aberta',
  unknown: 'não se sabe se abriu',
  opened_late: 'abriu com atraso, sem se saber para quem; confira o que há dentro',
  disagrees: 'o sensor e o registro não concordam',
  silent: 'não responde na rede',
}

/** Names a parcel in a sentence; all kinds are feminine. */
const named = parcelNamer({
  kinds: {
    parcel: 'Encomenda',
    letter: 'Carta',
    registered: 'Carta registrada',
    judicial: 'Correspondência judicial',
  },
  from: (sender) => `de ${sender}`,
  on: dayAndMonth,
  number: (number) => `, nº ${number}`,
})

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'Chegou uma encomenda',
    text: 'Uma encomenda da sua unidade está na portaria.',
  },
  parcel_judicial: {
    title: 'Correspondência judicial',
    text: 'Chegou uma correspondência judicial para a sua unidade.',
  },
  parcel_waiting: {
    title: 'Encomenda à espera',
    text: 'Uma encomenda sua ainda não foi retirada.',
  },
  parcel_handed: {
    title: 'Encomenda retirada',
    text: 'Alguém retirou uma encomenda da sua unidade.',
  },
  parcel_lost: {
    title: 'Encomenda extraviada',
    text: 'Uma encomenda não foi encontrada.',
  },
  parcel_returned: {
    title: 'Encomenda devolvida',
    text: 'Uma encomenda da sua unidade voltou ao remetente.',
  },
  parcel_refused: {
    title: 'Correspondência judicial recusada',
    text: 'A portaria recusou por escrito uma correspondência judicial da sua unidade.',
  },
  parcel_in_locker: {
    title: 'Encomenda no locker',
    text: 'Uma encomenda da sua unidade está em uma porta do locker.',
  },
  locker_attention: {
    title: 'Porta de locker',
    text: 'Uma porta ficou aberta, o sensor e o registro não concordam, ou um locker não responde.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof custodyNotices> = {
  parcel_arrived: {
    title: 'Chegou uma encomenda',
    text: ({ place, ...parcel }) => `${named(parcel)}, está na portaria: ${place}.`,
    quiet: 'Uma encomenda espera por você.',
    button: 'Ver a encomenda',
  },
  parcel_judicial: {
    title: 'Correspondência judicial',
    text: ({ place, ...parcel }) => `${named(parcel)}, chegou à portaria: ${place}.`,
    quiet: 'Chegou uma correspondência importante.',
    button: 'Ver a correspondência',
  },
  parcel_waiting: {
    title: 'Encomenda à espera',
    text: ({ place, ...parcel }) => `${named(parcel)}, ainda não foi retirada: ${place}.`,
    quiet: 'Uma encomenda ainda espera por você.',
    button: 'Ver a encomenda',
  },
  parcel_handed: {
    title: 'Encomenda retirada',
    text: ({ place, by, ...parcel }) =>
      by === ''
        ? `${named(parcel)}, ${place}: retirada com o código.`
        : `${named(parcel)}, ${place}: retirada por ${by}.`,
    quiet: 'Uma encomenda sua foi retirada.',
    button: 'Ver a encomenda',
  },
  parcel_lost: {
    title: 'Encomenda extraviada',
    text: ({ place, ...parcel }) => `${named(parcel)}, não foi encontrada: ${place}.`,
    quiet: 'Há um problema com uma encomenda.',
    button: 'Ver o relato',
  },
  parcel_returned: {
    title: 'Encomenda devolvida',
    text: ({ place, ...parcel }) => `${named(parcel)}, foi devolvida ao remetente: ${place}.`,
    quiet: 'Uma encomenda sua foi devolvida.',
    button: 'Ver a encomenda',
  },
  parcel_refused: {
    title: 'Correspondência judicial recusada',
    text: ({ place, ...parcel }) => `${named(parcel)}, foi recusada por escrito: ${place}.`,
    quiet: 'Uma correspondência importante foi recusada.',
    button: 'Ver a correspondência',
  },
  parcel_in_locker: {
    title: 'Encomenda no locker',
    text: ({ place, locker, door, ...parcel }) =>
      `${named(parcel)}, está no ${locker}, porta ${door}: ${place}.`,
    quiet: 'Uma encomenda espera por você no locker.',
    button: 'Ver a encomenda',
  },
  locker_attention: {
    title: 'Porta de locker',
    text: ({ locker, door, trouble }) =>
      `${locker}${door && `, porta ${door}`}: ${troubles[trouble] ?? ''}.`,
    quiet: 'Uma porta de locker precisa de atenção.',
    button: 'Abrir as portas',
  },
}
