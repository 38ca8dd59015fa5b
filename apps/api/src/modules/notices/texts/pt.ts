import type { InboxTexts } from './inbox-texts.ts'

/** What is wrong with a door of a locker. */
const troubles: Readonly<Record<string, string>> = {
  left_open: 'ficou aberta',
  unknown: 'não se sabe se abriu',
  opened_late: 'abriu com atraso, sem se saber para quem; confira o que há dentro',
  disagrees: 'o sensor e o registro não concordam',
  silent: 'não responde na rede',
}

export const pt: InboxTexts = {
  kinds: {
    visit_waiting: {
      title: 'Visita na portaria',
      text: ({ visitor, place }) => `${visitor} quer entrar: ${place}.`,
      quiet: 'Alguém espera a sua resposta.',
      done: ({ visitor, place, answer, by }) =>
        `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'autorizou' : 'recusou'} a entrada.`,
      button: 'Responder à portaria',
    },
    visit_answered: {
      title: 'Resposta para a portaria',
      text: ({ visitor, place, answer, by }) =>
        `${visitor}, ${place}: ${by} ${answer === 'authorised' ? 'autorizou' : 'recusou'} a entrada.`,
      quiet: 'Uma visita teve resposta.',
      button: 'Abrir a visita',
    },
    visit_unanswered: {
      title: 'Visita sem resposta',
      text: ({ visitor, place }) => `Ninguém respondeu por ${visitor}: ${place}.`,
      quiet: 'Uma visita está sem resposta.',
      button: 'Abrir a visita',
    },
    visit_overstayed: {
      title: 'Visita além do tempo',
      text: ({ visitor, place }) => `${visitor} ainda está dentro: ${place}.`,
      quiet: 'Uma visita passou do tempo.',
      button: 'Abrir a visita',
    },
    visit_blocked: {
      title: 'Pessoa bloqueada na portaria',
      text: ({ visitor, place, entered }) =>
        entered === 'yes'
          ? `${visitor} está na lista de bloqueio e entrou, com um motivo: ${place}.`
          : `${visitor} está na lista de bloqueio e está na portaria: ${place}.`,
      quiet: 'Alguém bloqueado veio à portaria.',
      button: 'Abrir',
    },
    pass_given: {
      title: 'Passe feito na portaria',
      text: ({ visitor, place, by }) =>
        `${visitor}, ${place}: ${by} autorizou e a portaria fez um passe para hoje.`,
      quiet: 'A portaria fez um passe para a sua unidade.',
      button: 'Abrir o passe',
    },
    item_permitted: {
      title: 'Autorização de itens',
      text: ({ item, place, by }) => `${item}, ${place}: ${by} autorizou e a portaria registrou.`,
      quiet: 'A portaria registrou a passagem de um item da sua unidade.',
      button: 'Abrir a autorização',
    },
    desk_conflict: {
      title: 'Lançamento a resolver',
      text: ({ visitor }) =>
        `${visitor}: o que foi lançado sem conexão não confere e espera uma decisão.`,
      quiet: 'Um lançamento sem conexão espera uma decisão.',
      button: 'Abrir a portaria',
    },
    visit_arrived: {
      title: 'Visita chegou',
      text: ({ visitor, place }) => `${visitor} entrou: ${place}.`,
      quiet: 'A sua visita entrou.',
      button: 'Abrir a visita',
    },
    document_expiring: {
      title: 'Documento perto do vencimento',
      text: ({ holder, document, on }) => `${document} de ${holder}: válido até ${on}.`,
      quiet: 'Um documento precisa ser renovado.',
      button: 'Ver o cadastro',
    },
    access_ending: {
      title: 'O seu acesso vai terminar',
      text: ({ on }) => `O seu acesso termina no fim de ${on}.`,
      quiet: 'O seu acesso termina em breve.',
      done: ({ by }) => `O seu acesso continua: ${by} desfez o plano.`,
      button: 'Ver o cadastro',
    },
    parcel_arrived: {
      title: 'Chegou uma encomenda',
      text: ({ number, place }) => `Encomenda ${number} está na portaria: ${place}.`,
      quiet: 'Uma encomenda espera por você.',
      button: 'Ver a encomenda',
    },
    parcel_judicial: {
      title: 'Correspondência judicial',
      text: ({ number, place }) => `Chegou correspondência judicial, número ${number}: ${place}.`,
      quiet: 'Chegou uma correspondência importante.',
      button: 'Ver a correspondência',
    },
    parcel_waiting: {
      title: 'Encomenda à espera',
      text: ({ number, place }) => `A encomenda ${number} ainda não foi retirada: ${place}.`,
      quiet: 'Uma encomenda ainda espera por você.',
      button: 'Ver a encomenda',
    },
    parcel_handed: {
      title: 'Encomenda retirada',
      text: ({ number, place, by }) =>
        by === ''
          ? `Encomenda ${number}, ${place}: retirada com o código.`
          : `Encomenda ${number}, ${place}: retirada por ${by}.`,
      quiet: 'Uma encomenda sua foi retirada.',
      button: 'Ver a encomenda',
    },
    parcel_lost: {
      title: 'Encomenda extraviada',
      text: ({ number, place }) => `A encomenda ${number} não foi encontrada: ${place}.`,
      quiet: 'Há um problema com uma encomenda.',
      button: 'Ver o relato',
    },
    parcel_returned: {
      title: 'Encomenda devolvida',
      text: ({ number, place }) => `A encomenda ${number} foi devolvida ao remetente: ${place}.`,
      quiet: 'Uma encomenda sua foi devolvida.',
      button: 'Ver a encomenda',
    },
    parcel_refused: {
      title: 'Correspondência judicial recusada',
      text: ({ number, place }) =>
        `A correspondência judicial ${number} foi recusada por escrito: ${place}.`,
      quiet: 'Uma correspondência importante foi recusada.',
      button: 'Ver a correspondência',
    },
    parcel_in_locker: {
      title: 'Encomenda no locker',
      text: ({ number, place, locker, door }) =>
        `Encomenda ${number} está no ${locker}, porta ${door}: ${place}.`,
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
  },
  documents: {
    contract: 'Contrato',
    insurance: 'Seguro',
    certificate: 'Certidão',
    training: 'Treinamento',
    health: 'Atestado de saúde',
    driving_licence: 'CNH',
    other: 'Documento',
  },
  ending: (company) =>
    `Você recebe este e-mail por ${company}. Em “Meu Perfil” você escolhe o que chega por e-mail.`,
}
