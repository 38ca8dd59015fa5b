import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PACKAGES = ['chromium', 'chromium-headless-shell']
const INSTALL = `apt-get update && apt-get install -y ${PACKAGES.join(' ')}`

const isInstalled = () => PACKAGES.every((name) => existsSync(`/usr/bin/${name}`))

/**
 * Installs Debian's Chromium and its headless shell, in which the browser journeys run; only root
 * may do so.
 */
export function ensureChromium() {
  if (isInstalled()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`The browser journeys need ${PACKAGES.join(' and ')}; as root, run: ${INSTALL}`)
  }
  process.stdout.write('Installing Chromium …\n')
  const { status, stdout, stderr } = spawnSync('sh', ['-c', INSTALL], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
  })
  if (status === 0 && isInstalled()) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  throw new Error(`Chromium could not be installed; as root, run: ${INSTALL}`)
}
