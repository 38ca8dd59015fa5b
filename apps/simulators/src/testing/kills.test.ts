import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { NO_FAULTS } from '../lock-board/faults.ts'
import { startLockBoards } from '../lock-board/lock-board-simulator.ts'
import { seededRandom } from '../random/seeded-random.ts'

const isLong = process.env['PORTARIA_TEST_ALL'] === '1'
/** Number of kills: `DRIVER_KILLS=200` for a longer run still. */
const KILLS = Number(process.env['DRIVER_KILLS'] ?? (isLong ? 40 : 2))
const LOCKS = KILLS * 3

/**
 * Runs the opener until it ends, or is killed after some milliseconds; returns whether it ended.
 */
function runOpener(args: readonly string[], killAfter: number | null): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'killed-opener.ts'), ...args],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const timer = killAfter === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

it('a killed process never repeats a command that it sent before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-opener-'))
  const journal = path.join(folder, 'sent')
  const random = seededRandom(Number(process.env['DRIVER_SEED'] ?? 1))
  const simulator = await startLockBoards({
    boards: 16,
    pulseMs: 240,
    faults: { ...NO_FAULTS, lostReply: 0.05, split: 0.1 },
  })
  try {
    const args = [String(simulator.port), journal, String(Math.min(256, LOCKS))]
    for (let kill = 0; kill < KILLS; kill += 1) await runOpener(args, 400 + random() * 900)
    expect(await runOpener(args, null)).toBe(true)
    await simulator.idle()

    const lines = (await readFile(journal, 'utf8')).trimEnd().split('\n')
    const sent = lines.filter((line) => line.startsWith('open-'))
    expect(new Set(sent).size).toBe(sent.length)
    const wrong = Array.from({ length: Math.min(256, LOCKS) }, (_, index) => index).filter(
      (index) => {
        const drives = simulator.drives({ board: index >> 4, lock: index & 15 }).length
        const most = sent.includes(`open-${index}`) ? 1 : 0
        return drives > most || (lines.includes(`done ${index}`) && drives !== 1)
      },
    )
    expect(wrong).toEqual([])
    expect(simulator.drives().length).toBeGreaterThan(KILLS)
  } finally {
    await simulator.stop()
    await rm(folder, { recursive: true })
  }
}, 3_600_000)
