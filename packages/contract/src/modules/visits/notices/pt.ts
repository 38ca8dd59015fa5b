import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { visitsNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof visitsNotices> = {
  visit_waiting: {
    title: 'Visita esperando na portaria',
    text: 'Alguém quer entrar e a portaria pergunta a você.',
  },
  visit_answered: {
    title: 'Resposta à portaria',
    text: 'Quem mora ou trabalha aqui autorizou ou recusou uma visita.',
  },
  visit_unanswered: {
    title: 'Visita sem resposta',
    text: 'Ninguém respondeu à portaria dentro do prazo.',
  },
  visit_overstayed: {
    title: 'Visita passou do tempo',
    text: 'Alguém ainda está dentro depois do tempo da visita.',
  },
  visit_blocked: {
    title: 'Pessoa bloqueada',
    text: 'Alguém bloqueado veio à portaria, entrou ou foi recusado.',
  },
  visit_on_the_way: {
    title: 'Prestador a caminho',
    text: 'Um prestador esperado avisou que está chegando.',
  },
  visit_arrived: {
    title: 'Visita chegou',
    text: 'A sua visita entrou.',
  },
  visit_not_entered: {
    title: 'Entrada desfeita',
    text: 'A portaria desfez uma entrada que avisou a você.',
  },
  pass_given: {
    title: 'Passe feito na portaria',
    text: 'A portaria fez um passe para a sua unidade, a pedido de alguém dela.',
  },
  item_permitted: {
    title: 'Saída de objetos',
    text: 'A portaria registrou algo que sai da sua unidade ou chega a ela.',
  },
}

/** Sentences of the inbox, push messages and letters for each kind. */
export const sentences: NoticeSentences<typeof visitsNotices> = {
  visit_waiting: {
    title: 'Visita na portaria',
    text: ({ visitor, place, blocked }) =>
      blocked === 'yes'
        ? `${visitor} está na lista de bloqueio e quer entrar: ${place}.`
        : `${visitor} quer entrar: ${place}.`,
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
    title: 'Visita passou do tempo',
    text: ({ visitor, place }) => `${visitor} ainda está dentro: ${place}.`,
    quiet: 'Uma visita passou do tempo.',
    button: 'Abrir a visita',
  },
  visit_blocked: {
    title: 'Pessoa bloqueada na portaria',
    text: ({ visitor, place, entered }) =>
      entered === 'yes'
        ? `${visitor} está na lista de bloqueio e entrou, com um motivo${place && `: ${place}`}.`
        : `${visitor} está na lista de bloqueio e está na portaria${place && `: ${place}`}.`,
    quiet: 'Alguém bloqueado veio à portaria.',
    button: 'Abrir',
  },
  visit_on_the_way: {
    title: 'Prestador a caminho',
    text: ({ visitor, place }) => `${visitor} avisou que está chegando: ${place}.`,
    quiet: 'Um prestador está chegando.',
    button: 'Abrir a visita',
  },
  visit_arrived: {
    title: 'Visita chegou',
    text: ({ visitor, place }) => `${visitor} entrou: ${place}.`,
    quiet: 'A sua visita entrou.',
    button: 'Abrir a visita',
  },
  visit_not_entered: {
    title: 'Entrada desfeita',
    text: ({ visitor, place }) => `A portaria desfez a entrada de ${visitor}: ${place}.`,
    quiet: 'A portaria desfez o registro de uma entrada.',
    button: 'Abrir a visita',
  },
  pass_given: {
    title: 'Passe feito na portaria',
    text: ({ visitor, place, by }) =>
      `${visitor}, ${place}: ${by} autorizou e a portaria fez um passe para hoje.`,
    quiet: 'A portaria fez um passe para a sua unidade.',
    button: 'Abrir o passe',
  },
  item_permitted: {
    title: 'Saída de objetos',
    text: ({ item, place, by }) => `${item}, ${place}: ${by} autorizou e a portaria registrou.`,
    quiet: 'A portaria registrou a passagem de um item da sua unidade.',
    button: 'Abrir a autorização',
  },
}
