import { createHash } from 'node:crypto'
import type { violationOutcomes } from '@portaria/contract/modules/matters/violations/violation-fields'
import { cnpj } from '@portaria/contract/value-types/cnpj'

/** The facts of a violation in a letter, at the time of its issue. */
export type LetterFacts = {
  readonly kind: 'warning' | 'decision'
  readonly number: string
  readonly company: string
  readonly cnpj: string | null
  readonly city: string | null
  /** Days are `AAAA-MM-DD` and moments `DD/MM/AAAA, HH:MM`, by the company's clock. */
  readonly today: string
  readonly unit: string
  /** The addressee first, then the other owners of the unit. */
  readonly owners: readonly string[]
  readonly copy_to: string | null
  readonly subject: string
  readonly happened: string
  readonly place: string | null
  readonly facts: string
  readonly rule: string
  readonly rule_source: string | null
  readonly rule_version: number
  readonly rule_from: string | null
  /** The words of the version, one line per block. */
  readonly rule_words: string
  readonly penalty_basis: string | null
  readonly defence_days: number
  readonly answer_to: string
  readonly defence_until: string | null
  readonly defended: string | null
  readonly defence: string | null
  readonly outcome: (typeof violationOutcomes)[number] | null
  readonly decision: string | null
  /** In reais. */
  readonly contribution: number
  readonly fine_amount: number
  readonly has_minutes: boolean
  readonly signer: string
  readonly signer_role: string
}

const sources: Readonly<Record<string, string>> = {
  convention: 'Convenção',
  internal_regulation: 'Regimento interno',
  assembly_minutes: 'Ata de assembleia',
  management: 'Administração',
}

const dayOf = (value: string) => value.split('-').toReversed().join('/')

const money = (amount: number) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(amount)
    .replaceAll('\u00a0', ' ')

/**
 * Quotes a person's words, without empty lines: they can form no paragraph or heading of the
 * letter.
 */
const quoted = (text: string) =>
  `“${text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')}”`

const lines = (...parts: readonly (string | false | null)[]) => parts.filter(Boolean).join('\n')

const together = new Intl.ListFormat('pt-BR')

const ownersOf = ({ owners }: LetterFacts) =>
  `${together.format(owners)}, ${owners.length > 1 ? 'proprietários' : 'proprietário(a)'}`

/** Returns the title of the letter. */
const titleOf = ({ kind, outcome, number }: LetterFacts): string => {
  if (kind === 'warning') return `ADVERTÊNCIA Nº ${number}`
  return `${outcome === 'fined' ? 'MULTA' : 'DECISÃO'} DA INFRAÇÃO Nº ${number}`
}

const answerPart = ({ defence_days: days, answer_to: to }: LetterFacts): string[] => [
  'DEFESA',
  `O prazo para defesa é de ${days === 1 ? '1 dia' : `${days} dias`}, contado do recebimento comprovado desta carta. Nada é decidido antes da defesa ou do fim desse prazo.`,
  `Responda em: ${to}`,
]

function endOf(facts: LetterFacts): string {
  const { outcome, fine_amount: amount, contribution, has_minutes: byAssembly } = facts
  if (outcome === 'dismissed') return 'A infração fica arquivada, sem advertência e sem multa.'
  if (outcome === 'warned') return 'A advertência fica mantida, sem multa.'
  const limit = byAssembly
    ? 'dez vezes esse valor, por decisão da assembleia (Código Civil, art. 1.337)'
    : 'cinco vezes esse valor (Código Civil, art. 1.336, § 2º)'
  return `Fica aplicada a multa de ${money(amount)}, prevista em: ${facts.penalty_basis ?? facts.rule}. A contribuição mensal da unidade é de ${money(contribution)}; o limite da multa é de ${limit}.`
}

function decisionPart(facts: LetterFacts): string[] {
  const { defended, defence, defence_until: until, today } = facts
  return [
    'DEFESA',
    defended === null
      ? `Nenhuma defesa foi apresentada até ${dayOf(until ?? today)}, fim do prazo.`
      : lines(`Apresentada em ${defended}:`, quoted(defence ?? '')),
    'DECISÃO',
    quoted(facts.decision ?? ''),
    endOf(facts),
  ]
}

/**
 * Returns the whole text of a letter: paragraphs with an empty line between them, headings in
 * capitals. Always in Portuguese: it is a document of Brazilian law.
 */
function textOf(facts: LetterFacts): string {
  const source = facts.rule_source === null ? undefined : sources[facts.rule_source]
  return [
    titleOf(facts),
    lines(
      facts.company,
      facts.cnpj !== null && `CNPJ ${cnpj.format(facts.cnpj)}`,
      [facts.city, dayOf(facts.today)].filter(Boolean).join(', '),
    ),
    lines(
      `Para: ${ownersOf(facts)} da unidade ${facts.unit}`,
      facts.copy_to !== null && `Cópia: ${facts.copy_to}, inquilino(a)`,
      `Assunto: ${facts.subject}`,
    ),
    'FATOS',
    lines(
      `Em ${facts.happened}${facts.place === null ? '' : `, ${facts.place}`}:`,
      quoted(facts.facts),
    ),
    'REGRA',
    lines(
      [
        `${facts.rule}${source === undefined ? '' : ` (${source})`}`,
        `versão ${facts.rule_version}`,
        facts.rule_from !== null && `em vigor desde ${dayOf(facts.rule_from)}`,
      ]
        .filter(Boolean)
        .join(', ')
        .concat(':'),
      quoted(facts.rule_words),
    ),
    ...(facts.kind === 'warning' ? answerPart(facts) : decisionPart(facts)),
    lines(facts.signer, facts.signer_role === 'sindico' ? 'Síndico(a)' : 'Administração'),
  ].join('\n\n')
}

/**
 * Makes a letter with the digest that proves its text to be the issued one: SHA-256, hexadecimal.
 */
export function letterOf(facts: LetterFacts): { text: string; digest: string } {
  const text = textOf(facts)
  return { text, digest: createHash('sha256').update(text).digest('hex') }
}
