import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import {
  type ArchivedPostgres,
  missingPrograms,
  openArchivedPostgres,
} from './archived-postgres.ts'

let archived: ArchivedPostgres
beforeAll(async () => {
  archived = await openArchivedPostgres()
})
afterAll(() => archived.close())

const skipped = missingPrograms.length > 0 ? `, skipped: ${missingPrograms.join(', ')}` : ''

it.skipIf(missingPrograms.length > 0)(
  `brings the database back as it was before somebody removed the towers${skipped}`,
  async () => {
    const { at, query, configuration } = archived
    const first = await archived.begin(() => query('CREATE TABLE towers (name text)'))
    await query(`INSERT INTO towers VALUES ('A'), ('B')`)
    const moment = await archived.moment()
    await query('DELETE FROM towers')
    await archived.archive()
    await first.stop()

    const target = ['--type=time', `--target=${moment}`, '--target-action=promote']
    const settings = [
      `--pg1-path=${at('restored')}`,
      `--recovery-option=restore_command=pgbackrest --config=${configuration} --stanza=portaria --pg1-path=${at('restored')} archive-get %f "%p"`,
    ]
    await archived.makeFolder('restored')
    await archived.pgbackrest('restore', ...target, ...settings)
    // A copy must not write into the archive of the cluster.
    await appendFile(path.join(at('restored'), 'postgresql.auto.conf'), "\narchive_mode = 'off'\n")
    await archived.start(at('restored'))
    await eventually(async () =>
      expect(await query('SELECT name FROM towers ORDER BY name')).toEqual([
        { name: 'A' },
        { name: 'B' },
      ]),
    )
  },
)
