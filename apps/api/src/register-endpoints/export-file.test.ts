import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { machineriesOf, unnotedReads } from '../machineries.ts'
import { recordAudit } from '../platform/audit.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { problem } from '../platform/problem.ts'
import { onServer } from '../testing/database-server.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { exportFile, type FileLines } from './export-file.ts'
import { anyMachineryOf } from './machinery.ts'

describe('an exported file', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  beforeEach(() =>
    onServer(test.database.adminUrl, `DELETE FROM audit_log WHERE operation = 'export'`),
  )
  afterAll(() => test.close())

  const machinery = () => anyMachineryOf(machineriesOf(test.parts, unnotedReads), 'towers')
  const leave = (prepare: (context: TenantContext) => Promise<FileLines>) =>
    exportFile(machinery(), test.actor('sindico'), ['Torres', 'csv'], prepare)
  const noted = (lines: FileLines) => async (context: TenantContext) => {
    await recordAudit(context, {
      register: 'towers',
      rowId: null,
      operation: 'export',
      changes: {},
    })
    return lines
  }
  const trail = () =>
    onServer(test.database.adminUrl, `SELECT 1 FROM audit_log WHERE operation = 'export'`)
  const kept = () => readdir(machinery().transfers)

  it('is sent while its lines are written, and leaves nothing on disk', async () => {
    const first = Promise.withResolvers<void>()
    const stream = await leave(
      noted(async function* () {
        yield ['id']
        await first.promise
        yield ['ção']
      }),
    )
    first.resolve()
    expect(await text(stream)).toBe('id\r\nção\r\n')
    await expect.poll(kept).toEqual([])
    expect(await trail()).toHaveLength(1)
  })

  it('is in the trail even if it breaks off', async () => {
    const stream = await leave(
      noted(async function* () {
        yield ['id']
        throw new Error('the database went')
      }),
    )
    await expect(text(stream)).rejects.toThrow('the database went')
    expect(await trail()).toHaveLength(1)
    await expect.poll(kept).toEqual([])
  })

  it('is not written further once its reader has gone', async () => {
    const ended = Promise.withResolvers<void>()
    const stream = await leave(
      noted(async function* () {
        try {
          for (let nth = 0; ; nth += 1) yield [String(nth).padStart(1_000, '0')]
        } finally {
          ended.resolve()
        }
      }),
    )
    stream.once('data', () => stream.destroy())
    await ended.promise
    await expect.poll(kept).toEqual([])
  })

  it('is not written further if its reader has gone before the first byte', async () => {
    const ended = Promise.withResolvers<void>()
    const stream = await leave(
      noted(async function* () {
        try {
          for (let nth = 0; ; nth += 1) yield [String(nth).padStart(1_000, '0')]
        } finally {
          ended.resolve()
        }
      }),
    )
    stream.destroy()
    await ended.promise
    await expect.poll(kept).toEqual([])
    // An unhandled rejection fails this run, as it would end the server and the alarms of every
    // company.
  })

  it('is not in the trail when refused before it begins', async () => {
    await expect(
      leave(async (context) => {
        await noted(async function* () {
          yield ['id']
        })(context)
        throw problem('too_many_rows')
      }),
    ).rejects.toMatchObject({ code: 'too_many_rows' })
    expect(await trail()).toEqual([])
  })
})
