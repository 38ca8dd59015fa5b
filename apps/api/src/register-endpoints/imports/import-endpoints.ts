import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Actor } from '@portaria/contract/actors/actor'
import { importAnswer, importForm, importOptions } from '@portaria/contract/answers/import-answers'
import { startedAnswer } from '@portaria/contract/answers/register-answers'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { spreadsheetColumns } from '@portaria/contract/spreadsheets/spreadsheet-columns'
import { defuseCell, restoreCell } from '@portaria/contract/value-types/spreadsheet'
import { newId } from '@portaria/contract/value-types/uuid'
import type { Language } from '@portaria/i18n/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { fileAnswerOf, noAnswer } from '../../platform/api-document/operations.ts'
import { actorOf } from '../../platform/authentication.ts'
import { readForm } from '../../platform/files/form-reader.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { writeCsv } from '../../platform/spreadsheets/csv-writer.ts'
import { SHEET_LIMITS, sheetFormat } from '../../platform/spreadsheets/sheet.ts'
import type { Machineries, Machinery } from '../machinery.ts'
import { actorOn, actorsInTenants } from '../register-actor.ts'
import {
  cancelImport,
  type ImportRequest,
  type ImportRow,
  insertImport,
  readBadLines,
  readImport,
  sweepImports,
} from './import.repository.ts'
import { type ImportQueue, importQueue } from './import-queue.ts'

const CSV_TYPE = 'text/csv; charset=utf-8'

const importParams = z.strictObject({ id: z.uuid() })

/** The heads of the line number and the reason in the file of bad lines. */
const badLineHeads: Record<Language, readonly string[]> = {
  pt: ['Linha', 'Motivo'],
  en: ['Line', 'Reason'],
  es: ['Línea', 'Motivo'],
  ar: ['السطر', 'السبب'],
}

/**
 * Serves imports of spreadsheets: start, progress, cancel, and the file of bad lines
 * (registers §23).
 */
export function importEndpoints(app: FastifyInstance, machineries: Machineries): void {
  const queue = importQueue((error) => app.log.error({ err: error }, 'import failed'))
  app.addHook('onClose', () => queue.stop())
  for (const machinery of machineries.values())
    startEndpoint(app, { machinery, machineries, queue })
  const anyMachinery = [...machineries.values()][0]
  if (anyMachinery) importReadEndpoints(app, anyMachinery, queue)
}

type StartParts = {
  machinery: Machinery
  machineries: Machineries
  queue: ImportQueue
}

function startEndpoint(app: FastifyInstance, { machinery, machineries, queue }: StartParts): void {
  const { register, database, lanes } = machinery
  // The answer does not wait for the import, which runs beside the requests, on connections of its
  // own.
  const inBackground = { ...machinery, database: lanes.background }
  app.post(
    `/${register.name}/import`,
    {
      config: { access: { register, operation: 'import' } },
      bodyLimit: SHEET_LIMITS.csvBytes + 1024 * 1024,
      schema: {
        tags: [register.name],
        summary: `Import ${register.name} from a CSV or XLSX file`,
        form: importForm,
        response: { 202: startedAnswer },
      },
    },
    async (request, reply) => {
      const actor = actorOn(register, request)
      const id = newId()
      const file = path.join(machinery.transfers, id)
      const leave = queue.enter(actor)
      try {
        const upload = await readForm(request, () => receive(request, file))
        const asked = readOptions(machinery, id, upload)
        const tenantActor = await database.inTenant(actor, async (context) => {
          const { actor } = context
          await sweepImports(context)
          await insertImport(context, asked)
          return actor
        })
        queue.start(
          { machinery: inBackground, machineries, actor: tenantActor, request: asked, path: file },
          leave,
        )
      } catch (error) {
        leave()
        await rm(file, { force: true })
        throw error
      }
      return reply.status(202).send({ data: { id } })
    },
  )
}

type Upload = { fileName: string; fields: Map<string, string> }

/** Writes the file to disk as it arrives; the options may come before or after it. */
async function receive(request: FastifyRequest, file: string): Promise<Upload> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const upload: Upload = { fileName: '', fields: new Map() }
  const limits = { fileSize: SHEET_LIMITS.csvBytes, files: 1, fields: 10, fieldSize: 100_000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      upload.fields.set(part.fieldname, String(part.value))
      continue
    }
    upload.fileName = path.basename(part.filename).slice(0, 200)
    await pipeline(part.file, createWriteStream(file, { mode: 0o600 }))
    if (part.file.truncated) throw problem('too_large')
  }
  if (upload.fileName === '') throw fieldProblem('file', 'required')
  await refuseBySize(file)
  return upload
}

async function refuseBySize(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    const { size } = await handle.stat()
    if (size === 0) throw fieldProblem('file', 'required')
    if (sheetFormat(buffer) === 'xlsx' && size > SHEET_LIMITS.xlsxBytes) throw problem('too_large')
  } finally {
    await handle.close()
  }
}

function readOptions(
  { register }: Machinery,
  id: string,
  { fileName, fields }: Upload,
): ImportRequest {
  const parsed = importOptions.safeParse(Object.fromEntries(fields))
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'file')
    throw fieldProblem(field, 'invalid_choice')
  }
  const options = parsed.data
  return {
    id,
    register: register.name,
    dry_run: options.dry_run === 'true',
    existing: options.existing,
    create_missing: options.create_missing === 'true',
    file_name: fileName,
    mapping: options.mapping === undefined ? null : readMapping(register, options.mapping),
  }
}

/** Reads the columns of the heads as a person corrected them: each must be known and used once. */
function readMapping(register: Machinery['register'], text: string): (string | null)[] {
  const known = new Set(['id', 'version', ...spreadsheetColumns(register).map(({ key }) => key)])
  const schema = z.array(z.nullable(z.string())).check(z.maxLength(500))
  const parsed = schema.safeParse(jsonOrNull(text))
  const keys = parsed.success ? parsed.data.filter((key) => key !== null) : null
  if (!keys || !keys.every((key) => known.has(key)) || new Set(keys).size !== keys.length) {
    throw fieldProblem('mapping', 'invalid_choice')
  }
  return parsed.data ?? []
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function importReadEndpoints(
  app: FastifyInstance,
  { database }: Machinery,
  queue: ImportQueue,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const access = { config: { access: 'signed_in' as const } }
  const tags = ['imports']
  const find = async (
    request: FastifyRequest,
    id: string,
  ): Promise<{ found: ImportRow; actor: Actor }> => {
    for (const actor of actorsInTenants(actorOf(request))) {
      const found = await database.inTenant(actor, (context) => readImport(context, id))
      if (found) return { found, actor }
    }
    throw problem('not_found')
  }

  routes.get(
    '/imports/:id',
    {
      ...access,
      schema: {
        tags,
        summary: 'Read the progress of an import',
        params: importParams,
        response: { 200: importAnswer },
      },
    },
    async (request) => {
      const { found, actor } = await find(request, request.params.id)
      const { language } = actor
      const errors = found.errors.map((error) => ({
        ...error,
        message: fieldText(language, error.code),
      }))
      return { data: { ...found, errors, queued_before: queue.before(found.id) } }
    },
  )

  routes.delete(
    '/imports/:id',
    {
      ...access,
      schema: {
        tags,
        summary: 'Cancel an import',
        description: 'Whatever it has done so far: it takes no `If-Match`.',
        params: importParams,
        response: { 204: noAnswer },
      },
    },
    async (request, reply) => {
      const { found, actor } = await find(request, request.params.id)
      const cancelled = await database.inTenant(actor, (context) => cancelImport(context, found.id))
      if (!cancelled) throw problem('state_conflict')
      queue.cancel(found.id)
      return reply.status(204).send()
    },
  )

  routes.get(
    '/imports/:id/bad-lines.csv',
    {
      ...access,
      schema: {
        tags,
        summary: 'Download the bad lines, each with its reasons',
        params: importParams,
        response: { 200: fileAnswerOf(CSV_TYPE) },
      },
    },
    async (request, reply) => {
      const { found, actor } = await find(request, request.params.id)
      reply.header('Content-Disposition', 'attachment; filename="linhas-com-erro.csv"')
      return reply.type(CSV_TYPE).send(writeCsv(badLines(actor, found)))
    },
  )

  async function* badLines(actor: Actor, found: ImportRow): AsyncGenerator<string[]> {
    yield [...found.heads.map(defusedAgain), ...badLineHeads[actor.language]]
    let after = 0
    for (;;) {
      const lines = await database.inTenant(actor, (context) =>
        readBadLines(context, found.id, after),
      )
      for (const { line, cells, errors } of lines) {
        const padded = found.heads.map((_, index) => defusedAgain(cells[index] ?? ''))
        yield [
          ...padded,
          String(line),
          errors.map(({ code }) => fieldText(actor.language, code)).join(' '),
        ]
      }
      if (lines.length === 0) return
      after = lines.at(-1)?.line ?? after
    }
  }
}

/**
 * Defuses a cell that is sent back to the person; one that was already defused is not defused
 * twice.
 */
const defusedAgain = (cell: string) => defuseCell(restoreCell(cell))
