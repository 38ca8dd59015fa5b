import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportRow } from '../register-endpoints/imports/import.repository.ts'
import type { TestApp } from './test-app.ts'

export type ImportOptions = Partial<
  Record<'dry_run' | 'existing' | 'create_missing' | 'mapping', string>
>

/** Uploads a spreadsheet, with the options after the file: browsers may send them in this order. */
export async function startImport(
  test: TestApp,
  register: string,
  file: Buffer,
  options: ImportOptions,
  role: 'admin' | 'sindico' | 'funcionario' = 'sindico',
) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file)]), 'planilha.csv')
  for (const [name, value] of Object.entries(options)) form.set(name, value)
  const encoded = new Response(form)
  return test.app.inject({
    method: 'POST',
    url: `/api/v1/${register}/import`,
    headers: {
      authorization: `Bearer ${test.person(role).token}`,
      ...(role === 'admin' && { 'x-tenant-id': test.tenants.bosque }),
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

/**
 * Imports a spreadsheet and waits for its end. Without `dry_run: 'false'` nothing is written, though
 * the answer counts what would be.
 */
export async function runImport(
  test: TestApp,
  register: string,
  file: Buffer,
  options: ImportOptions,
  role: 'admin' | 'sindico' = 'sindico',
): Promise<ImportRow> {
  const started = await startImport(test, register, file, options, role)
  if (started.statusCode !== 202) throw new Error(`the import answered ${started.body}`)
  const { id } = started.json<{ data: { id: string } }>().data
  for (;;) {
    const { body } = await test.as(role).get(`/imports/${id}`)
    const found = body.data as unknown as ImportRow
    if (found.state !== 'queued' && found.state !== 'running') return found
    await sleep(20)
  }
}
