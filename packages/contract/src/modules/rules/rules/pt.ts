import type { TextOf } from '../../../texts/register-text.ts'
import type { rules } from './rules.ts'

export const pt: TextOf<typeof rules> = {
  one: 'Regra',
  many: 'Regras',
  gender: 'f',
  purpose:
    'O que vale aqui: silêncio, animais, garagem, obras, áreas comuns. Cada versão fica guardada.',
  heading: '{{title}} · versão {{version_number}}',
  fields: {
    title: 'Título',
    category: 'Assunto',
    source: 'Origem',
    approved_on: 'Aprovada em',
    body: 'Texto',
    penalty: 'Penalidade',
    penalty_basis: 'Base da penalidade',
    requires_acceptance: 'Pedir o aceite dos moradores',
    attachments: 'Anexos',
    picture: 'Imagem',
    version_number: 'Versão',
    first_version: 'Primeira versão',
    state: 'Publicação',
    effective_from: 'Vale a partir de',
    effective_to: 'Vale até',
    end_set_at: 'Fim marcado em',
    validity: 'Vigência',
    unaccepted: 'Falta o seu aceite',
    upcoming: 'Ainda não vale',
    outdated: 'Não vale mais',
  },
  help: {
    body: 'Depois de publicado, o texto não muda mais: uma mudança é uma nova versão.',
    penalty_basis:
      'O artigo e o valor, como “art. 12 da convenção, uma cota”. Uma multa precisa dela.',
    requires_acceptance: 'Cada morador lê e aceita esta versão, e fica registrado quem e quando.',
    attachments: 'A ata ou a planta, fotografada ou digitalizada.',
    effective_to: 'Em branco: vale até outra versão começar.',
  },
  sections: { text: 'Texto', effect: 'O que decorre dela', validity: 'Vigência' },
  choices: {
    category: {
      silence: 'Silêncio',
      pets: 'Animais',
      garage: 'Garagem',
      works: 'Obras',
      moving: 'Mudanças',
      pool: 'Piscina',
      garbage: 'Lixo',
      guests: 'Visitas',
      areas: 'Áreas comuns',
      conduct: 'Convivência',
      other: 'Outro assunto',
    },
    source: {
      convention: 'Convenção',
      internal_regulation: 'Regimento interno',
      assembly_minutes: 'Ata de assembleia',
      management: 'Administração',
    },
    penalty: { none: 'Nenhuma', warning: 'Advertência', fine: 'Multa' },
    state: { draft: 'Rascunho', published: 'Publicada' },
    validity: {
      draft: 'Rascunho',
      future: 'Ainda vai valer',
      in_force: 'Em vigor',
      replaced: 'Substituída',
      ended: 'Encerrada',
    },
  },
  actions: { 'new-version': 'Nova versão', accept: 'Li e aceito' },
  transitions: {
    publish: {
      button: 'Publicar',
      done: 'Regra publicada',
      text: 'Os moradores passam a ver esta versão, e o texto dela não muda mais.',
    },
    'set-end': {
      button: 'Marcar fim',
      done: 'Fim da vigência registrado',
      text: 'Último dia em que a regra vale. Em branco, ela continua sem fim marcado.',
    },
  },
  views: {
    in_force: { m: 'Em vigor', f: 'Em vigor' },
    future: { m: 'Ainda vão valer', f: 'Ainda vão valer' },
    drafts: { m: 'Rascunhos', f: 'Rascunhos' },
  },
  heads: { title: ['regra', 'nome'], body: ['descrição', 'conteúdo'] },
  refusals: {
    day_past: 'Escolha hoje ou um dia depois: o que já passou não muda.',
    day_before_former: 'Escolha um dia depois do início da versão anterior.',
    basis_required: 'Diga em que a multa se baseia: o artigo e o valor.',
    newer_version: 'Há uma versão mais nova desta regra. Comece por ela.',
  },
  needs: {
    unaccepted: {
      one: '{{count}} regra espera o seu aceite',
      other: '{{count}} regras esperam o seu aceite',
    },
  },
}
