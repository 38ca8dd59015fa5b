import { richTextOfLines } from '@portaria/contract/value-types/rich-text'
import { sql } from 'kysely'
import type {
  DemonstrationPart,
  DemonstrationSite,
  DemonstrationTools,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

const DAY = 24 * 60

/**
 * A version of a rule: `from` is its first day, or days from the day of loading; null for a draft.
 */
type Version = { from: string | number | null; body: string }

type Rule = {
  title: string
  category: string
  source: string
  approved?: string
  penalty?: readonly ['warning' | 'fine', basis?: string]
  accepted?: true
  versions: readonly Version[]
}

const list = (...items: string[]) =>
  `<ul>${items.map((item) => `<li>${richTextOfLines(item)}</li>`).join('')}</ul>`

const rules: readonly Rule[] = [
  {
    title: 'Silêncio',
    category: 'silence',
    source: 'internal_regulation',
    approved: '2024-03-14',
    penalty: ['fine', 'Art. 21 da convenção: advertência e, na repetição, uma cota'],
    accepted: true,
    versions: [
      {
        from: '2019-06-01',
        body: '<p>Das <strong>22h às 7h</strong> não se faz barulho que os vizinhos ouçam.</p>',
      },
      {
        from: '2024-04-01',
        body: `<p>Das <strong>22h às 8h</strong>, e aos domingos e feriados até as <strong>9h</strong>, não se faz barulho que os vizinhos ouçam.</p>${list(
          'Som, televisão e conversa na varanda contam.',
          'Furadeira e mudança de móveis: só nos horários de obras.',
        )}<p>Quem se sente incomodado avisa a portaria, que registra e pede silêncio.</p>`,
      },
    ],
  },
  {
    title: 'Obras e reformas',
    category: 'works',
    source: 'internal_regulation',
    approved: '2022-08-30',
    penalty: ['fine', 'Art. 24 da convenção: uma cota'],
    versions: [
      {
        from: '2022-09-15',
        body: `<p>De segunda a sexta, das 9h às 17h. Sábados, domingos e feriados: não.</p><h3>Antes de começar</h3>${list(
          'Plano da obra e ART ou RRT de quem responde por ela (NBR 16.280).',
          'Nomes de quem vai trabalhar, para o cadastro na portaria.',
          'Proteção do elevador de serviço, pedida com um dia de antecedência.',
        )}`,
      },
    ],
  },
  {
    title: 'Mudanças',
    category: 'moving',
    source: 'management',
    versions: [
      {
        from: '2023-02-01',
        body: '<p>De segunda a sexta, das 8h às 18h, e aos sábados das 8h às 12h, pelo elevador de serviço, com reserva.</p>',
      },
    ],
  },
  {
    title: 'Animais',
    category: 'pets',
    source: 'assembly_minutes',
    approved: '2023-10-19',
    penalty: ['warning'],
    versions: [
      {
        from: '2023-11-01',
        body: `<p>Animais são bem-vindos, cadastrados e com a vacina em dia.</p>${list(
          'Nas áreas comuns, na guia.',
          'No elevador social, no colo ou na bolsa; grandes, pelo de serviço.',
          'Quem passeia recolhe.',
        )}`,
      },
    ],
  },
  {
    title: 'Uso do salão e das churrasqueiras',
    category: 'areas',
    source: 'internal_regulation',
    approved: '2025-05-22',
    penalty: ['fine', 'Art. 27 da convenção: o conserto e meia cota'],
    accepted: true,
    versions: [
      {
        from: '2025-06-01',
        body: `<p>Quem reserva responde pelo uso e pelos convidados.</p><h3>Horário</h3><p>Até <strong>1h</strong> às sextas e aos sábados, até <strong>22h</strong> nos outros dias. O som acaba meia hora antes.</p><h3>Na entrega</h3>${list(
          'Lixo ensacado, na lixeira do subsolo.',
          'Mesas e cadeiras no lugar.',
          'Vistoria com o zelador na manhã seguinte.',
        )}`,
      },
    ],
  },
  {
    title: 'Piscina',
    category: 'pool',
    source: 'internal_regulation',
    approved: '2021-11-18',
    versions: [
      {
        from: '2021-12-01',
        body: `<p>Das 8h às 21h. Segunda de manhã, fechada para limpeza.</p>${list(
          'Crianças até 12 anos, com um responsável.',
          'Sem vidro e sem som.',
          'Dois convidados por apartamento.',
        )}`,
      },
    ],
  },
  {
    title: 'Garagem',
    category: 'garage',
    source: 'assembly_minutes',
    approved: '2026-10-29',
    penalty: ['warning'],
    accepted: true,
    versions: [
      {
        from: '2018-03-01',
        body: '<p>Cada carro na sua vaga, a 10 km/h, com o farol aceso. Vagas de visitantes: até 4 horas.</p>',
      },
      {
        from: 12,
        body: '<p>Cada carro na sua vaga, a 10 km/h, com o farol aceso. Vagas de visitantes: até <strong>6 horas</strong>, com registro na portaria.</p><p>Carregadores de carros elétricos: até 4 horas por vez.</p>',
      },
    ],
  },
  {
    title: 'Bicicletário',
    category: 'garage',
    source: 'management',
    versions: [
      {
        from: null,
        body: '<p>Bicicletas com etiqueta do apartamento. As que ficarem sem etiqueta por 60 dias são recolhidas.</p>',
      },
    ],
  },
]

const dayAfter = (days: number) =>
  new Date(Date.now() + days * DAY * 60_000).toISOString().slice(0, 10)

/** Writes the rules of the main company, and the acceptances of those that require one. */
export const demonstration: DemonstrationPart = async (site, tools) => {
  if (!site.isMain) return
  await tools.asSystem(async (context) => {
    const isThere = await context.queries.first(sql`
      SELECT 1 FROM rules WHERE tenant_id = ${context.actor.tenantId} LIMIT 1`)
    if (!isThere) await writeRules(site, tools, context)
  })
}

async function writeRules(
  { tenantId, residents, condominoId, desk }: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const random = ids(`${tenantId} rules`)
  const made = rules.flatMap((rule) => {
    const { title, category, source, versions, penalty, approved, accepted } = rule
    const first = random.id()
    return versions.map(({ from, body }, nth) => ({
      title,
      category,
      source,
      id: nth === 0 ? first : random.id(),
      body,
      approved_on: (nth === versions.length - 1 && approved) || null,
      penalty: penalty?.[0] ?? 'none',
      penalty_basis: penalty?.[1] ?? null,
      requires_acceptance: accepted === true && nth === versions.length - 1,
      version_number: nth + 1,
      first_version_id: nth === 0 ? null : first,
      state: from === null ? 'draft' : 'published',
      effective_from: typeof from === 'number' ? dayAfter(from) : from,
    }))
  })
  await insert(context, 'rules', made)
  const accepting = residents.filter(({ id }, nth) => id !== condominoId && nth % 3 !== 0)
  const by = desk?.first
  const acceptances = made
    .filter(({ requires_acceptance: asks }) => asks)
    .flatMap(({ id }, nth) =>
      accepting
        .filter((_, at) => (at + nth) % 4 !== 0)
        .map((resident, at) => ({
          rule_id: id,
          resident_id: resident.id,
          accepted_at: { minutes: -DAY * (1 + ((at * 7 + nth) % 60)) },
          accepted_by: by,
        })),
    )
  if (by !== undefined) await insert(context, 'rule_acceptances', acceptances)
}
