import type { Check, Disk, Finding, Machine } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

const MB = 1_000_000

/** Free bytes below which a disk is full soon, and below which it counts as full. */
const SOON = 5_000 * MB
const FULL = 1_000 * MB

/** Share of the files of a disk that must be free. */
const FREE_FILES = 0.01

const sized = (bytes: number) =>
  bytes >= 1_000 * MB ? `${(bytes / 1_000 / MB).toFixed(1)} GB` : `${Math.round(bytes / MB)} MB`

function judge(name: string, folder: string, { free, total, freeFiles, files }: Disk): Finding {
  const of = `The disk of ${name} (${folder})`
  if (free < FULL) return wrong(`${of} has ${sized(free)} left: free some space.`)
  if (files > 0 && freeFiles < files * FREE_FILES)
    return wrong(`${of} can hold hardly any more files: remove some, or format it with more.`)
  const says = `${of} has ${sized(free)} of ${sized(total)} left`
  return free < SOON ? warning(`${says}: free some space soon.`) : ok(`${says}.`)
}

async function look(machine: Machine, name: string, folder: string): Promise<Finding> {
  return judge(name, folder, await machine.disk(folder))
}

/** The disks of this machine. */
export const diskCheck: Check = {
  name: 'disk',
  async look({ environment, machine }) {
    return [
      await look(machine, 'DATA_DIR', environment.dataDir),
      await look(machine, 'temporary files', machine.temporary),
    ]
  },
}

/** The disk of the database, which lies with DATA_DIR or is out of sight. */
export const databaseDiskCheck: Check = {
  name: 'disk of the database',
  async lookInside({ query }, { environment }) {
    const rows = await query<{ bytes: string }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    )
    const holds = `The database holds ${sized(Number(rows[0]?.bytes ?? 0))}`
    if (environment.databaseUrl === undefined) return [ok(`${holds}, on the disk of DATA_DIR.`)]
    return [
      ok(`${holds}; its disk cannot be seen from here: watch it on the machine of PostgreSQL.`),
    ]
  },
}
