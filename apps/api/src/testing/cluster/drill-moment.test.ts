import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { testSecret } from '../database-server.ts'
import {
  type ArchivedPostgres,
  missingPrograms,
  openArchivedPostgres,
} from './archived-postgres.ts'

const DRILL = path.resolve(import.meta.dirname, '../../drill.ts')

const skipped = missingPrograms.length > 0 ? `, skipped: ${missingPrograms.join(', ')}` : ''

describe.skipIf(missingPrograms.length > 0)(`a drill for a moment${skipped}`, () => {
  let archived: ArchivedPostgres
  let moment: string
  let url: string
  const [company, gone, made] = [newId(), newId(), newId()]

  const query = (statement: string) => archived.query(statement, 'portaria')

  /** Changes rows of the company, whose triggers need its scope. */
  const change = (statement: string) =>
    query(`SELECT set_config('app.tenant_id', '${company}', false); ${statement}`)

  beforeAll(async () => {
    archived = await openArchivedPostgres()
    url = `postgres://portaria:a-login@127.0.0.1:${archived.port}/portaria`
    await archived.begin(async () => {
      await archived.query(`CREATE ROLE portaria LOGIN CREATEROLE PASSWORD 'a-login'`)
      await archived.query('CREATE DATABASE portaria OWNER portaria')
      await migrate({ url, secret: testSecret })
    })
    for (const [id, name, cnpj] of [
      [company, 'Residencial Jatobá', '11222333000181'],
      [gone, 'Residencial Cedro', '11444777000161'],
    ])
      await query(
        `INSERT INTO tenants (id, legal_name, cnpj, contact_email) VALUES ('${id}', '${name}', '${cnpj}', 'a@b.example')`,
      )
    for (const name of ['A', 'B'])
      await change(
        `INSERT INTO towers (tenant_id, id, name) VALUES ('${company}', '${newId()}', '${name}')`,
      )
    moment = await archived.moment()
    await change(`UPDATE towers SET deleted_at = now() WHERE name = 'B'`)
    await query(`DELETE FROM tenants WHERE id = '${gone}'`)
    await change(
      `INSERT INTO access_areas (tenant_id, id, name) VALUES ('${company}', '${newId()}', 'Depois')`,
    )
    await query(
      `INSERT INTO tenants (id, legal_name, cnpj, contact_email) VALUES ('${made}', 'Residencial Novo', '11222333000262', 'a@b.example')`,
    )
    await archived.archive()
  })
  afterAll(() => archived.close())

  const settings = () => ({
    PATH: process.env['PATH'],
    DATABASE_URL: url,
    SESSION_SECRET: testSecret,
  })
  const options = (at: string) => [DRILL, '--at', at, '--config', archived.configuration]
  const drill = (at: string, more: Readonly<Record<string, string>> = {}) =>
    promisify(execFile)(process.execPath, options(at), { env: { ...settings(), ...more } })

  it('says what every company had then and has not now, and serves the copy', async () => {
    const { stdout } = await drill(moment)
    expect(stdout).toContain(
      `Residencial Jatobá (${company}): no change; towers 2, now 1; access_areas 0, now 1.`,
    )
    expect(stdout).toContain(`Residencial Novo (${made}): did not exist then.`)
    expect(stdout).toContain(`Residencial Cedro (${gone}): no change; is no more.`)
    expect(stdout).toMatch(/A server on the copy was ready after \d+\.\d s/)
    const living = await query(`SELECT name FROM towers WHERE deleted_at IS NULL`)
    expect(living).toEqual([{ name: 'A' }])
  })

  it('is made where the cluster is what was lost', async () => {
    const away = url.replace(String(archived.port), '9')
    const { stdout } = await drill(moment, { DATABASE_URL: away })
    expect(stdout).toContain('The database of the settings cannot be compared')
    expect(stdout).toContain(`Residencial Jatobá (${company}): no change.`)
  })

  it('says why a moment cannot be had', async () => {
    await expect(drill('2001-01-01 00:00:00+00')).rejects.toThrow(/pgbackrest could not restore/)
    const later = new Date(Date.now() + 3_600_000).toISOString()
    await expect(drill(later.replace('T', ' ').replace('Z', '+00'))).rejects.toThrow(
      /The moment was not reached/,
    )
  })

  it('lets people look at the copy until it is ended, and leaves the archive as it is', async () => {
    const timelines = async () => {
      const text = await archived.pgbackrest('info', '--output=json')
      return (JSON.parse(text) as { archive: unknown }[]).map(({ archive }) => archive)
    }
    const before = await timelines()
    const child = spawn(process.execPath, [...options(moment), '--stay'], {
      env: settings(),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exited = once(child, 'exit')
    const lines: AsyncIterable<string> = createInterface({ input: child.stdout })
    let address: string | undefined
    for await (const line of lines) {
      address = /is served at (\S+)/.exec(line)?.[1]
      if (address !== undefined) break
    }
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    child.kill('SIGINT')
    expect(await exited).toEqual([0, null])
    await expect(fetch(`${address}/readyz`)).rejects.toThrow('fetch failed')
    expect(await timelines()).toEqual(before)
  })
})
