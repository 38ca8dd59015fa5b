import type { TextOf } from '../../../texts/register-text.ts'
import type { handovers } from './handovers.ts'

export const pt: TextOf<typeof handovers> = {
  one: 'Passagem de turno',
  many: 'Passagens de turno',
  gender: 'f',
  purpose:
    'O livro da portaria: o que cada turno deixa ao seguinte, assinado por quem sai e por quem entra.',
  heading: 'Passagem de turno {{number}} · {{post}}',
  fields: {
    unowned: 'Sem responsável',
    number: 'Número',
    post: 'Posto',
    state: 'Situação da passagem',
    starts_at: 'Início do turno',
    ends_at: 'Fim do turno',
    outgoing: 'Quem sai',
    incoming: 'Quem entra',
    notes: 'Anotações',
    parcels_counted: 'Encomendas contadas',
    parcels_expected: 'Encomendas no sistema',
    count_note: 'Por que a contagem difere',
    left_at: 'Saída assinada em',
    left_signature: 'Assinatura de quem sai',
    received_at: 'Entrada assinada em',
    received_signature: 'Assinatura de quem entra',
    remark: 'Ressalva de quem entra',
    cancelled_at: 'Cancelada em',
    cancelled_by: 'Cancelada por',
  },
  help: {
    post: 'Onde o turno trabalha. Cada posto tem uma passagem em aberto por vez.',
    starts_at: 'Em branco: o fim da última passagem deste posto.',
    ends_at: 'Em branco: o momento da primeira assinatura.',
    notes: 'O que o próximo turno precisa saber.',
    parcels_counted: 'Na portaria e nos armários. As portas dos lockers não são contadas.',
    remark: 'Se algo não confere com o que está escrito.',
  },
  sections: { count: 'Contagem', signatures: 'Assinaturas' },
  choices: {
    state: {
      open: 'Em aberto',
      left: 'Falta assinar quem entra',
      done: 'Assinada',
      cancelled: 'Cancelada',
    },
  },
  transitions: {
    leave: {
      button: 'Assinar e passar',
      done: 'Turno passado',
      text: 'O que está na tela fica guardado como está agora, com a sua assinatura, e não muda mais.',
    },
    receive: {
      button: 'Assinar e assumir',
      done: 'Turno assumido',
      text: 'Quem entra assina com o próprio acesso. Se algo não confere, escreva a ressalva.',
    },
    cancel: {
      button: 'Cancelar passagem',
      done: 'Passagem cancelada',
      text: 'Use quando a passagem foi começada por engano.',
    },
  },
  views: {
    unsigned: { m: 'A assinar', f: 'A assinar' },
    differing: { m: 'Com diferença', f: 'Com diferença' },
  },
  refusals: {
    handover_open: 'Já há uma passagem em aberto neste posto. Abra-a, em Passagens de turno.',
    other_person: 'Quem começou a passagem é quem a altera e assina a saída.',
    same_person: 'Quem sai não pode ser quem entra. Outra pessoa assina, com o próprio acesso.',
  },
  needs: {
    left: {
      one: '{{count}} passagem de turno espera a assinatura de quem entra',
      other: '{{count}} passagens de turno esperam a assinatura de quem entra',
    },
    unowned: {
      one: '{{count}} passagem de turno foi aberta por quem não trabalha mais aqui',
      other: '{{count}} passagens de turno foram abertas por quem não trabalha mais aqui',
    },
  },
}
