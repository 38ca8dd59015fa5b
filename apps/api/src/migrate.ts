import { openDatabase, runCommand, say } from './operator-command.ts'
import { migrate } from './platform/database/migrate.ts'
import { releases } from './platform/database/releases.ts'
import { readEnvironment } from './platform/environment.ts'

/**
 * Brings the database to this release: `npm run migrate`. Servers of the release before may work on
 * it meanwhile. Joins a running server's embedded database, or starts it.
 */
await runCommand(async () => {
  const { url, secret, close } = await openDatabase(readEnvironment(process.env))
  try {
    await migrate({ url, secret, report: say })
    say(`The database is ready for release ${releases.at(-1)}.`)
  } finally {
    await close()
  }
})
