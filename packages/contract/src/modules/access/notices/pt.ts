import type { NoticeChoices, NoticeSentences } from '../../../define-notices/define-notices.ts'
import type { accessNotices } from './notices.ts'

/** Texts of the profile page for each kind. */
export const choices: NoticeChoices<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Menor saiu sem acompanhante',
    text: 'Um menor sem permissão para sair só passou por uma saída.',
  },
  second_entry: {
    title: 'Entrada repetida',
    text: 'Alguém entrou em uma área em que já constava dentro.',
  },
  reader_removals_open: {
    title: 'Remoções pendentes em leitores',
    text: 'Um leitor não confirmou em uma hora que alguém foi removido dele.',
  },
  face_photo_by_link: {
    title: 'Foto de rosto enviada por link',
    text: 'Alguém enviou uma foto pelo link de um e-mail.',
  },
  doors_released: {
    title: 'Liberação de emergência',
    text: 'Portas abertas a todos, até alguém encerrar.',
  },
  entries_locked: {
    title: 'Bloqueio das entradas',
    text: 'Entradas fechadas a todos, até o síndico encerrar. As saídas continuam livres.',
  },
}

/** Sentences of items in the inbox. */
export const sentences: NoticeSentences<typeof accessNotices> = {
  minor_left_alone: {
    title: 'Menor saiu só',
    text: ({ minor, point }) => `${minor} saiu por ${point} sem permissão para sair só.`,
    quiet: 'Um menor saiu sem permissão para sair só.',
    button: 'Abrir o cadastro',
  },
  second_entry: {
    title: 'Entrada repetida',
    text: ({ person, point }) => `${person} entrou por ${point}, mas já constava dentro.`,
    quiet: 'Alguém entrou em uma área em que já constava dentro.',
    button: 'Abrir o acesso',
  },
  reader_removals_open: {
    title: 'Remoções não confirmadas',
    text: ({ reader, count }) =>
      count === '1'
        ? `${reader}: 1 remoção ainda não confirmada há mais de uma hora.`
        : `${reader}: ${count} remoções ainda não confirmadas há mais de uma hora.`,
    quiet: 'Um leitor tem remoções ainda não confirmadas.',
    button: 'Abrir o leitor',
  },
  face_photo_by_link: {
    title: 'Foto de rosto recebida',
    text: ({ person }) => `Chegou uma foto de ${person} pelo link do e-mail.`,
    quiet: 'Chegou uma foto de rosto por link.',
    button: 'Abrir o cadastro',
  },
  doors_released: {
    title: 'Liberação de emergência',
    text: ({ by, reason }) => `${by} liberou as portas: ${reason}`,
    quiet: 'Portas liberadas numa emergência.',
    done: ({ ended_by }) => `A liberação de emergência foi encerrada por ${ended_by}.`,
    button: 'Abrir a emergência',
  },
  entries_locked: {
    title: 'Entradas bloqueadas',
    text: ({ by, reason }) => `${by} bloqueou as entradas: ${reason}`,
    quiet: 'Entradas bloqueadas.',
    done: ({ ended_by }) => `O bloqueio das entradas foi encerrado por ${ended_by}.`,
    button: 'Abrir a emergência',
  },
}
