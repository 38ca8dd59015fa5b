import type { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import type { severities } from '@portaria/contract/modules/matters/occurrence-types/occurrence-types'
import type { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import type { MatterScene } from '../draw-matter.ts'

type Note = {
  /** Days after the event. */
  readonly after: number
  readonly body: string
  readonly audience?: 'requester'
  readonly step?: (typeof occurrenceNotes)['fields']['step']['options'][number]
}

/** An occurrence of the demonstration. */
export type Happened = {
  /** Days from the day of loading, and the hour of the company's clock. */
  readonly day: number
  readonly hour: number
  readonly title: string
  readonly description: string
  readonly kind: string
  readonly place?: string
  readonly state: (typeof occurrences)['fields']['state']['options'][number]
  readonly notes: readonly Note[]
  /** A description of the solution, or the reason for cancelling. */
  readonly outcome?: string
  /** Whether it is by the demonstration's resident. */
  readonly own?: true
  /** Its photo, with its name. */
  readonly photo?: { readonly scene: MatterScene; readonly name: string }
  /** Whether a unit is concerned. */
  readonly concerns?: true
}

type Type = {
  readonly name: string
  readonly group: 'resident' | 'gatehouse' | 'security' | 'maintenance'
  readonly severity: (typeof severities)[number]
  readonly hours: number | null
  readonly color: string
  readonly photo?: true
}

/** Types of occurrences. */
export const types: readonly Type[] = [
  { name: 'Barulho', group: 'resident', severity: 'minor', hours: 72, color: 'yellow' },
  {
    name: 'Dano ao patrimônio',
    group: 'security',
    severity: 'serious',
    hours: 48,
    color: 'red',
    photo: true,
  },
  { name: 'Animal solto', group: 'resident', severity: 'minor', hours: 72, color: 'orange' },
  { name: 'Vaga de outra unidade', group: 'resident', severity: 'minor', hours: 24, color: 'blue' },
  {
    name: 'Falta de energia',
    group: 'maintenance',
    severity: 'serious',
    hours: 12,
    color: 'purple',
  },
  {
    name: 'Registro da portaria',
    group: 'gatehouse',
    severity: 'info',
    hours: null,
    color: 'grey',
  },
]

const usual: readonly Omit<Happened, 'day' | 'state' | 'notes'>[] = [
  {
    hour: 23.5,
    title: 'Som alto depois das 22h',
    description: 'Reclamação de três unidades. A portaria ligou, e baixaram às 23h40.',
    kind: 'Barulho',
    concerns: true,
    outcome: 'Conversado com a unidade, que pediu desculpas.',
  },
  {
    hour: 8,
    title: 'Carro na vaga de outra unidade',
    description: 'A vaga G-112 estava ocupada. O dono chegou às 9h e retirou.',
    kind: 'Vaga de outra unidade',
    place: 'Garagem 1',
    concerns: true,
    outcome: 'Vagas pintadas de novo.',
  },
  {
    hour: 17,
    title: 'Cachorro sem guia no jardim',
    description: 'Assustou duas crianças. Ninguém se feriu.',
    kind: 'Animal solto',
    place: 'Jardim',
    concerns: true,
    outcome: 'Unidade avisada da regra.',
  },
  {
    hour: 6,
    title: 'Falta de energia na torre',
    description: 'Das 6h10 às 7h25. O gerador manteve um elevador.',
    kind: 'Falta de energia',
    outcome: 'A distribuidora trocou um fusível na rua.',
  },
  {
    hour: 14,
    title: 'Entrega recusada na portaria',
    description: 'Caixa aberta, com o líquido vazando. O entregador levou de volta.',
    kind: 'Registro da portaria',
    place: 'Portaria',
    outcome: 'Morador avisado.',
  },
]

/** Hours after which the nth was closed: most in time, some at once and some long after. */
const closedAfter = [1.5, 20, 40, 8, 30, 200, 60, 5, 2, 100, 26, 300, 70, 10, 14, 120] as const

/** Returns past occurrences, about one a week. */
const past = (): Happened[] =>
  closedAfter.map((hours, nth): Happened => {
    const one = usual[nth % usual.length]
    if (!one) throw new Error('nothing happens')
    return {
      ...one,
      day: -116 + nth * 6.5,
      state: 'closed',
      notes: [
        { after: hours / 96, body: '', audience: 'requester', step: 'analyse' },
        { after: hours / 48, body: 'Imagens da câmera guardadas.' },
        { after: hours / 24, body: one.outcome ?? '', audience: 'requester', step: 'close' },
      ],
    }
  })

/** Returns occurrences of four months, oldest first. */
export const happened = (): readonly Happened[] => [
  ...past(),
  {
    day: -8,
    hour: 19,
    title: 'Espelho do elevador riscado',
    description: 'Visto pela limpeza às 19h. De manhã estava inteiro.',
    kind: 'Dano ao patrimônio',
    place: 'Elevador social',
    photo: { scene: 'mirror', name: 'O espelho' },
    state: 'in_progress',
    notes: [
      { after: 0.2, body: '', audience: 'requester', step: 'analyse' },
      { after: 0.5, body: 'A câmera mostra uma mudança às 16h20.' },
      { after: 1, body: '', audience: 'requester', step: 'proceed' },
    ],
    concerns: true,
  },
  {
    day: -5,
    hour: 1,
    title: 'Festa até as 2h',
    description: 'Música e gente na varanda. Liguei para a portaria duas vezes.',
    kind: 'Barulho',
    state: 'in_analysis',
    own: true,
    concerns: true,
    notes: [
      { after: 0.3, body: '', audience: 'requester', step: 'analyse' },
      { after: 0.4, body: 'O livro da portaria confirma as duas ligações.' },
      { after: 0.5, body: 'Recebemos. Vamos falar com a unidade.', audience: 'requester' },
    ],
  },
  {
    day: -4,
    hour: 10,
    title: 'Vaga da moto trocada',
    description: 'Relatada por engano: a moto é da própria unidade.',
    kind: 'Vaga de outra unidade',
    state: 'cancelled',
    outcome: 'A moto é da própria unidade.',
    notes: [
      { after: 0.2, body: 'A moto é da própria unidade.', audience: 'requester', step: 'cancel' },
    ],
  },
  {
    day: -1,
    hour: 22,
    title: 'Portão da garagem ficou aberto',
    description: 'Aberto das 22h às 22h35, até alguém notar. Ninguém entrou a pé.',
    kind: 'Registro da portaria',
    place: 'Portão da garagem',
    state: 'open',
    notes: [],
  },
]
