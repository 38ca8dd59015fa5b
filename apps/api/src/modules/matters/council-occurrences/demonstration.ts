import { onDay, yearNumbers } from '../../../parts/demonstration-moments.ts'
import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'
import { councilMembers } from './council.ts'

const matters = [
  {
    day: -64,
    title: 'Notas da pintura sem recibo',
    description:
      'A prestação de contas de julho soma R$ 8.400 de pintura, e a pasta tem só R$ 5.100.',
    state: 'closed',
    outcome: 'A nota que faltava estava na pasta de agosto; foi anexada à ata.',
    notes: [
      { after: 2, audience: 'requester', body: '', step: 'analyse' },
      { after: 6, audience: 'team', body: 'Pedi à administradora a segunda via das notas.' },
      { after: 9, audience: 'requester', body: 'A nota que faltava estava em agosto.' },
    ],
  },
  {
    day: -6,
    title: 'Vaga de visitante usada pelo síndico',
    description: 'O carro do síndico está na vaga 3 de visitantes desde segunda-feira.',
    state: 'in_analysis',
    outcome: null,
    notes: [{ after: 1, audience: 'requester', body: '', step: 'analyse' }],
  },
]

/** Writes the reports to the council of the main company, by a resident's user or the platform. */
export async function writeCouncilOccurrences(
  site: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
  reporter: string | null,
): Promise<void> {
  const random = ids(`${site.tenantId} council`)
  const numbers = yearNumbers()
  const rows = matters.map((one) => ({
    ...one,
    id: random.id(),
    number: `C${numbers.next(onDay(one.day, 20))}`,
  }))
  await insert(
    context,
    'council_occurrences',
    rows.map(({ id, number, day, title, description, state, outcome }) => ({
      id,
      number,
      title,
      description,
      state,
      outcome,
      happened_at: onDay(day, 9),
      reporter_id: reporter,
      closed_at: state === 'closed' ? onDay(day + 10, 16) : null,
      closed_by_id: state === 'closed' ? reporter : null,
      created_at: onDay(day, 20),
    })),
  )
  const readers = await councilMembers(context)
  await insert(
    context,
    'council_occurrence_readers',
    rows.flatMap(({ id }) =>
      readers.map((reader, ordinal) => ({
        id: random.id(),
        council_occurrence_id: id,
        ordinal,
        reader_id: reader,
      })),
    ),
  )
  await insert(
    context,
    'council_notes',
    rows.flatMap(({ id, day, notes }) =>
      notes.map(({ after, ...note }) => ({
        id: random.id(),
        council_occurrence_id: id,
        step: null,
        ...note,
        author_id: reporter,
        created_at: onDay(day + after, 18),
      })),
    ),
  )
  await continueNumbers(context, 'council-occurrences', numbers.lasts)
}
