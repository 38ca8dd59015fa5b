import { registerText } from '@portaria/contract/loaded-texts/register-texts'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { defuseCell } from '@portaria/contract/value-types/spreadsheet'
import type { Language } from '@portaria/i18n/languages'
import { zoneWords } from '@portaria/i18n/zone-words'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { WrittenCell } from '../../../platform/spreadsheets/written-cell.ts'
import { countDeliveries } from './recipients.ts'

const labels = {
  pt: {
    number: 'Número',
    sent: 'Enviado em',
    zone: 'Horários',
    by: 'Enviado por',
    people: 'Pessoas',
    delivered: 'Entregue no app',
    read: 'Lido',
    acknowledged: 'Leitura confirmada',
    told: 'Avisado em papel',
    exported: 'Exportado por',
  },
  en: {
    number: 'Number',
    sent: 'Sent at',
    zone: 'Times in',
    by: 'Sent by',
    people: 'People',
    delivered: 'Delivered in the app',
    read: 'Read',
    acknowledged: 'Acknowledged',
    told: 'Told on paper',
    exported: 'Exported by',
  },
  es: {
    number: 'Número',
    sent: 'Enviado el',
    zone: 'Horarios',
    by: 'Enviado por',
    people: 'Personas',
    delivered: 'Entregado en la app',
    read: 'Leído',
    acknowledged: 'Confirmado',
    told: 'Avisado en papel',
    exported: 'Exportado por',
  },
  ar: {
    number: 'الرقم',
    sent: 'أُرسل في',
    zone: 'الأوقات',
    by: 'أرسله',
    people: 'الأشخاص',
    delivered: 'سُلّم في التطبيق',
    read: 'قُرئ',
    acknowledged: 'أُقر به',
    told: 'أُبلغ ورقيًا',
    exported: 'صدّره',
  },
} as const satisfies Record<Language, object>

type Sent = {
  title: string
  number: string
  sent_at: Date
  sender: string | null
  requires_ack: boolean
  company: string
  exporter: string | null
}

/**
 * Returns the lines above the recipients in an exported proof: the announcement, its sending and
 * sender, the time zone, the progress, and the time and author of the export.
 */
export async function proofHead(
  context: TenantContext,
  id: string,
  zone: string,
  clock: (at: string) => string,
): Promise<WrittenCell[][]> {
  const { queries, actor } = context
  const sent = await queries.one(sql<Sent>`
    SELECT a.title, a.number, a.sent_at, sender.name AS sender, a.requires_ack,
      t.legal_name AS company, exporter.name AS exporter
    FROM announcements a JOIN tenants t ON t.id = a.tenant_id
    LEFT JOIN users sender ON sender.id = a.sent_by_id
    LEFT JOIN users exporter ON exporter.id = ${actor.userId}
    WHERE a.tenant_id = ${actor.tenantId} AND a.id = ${id}`)
  const counts = await countDeliveries(context, id)
  const words = labels[actor.language]
  const lines: WrittenCell[][] = [
    [registerText(actor.language, announcements.name).one, sent.title, sent.company],
    [words.number, sent.number],
    [words.sent, clock(sent.sent_at.toISOString())],
    [words.zone, zoneWords(actor.language, zone)],
    [words.by, sent.sender ?? ''],
    [words.people, counts.people],
    [words.delivered, counts.delivered],
    [words.read, counts.read],
    ...(sent.requires_ack ? [[words.acknowledged, counts.acknowledged]] : []),
    ...(counts.without_login > 0 ? [[words.told, counts.told]] : []),
    [words.exported, `${sent.exporter ?? ''} · ${clock(new Date().toISOString())}`],
  ]
  const safe = (cell: WrittenCell) => (typeof cell === 'string' ? defuseCell(cell) : cell)
  return [...lines.map((line) => line.map(safe)), []]
}
