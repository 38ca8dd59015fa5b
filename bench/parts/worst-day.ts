import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { attackFiles } from '../../apps/api/src/platform/spreadsheets/attack-files.ts'
import { attackPicture } from './attack-picture.ts'
import type { Question } from './door-questions.ts'
import type { Person } from './people.ts'
import { root } from './processes.ts'

/** The highest load of a company: by its people, and by its readers if it has any. */
export type WorstLoad = {
  readonly port: number
  readonly milliseconds: number
  readonly people: readonly Person[]
  /** Asked at once, each again and again. */
  readonly questions?: readonly Question[]
}

/** Starts the load; resolves when it ends. Throws for a 5xx other than 503. */
export type WorstDay = (load: WorstLoad, say: (line: string) => void) => Promise<void>

/** Makes the files with which a company loads a server, and removes them at the end. */
export async function withWorstDay<T>(work: (worstDay: WorstDay) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-worst-day-'))
  try {
    const files = { PICTURE: path.join(folder, 'picture.png'), WORKBOOK: await workbook() }
    await writeFile(files.PICTURE, await attackPicture())
    return await work((load, say) => worstDay(load, files, say))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function workbook(): Promise<string> {
  const file = attackFiles['tens of millions of cell formats']
  if (!file) throw new Error('the workbook of the worst day is gone')
  return file.make()
}

async function worstDay(
  { port, milliseconds, people, questions = [] }: WorstLoad,
  files: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<void> {
  const child = fork(path.join(root, 'bench/parts/worst-neighbour.ts'), {
    env: {
      ...process.env,
      ...files,
      PORT: String(port),
      MILLISECONDS: String(milliseconds),
      TOKENS: JSON.stringify(people.map(({ token }) => token)),
      QUESTIONS: JSON.stringify(questions),
    },
  })
  const [statuses] = (await once(child, 'message')) as [Record<string, number>]
  say(
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .toSorted()
      .join(', '),
  )
  const faults = Object.keys(statuses).filter((name) => /5(?!03)\d\d$/.test(name))
  if (faults.length > 0) throw new Error(`the worst day was answered ${faults.join(', ')}`)
}
