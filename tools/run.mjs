// The one door to every command of this repository. It runs on whatever Node the machine has, with
// nothing installed: it installs what is missing and hands over to the Node the project brings.
import { findCommand } from './run/commands.mjs'
import { ensureInstalled } from './run/install.mjs'

const [name = '', ...args] = process.argv.slice(2)
const command = findCommand(name)
try {
  ensureInstalled()
  process.exitCode = await command(args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
