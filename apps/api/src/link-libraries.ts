import { runCommand } from './operator-command.ts'
import { locateBinaries } from './platform/embedded-postgres/binaries.ts'

/**
 * Completes the libraries of the embedded PostgreSQL, as a step of the build: the user of a server
 * may not write where packages are installed.
 */
await runCommand(async () => {
  await locateBinaries()
})
