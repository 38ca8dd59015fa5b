import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALL = 'apt-get update && apt-get install -y chromium'

/** The browser journeys run in Debian's Chromium, which only root may install. */
export function ensureChromium() {
  if (existsSync('/usr/bin/chromium')) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`The browser journeys need /usr/bin/chromium; as root, run: ${INSTALL}`)
  }
  process.stdout.write('Installing Chromium …\n')
  const { status, stdout, stderr } = spawnSync('sh', ['-c', INSTALL], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  })
  if (status === 0 && existsSync('/usr/bin/chromium')) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  throw new Error(`Chromium could not be installed; as root, run: ${INSTALL}`)
}
