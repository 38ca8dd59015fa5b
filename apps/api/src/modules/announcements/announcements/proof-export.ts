import { choiceLabel, registerText } from '@portaria/contract/loaded-texts/register-texts'
import type { AnnouncementRecipient } from '@portaria/contract/modules/announcements/announcements/announcement-answers'
import { announcements } from '@portaria/contract/modules/announcements/announcements/announcements'
import { defuseCell } from '@portaria/contract/value-types/spreadsheet'
import type { Language } from '@portaria/i18n/languages'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { RouteTools } from '../../../parts/module.ts'
import { recordAudit } from '../../../platform/audit.ts'
import { actorOf } from '../../../platform/authentication.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import type { WrittenCell } from '../../../platform/spreadsheets/written-cell.ts'
import { exportAnswer, exportTypes } from '../../../register-endpoints/declared-answers.ts'
import { exportFile, type FileLines } from '../../../register-endpoints/export-file.ts'
import { machineryOf } from '../../../register-endpoints/machinery.ts'
import { proofHead } from './proof-head.ts'
import { readRecipients, recipientIds, wasSent } from './recipients.ts'

/** Recipients per statement; other requests run between two of them. */
const PAGE = 500

type Heads = readonly [string, string, string, string, string, string, string, string]

/** The columns of the file: unit, name, role, has the app, delivered, read, acknowledged, told on paper. */
const heads: Record<Language, Heads> = {
  pt: [
    'Unidade',
    'Nome',
    'Papel',
    'Acesso ao app',
    'Entregue',
    'Lido',
    'Leitura confirmada',
    'Em papel',
  ],
  en: [
    'Unit',
    'Name',
    'Role',
    'Access to the app',
    'Delivered',
    'Read',
    'Acknowledged',
    'On paper',
  ],
  es: [
    'Unidad',
    'Nombre',
    'Papel',
    'Acceso a la app',
    'Entregado',
    'Leído',
    'Enterado',
    'En papel',
  ],
  ar: ['الوحدة', 'الاسم', 'الدور', 'الوصول إلى التطبيق', 'سُلّم', 'قُرئ', 'أُقر', 'ورقيًا'],
}

const answers: Record<Language, readonly [no: string, yes: string]> = {
  pt: ['Não', 'Sim'],
  en: ['No', 'Yes'],
  es: ['No', 'Sí'],
  ar: ['لا', 'نعم'],
}

/** Makes a formatter of moments by the company's clock, as spreadsheets sort them. */
const clockOf = (zone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: zone,
  })
  return (at: string | null) => (at === null ? '' : format.format(new Date(at)))
}

function cellsOf(
  one: AnnouncementRecipient,
  language: Language,
  clock: (at: string | null) => string,
): string[] {
  const told = one.told_on === null ? '' : `${one.told_on} · ${one.told_by ?? ''}`
  return [
    one.unit ?? '',
    one.name,
    choiceLabel(language, announcements.name, 'roles', one.role),
    answers[language][one.has_login ? 1 : 0],
    clock(one.delivered_at),
    clock(one.read_at),
    clock(one.acknowledged_at),
    told,
  ].map(defuseCell)
}

/**
 * Records the export in the trail, and returns the lines of the proof; throws `not_found` for an
 * unsent announcement.
 */
async function prepareProof(context: TenantContext, id: string): Promise<FileLines> {
  const { queries, actor } = context
  if (!(await wasSent(context, id))) throw problem('not_found')
  const { zone } = await queries.one(sql<{ zone: string }>`
    SELECT time_zone AS zone FROM tenants WHERE id = ${actor.tenantId}`)
  // The ids are read once, at the start: if people change meanwhile, nobody is repeated or left
  // out.
  const ids = await recipientIds(context, id)
  await recordAudit(context, {
    register: announcements.name,
    rowId: id,
    operation: 'export',
    changes: { rows: [null, ids.length] },
  })
  return (writing) => proofLines(writing, id, ids, zone)
}

async function* proofLines(
  context: TenantContext,
  id: string,
  ids: readonly string[],
  zone: string,
): AsyncGenerator<readonly WrittenCell[]> {
  const { language } = context.actor
  const clock = clockOf(zone)
  yield* await proofHead(context, id, zone, clock)
  yield [...heads[language]]
  for (let from = 0; from < ids.length; from += PAGE)
    for (const one of await readRecipients(context, ids.slice(from, from + PAGE)))
      yield cellsOf(one, language, clock)
}

/**
 * Serves the proof of an announcement as a spreadsheet: a list of people, so it requires a proof of
 * identity.
 */
export function exportProof(app: FastifyInstance, { machineries }: RouteTools): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/announcements/:id/proof',
    {
      config: { access: { right: 'announcements.proof' }, proof: true },
      schema: {
        summary: 'Export whom an announcement has reached',
        tags: ['announcements'],
        params: z.strictObject({ id: z.uuid() }),
        querystring: z.strictObject({ format: z._default(z.enum(['csv', 'xlsx']), 'csv') }),
        response: { 200: exportAnswer },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request)
      const { id } = request.params
      const { format } = request.query
      const machinery = machineryOf(machineries, 'announcements')
      const name = registerText(actor.language, announcements.name).many
      const stream = await exportFile(machinery, actor, [name, format], (context) =>
        prepareProof(context, id),
      )
      reply.header('Content-Disposition', `attachment; filename="announcement-proof.${format}"`)
      return reply.type(exportTypes[format]).send(stream)
    },
  )
}
