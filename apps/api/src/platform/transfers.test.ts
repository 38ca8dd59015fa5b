import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTransfers } from './transfers.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portaria-transfers-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const root = () => path.join(dataDir, 'transfers')
async function left(name: string, hours = 0): Promise<void> {
  const folder = path.join(root(), name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'sheet'), 'a')
  const at = new Date(Date.now() - hours * 3_600_000)
  await utimes(folder, at, at)
}

it('are a folder of each process, which leaves with it', async () => {
  const { folder, close } = await openTransfers(dataDir)
  expect(await readdir(root())).toEqual([path.basename(folder)])
  await close()
  expect(await readdir(root())).toEqual([])
})

it('are removed once their process was killed, and not while it runs', async () => {
  // No process has the largest number.
  const killed = `${os.hostname()}.4194304.one`
  const running = `${os.hostname()}.${process.ppid}.two`
  // In a container every process may have the same number.
  const former = `${os.hostname()}.${process.pid}.three`
  for (const name of [killed, running, former]) await left(name)
  await openTransfers(dataDir)
  const names = await readdir(root())
  for (const name of [killed, former]) expect(names).not.toContain(name)
  expect(names).toContain(running)
})

it('of another machine, or of earlier versions, are removed after a day', async () => {
  await left('elsewhere.1.three', 23)
  await left('elsewhere.1.four', 25)
  await left('0190b1a2-0000-7000-8000-000000000000', 25)
  await openTransfers(dataDir)
  const names = await readdir(root())
  expect(names).toContain('elsewhere.1.three')
  expect(names).toHaveLength(2)
})
