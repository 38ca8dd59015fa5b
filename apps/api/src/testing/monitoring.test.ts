import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, test } from 'vitest'
import * as z from 'zod'
import { isRoot } from '../platform/embedded-postgres/account.ts'
import { sharedServer } from './test-server.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const folder = path.join(root, 'ops/monitoring')
const read = (file: string) => readFile(path.join(folder, file), 'utf8')

const panel = z.object({ targets: z.array(z.object({ expr: z.string() })).optional() })
const dashboard = z.object({ uid: z.literal('portaria'), panels: z.array(panel) })

/** The names of measures in an expression, without the endings of a histogram's series. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:portaria|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/_seconds_(?:bucket|count|sum)$/, '_seconds'),
  )

/** The anchor of a heading, as pages of Markdown have it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

const alertsIn = (text: string) => [...text.matchAll(/^ *-? alert(?:name)?: (\w+)$/gm)]

describe('alert rules and dashboard', () => {
  let told: Set<string>
  let rules: string
  beforeAll(async () => {
    const { app } = await sharedServer()
    const { body } = await app.inject('/metrics')
    told = new Set([...body.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name))
    rules = await read('alerts.yml')
  })

  it('name only measures that the server tells', async () => {
    expect(told.size).toBeGreaterThan(40)
    const { panels } = dashboard.parse(JSON.parse(await read('dashboard.json')))
    const shown = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)))
    expect(shown.length).toBeGreaterThan(20)
    const asked = namesIn(rules.replaceAll(/^ +(?:summary|runbook):.*$/gm, ''))
    expect(asked.length).toBeGreaterThan(20)
    expect([...asked, ...shown].filter((name) => !told.has(name))).toEqual([])
  })

  it('lead to a heading that says what to do', async () => {
    const manual = await readFile(path.join(root, 'docs/operating.md'), 'utf8')
    const anchors = [...manual.matchAll(/^#+ (.*)$/gm)].map(([, one = '']) => anchorOf(one))
    const runbooks = [...rules.matchAll(/runbook: docs\/operating\.md#(\S+)/g)]
    expect(runbooks).toHaveLength(alertsIn(rules).length)
    expect(runbooks.filter(([, one = '']) => !anchors.includes(one))).toEqual([])
  })

  it('are tried when they must fire and when they must not', async () => {
    const tried = await read('alerts.test.yml')
    const fires = new Set(
      alertsIn(tried.replaceAll(/.*\n *exp_alerts: \[\]/g, '')).map(([, n]) => n),
    )
    const quiet = new Set(
      [...tried.matchAll(/alertname: (\w+)\n *exp_alerts: \[\]/g)].map(([, n]) => n),
    )
    for (const [, name] of alertsIn(rules))
      expect([fires.has(name), quiet.has(name)]).toEqual([true, true])
  })
})

const PROMTOOL = '/usr/bin/promtool'

/** Installs Debian's promtool where that is possible; only the full run does so. */
function hasPromtool(): boolean {
  if (existsSync(PROMTOOL)) return true
  if (process.env['PORTARIA_TEST_ALL'] !== '1' || !isRoot()) return false
  spawnSync(
    'sh',
    ['-c', 'apt-get update && apt-get install -y --no-install-recommends prometheus'],
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    },
  )
  return existsSync(PROMTOOL)
}

const isThere = process.env['PORTARIA_TEST_ALL'] === '1' && hasPromtool()
test.skipIf(!isThere)('the rules pass promtool (Debian: prometheus)', async () => {
  const run = (...args: string[]) => promisify(execFile)(PROMTOOL, args, { cwd: folder })
  expect((await run('check', 'rules', 'alerts.yml')).stdout).toContain('SUCCESS')
  expect((await run('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS')
})
