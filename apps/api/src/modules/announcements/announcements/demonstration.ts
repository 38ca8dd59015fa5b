import { richTextOfLines } from '@portaria/contract/value-types/rich-text'
import { sql } from 'kysely'
import { onDay, yearNumbers } from '../../../parts/demonstration-moments.ts'
import type {
  DemonstrationPart,
  DemonstrationSite,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'
import { planEnd, planSending } from './announcement-jobs.ts'
import { freezeRecipients } from './recipients.ts'

type Announcement = {
  title: string
  kind: 'common' | 'emergency' | 'meeting' | 'maintenance'
  body: string
  /** Absent for a draft. */
  sent?: Minutes
  scheduled?: Minutes
  until?: Minutes
  state: 'draft' | 'scheduled' | 'sent' | 'expired' | 'withdrawn'
  tower?: true
  owners?: true
  ack?: true
  pinned?: true
  /** Set if it corrects the one before it. */
  corrects?: true
  /** Number of readers among ten people with a login. */
  readers?: number
}

const lines = (...all: string[]) => all.map((line) => `<p>${richTextOfLines(line)}</p>`).join('')

/** Four months of a condominium, oldest first. */
const announcements: readonly Announcement[] = [
  {
    title: 'Dedetização das áreas comuns',
    kind: 'maintenance',
    body: lines(
      'Na quinta-feira, das 8h às 12h, a garagem e os corredores serão dedetizados.',
      'Mantenha animais dentro de casa e as portas fechadas até as 14h.',
    ),
    sent: onDay(-112, 9),
    until: onDay(-108, 18),
    state: 'expired',
    readers: 9,
  },
  {
    title: 'Vazamento de gás na garagem: use a saída da rua',
    kind: 'emergency',
    body: lines(
      'Não acenda luzes nem use o elevador. Saia pela escada, até a calçada.',
      'Os bombeiros já foram chamados. Espere o aviso para voltar.',
    ),
    sent: onDay(-96, 19),
    until: onDay(-95, 2),
    state: 'expired',
    readers: 10,
  },
  {
    title: 'Coleta seletiva: novos dias',
    kind: 'common',
    body: lines('A partir de segunda, recicláveis saem às terças e sextas, até as 8h.'),
    sent: onDay(-80, 10),
    state: 'sent',
    readers: 8,
  },
  {
    title: 'Convocação: assembleia ordinária',
    kind: 'meeting',
    body: '<p>Ficam convocados os proprietários para a assembleia ordinária, no salão de festas, às <strong>19h30</strong>.</p><ul><li>Contas do exercício</li><li>Eleição do síndico</li><li>Pintura da fachada</li></ul>',
    sent: onDay(-62, 9),
    until: onDay(-45, 23),
    state: 'expired',
    owners: true,
    ack: true,
    readers: 9,
  },
  {
    title: 'Elevador social parado nesta terça',
    kind: 'maintenance',
    body: lines('Troca do cabo, das 9h às 17h. Use o elevador de serviço.'),
    sent: onDay(-33, 11),
    state: 'withdrawn',
    tower: true,
    readers: 4,
  },
  {
    title: 'Elevador social parado nesta quinta',
    kind: 'maintenance',
    body: lines('A troca do cabo mudou: é na quinta, das 9h às 17h. Use o elevador de serviço.'),
    sent: onDay(-33, 14),
    until: onDay(-30, 18),
    state: 'expired',
    tower: true,
    corrects: true,
    readers: 8,
  },
  {
    title: 'Regras da piscina no verão',
    kind: 'common',
    body: lines(
      'De dezembro a fevereiro, a piscina abre das 7h às 22h.',
      'Visitas usam a piscina com quem mora na unidade, até três por vez.',
    ),
    sent: onDay(-12, 10),
    state: 'sent',
    pinned: true,
    readers: 7,
  },
  {
    title: 'Falta de água na quarta, das 9h às 12h',
    kind: 'maintenance',
    body: lines(
      'A caixa superior será lavada. Deixe as torneiras fechadas ao sair.',
      'Quem precisar de água nesse horário pode pedir galões na portaria.',
    ),
    sent: onDay(-2, 17),
    until: onDay(5, 12),
    state: 'sent',
    ack: true,
    readers: 5,
  },
  {
    title: 'Mutirão da horta no sábado',
    kind: 'common',
    body: lines('Das 9h às 11h, atrás da quadra. Traga luvas e um boné.'),
    scheduled: onDay(1, 8),
    state: 'scheduled',
  },
  {
    title: 'Pintura da fachada: calendário',
    kind: 'maintenance',
    body: lines('Começa pela torre A. As datas de cada coluna vêm aqui.'),
    state: 'draft',
  },
]

/**
 * Writes announcements of four months for the main company's people; the demonstration's login has
 * one to acknowledge.
 */
export const demonstration: DemonstrationPart = async (site, tools) => {
  if (!site.isMain) return
  await tools.asSystem(async (context) => {
    const isThere = await context.queries.first(sql`
      SELECT 1 FROM announcements WHERE tenant_id = ${context.actor.tenantId} LIMIT 1`)
    if (!isThere) await writeAnnouncements(site, tools, context)
  })
}

async function writeAnnouncements(
  { tenantId, towers, condominoId, occupancies, apartments, desk }: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const { queries } = context
  const random = ids(`${tenantId} announcements`)
  const home = occupancies.find(({ resident_id: who }) => who === condominoId)?.apartment_id
  const tower = apartments.find(({ id }) => id === home)?.tower_id ?? towers[0]?.id
  const numbers = yearNumbers()
  const rows = announcements.map((one, nth) => ({ ...one, id: random.id(), nth }))
  await insert(
    context,
    'announcements',
    rows.map(({ id, nth, title, kind, body, sent, scheduled, until, state, ...more }) => {
      return {
        id,
        title,
        kind,
        body,
        audience: more.tower ? 'towers' : 'all',
        relations: more.owners ? '{owner,landlord}' : '{}',
        requires_ack: more.ack === true,
        pinned: more.pinned === true,
        valid_until: until ?? null,
        state,
        number: sent ? numbers.next(sent) : null,
        send_at: scheduled ?? null,
        sent_at: sent ?? null,
        sent_by_id: sent ? (desk?.first ?? null) : null,
        replaces_id: more.corrects ? (rows[nth - 1]?.id ?? null) : null,
        withdrawn_at: state === 'withdrawn' ? (rows[nth + 1]?.sent ?? null) : null,
        created_at: sent ?? onDay(-1, 9),
      }
    }),
  )
  await insert(
    context,
    'announcement_towers',
    rows
      .filter((one) => one.tower)
      .map(({ id }) => ({ id: random.id(), announcement_id: id, ordinal: 0, tower_id: tower })),
  )
  for (const { id, readers = 0, sent, scheduled, state } of rows) {
    if (scheduled) await planSending(context, id, await momentOf(context, id, 'send_at'))
    if (!sent) continue
    await freezeRecipients(context, id)
    await read(context, id, readers)
    if (state === 'sent' && (await hasEnd(context, id)))
      await planEnd(context, id, await momentOf(context, id, 'valid_until'))
  }
  const open = rows.filter(({ ack, state }) => ack && state === 'sent').map(({ id }) => id)
  await queries.count(sql`
    UPDATE announcement_recipients SET read_at = NULL, acknowledged_at = NULL
    WHERE tenant_id = ${tenantId} AND resident_id = ${condominoId}
      AND announcement_id = ANY(${open}::uuid[])`)
  await continueNumbers(context, 'announcements', numbers.lasts)
}

const momentOf = async (
  { queries, actor }: TenantContext,
  id: string,
  column: 'send_at' | 'valid_until',
): Promise<Date> =>
  (
    await queries.one(sql<{ at: Date }>`
      SELECT ${sql.ref(column)} AS at FROM announcements
      WHERE tenant_id = ${actor.tenantId} AND id = ${id}`)
  ).at

const hasEnd = async ({ queries, actor }: TenantContext, id: string): Promise<boolean> =>
  (await queries.first(sql`
    SELECT 1 FROM announcements
    WHERE tenant_id = ${actor.tenantId} AND id = ${id} AND valid_until IS NOT NULL`)) !== undefined

/**
 * Writes the receipts: people with the app got it at once, and some of ten read it within two days,
 * most of them acknowledging it; the caretaker told most of the others on paper on the next day.
 */
async function read(
  { queries, actor }: TenantContext,
  announcement: string,
  readers: number,
): Promise<void> {
  // Without a self-join: a new database has no statistics to plan one by.
  const hash = sql`abs(hashtext(coalesce(r.resident_id, r.employee_id, r.user_id)::text || ${announcement}))`
  const draw = sql`(${hash} / 7 % 10)`
  await queries.count(sql`
    UPDATE announcement_recipients r SET
      delivered_at = CASE WHEN r.user_id IS NOT NULL THEN a.sent_at END,
      read_at = CASE WHEN r.user_id IS NOT NULL AND ${draw} < ${readers}
        THEN least(now(), a.sent_at + make_interval(mins => 3 + (${hash} % 2600))) END,
      acknowledged_at = CASE WHEN r.user_id IS NOT NULL AND a.requires_ack AND ${draw} < ${readers} - 1
        THEN least(now(), a.sent_at + make_interval(mins => 4 + (${hash} % 2600))) END,
      told_on = CASE WHEN r.user_id IS NULL AND ${draw} < 8 AND a.sent_at < now() - interval '1 day'
        THEN (a.sent_at AT TIME ZONE t.time_zone)::date + 1 END,
      told_by = CASE WHEN r.user_id IS NULL AND ${draw} < 8 AND a.sent_at < now() - interval '1 day'
        THEN 'Jair, zelador' END
    FROM announcements a, tenants t
    WHERE r.tenant_id = ${actor.tenantId} AND r.announcement_id = ${announcement}
      AND a.tenant_id = r.tenant_id AND a.id = r.announcement_id AND t.id = r.tenant_id`)
}
