// Runs every command of this repository, whatever Node the machine has: it installs missing
// packages, and starts the commands on the project's own Node.
import { findCommand } from './run/commands.mjs'
import { ensureInstalled } from './run/install.mjs'
import { oneAtATime } from './run/one-at-a-time.mjs'

const [name = '', ...args] = process.argv.slice(2)
const command = findCommand(name)
try {
  await oneAtATime(ensureInstalled)
  process.exitCode = await command(args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
