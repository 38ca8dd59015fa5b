import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment, ROOT } from './install.mjs'

const APP = path.join(ROOT, 'apps', 'web')
const STAMP = path.join(APP, 'dist', '.stamp')
const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/demo-apps',
  'packages/i18n',
  'packages/ui',
  'package-lock.json',
]

/**
 * In production files are compressed as much as possible, which takes as long as the rest of the
 * build. Quick compression takes a twentieth of that, and makes files a twelfth larger.
 */
const COMPRESSION = process.env.NODE_ENV === 'production' ? 'smallest' : 'quick'

/**
 * Builds the web app, unless its `dist` was built from the same sources. Rejects if it is
 * cancelled.
 */
export async function buildWeb(signal) {
  if (!existsSync(path.join(APP, 'index.html'))) return
  const fingerprint = `${fingerprintOf(SOURCES)} ${COMPRESSION}`
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return
  process.stdout.write('Building the web app …\n')
  rmSync(STAMP, { force: true })
  // The guest's page is a separate build after the app's, which empties the folder first.
  await runVite('vite.config.ts', signal)
  await runVite('vite.guest.config.ts', signal)
  writeFileSync(STAMP, fingerprint)
}

function runVite(config, signal) {
  const child = spawn('vite', ['build', '--config', config, '--logLevel', 'warn'], {
    cwd: APP,
    env: childEnvironment({ NODE_ENV: 'production', WEB_COMPRESSION: COMPRESSION }),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else if (!signal?.aborted) {
        process.stderr.write(output)
        reject(new Error('The web app could not be built; see Vite above.'))
      }
    })
  })
}

/** A hash of the content of files: their times mean nothing after a clone, a checkout or a copy. */
function fingerprintOf(places) {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesBelow(place)).toSorted()) {
    const content = readFileSync(path.join(ROOT, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  const full = path.join(ROOT, place)
  if (!existsSync(full)) return []
  if (path.extname(place) === '.json') return [place]
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const file = `${place}/${entry.name}`
    if (entry.isFile()) return [file]
    return entry.isDirectory() && !/^(node_modules|dist)$/.test(entry.name) ? filesBelow(file) : []
  })
}
