import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const KINDS = ['account', 'container', 'object'] as const

/** Debian's packages of the server, and those of a second client. */
const PACKAGES = [
  'swift-proxy',
  ...KINDS.map((kind) => `swift-${kind}`),
  'memcached',
  'attr',
  'rclone',
]

const PROGRAMS = [
  '/usr/bin/swift-proxy-server',
  ...KINDS.map((kind) => `/usr/bin/swift-${kind}-server`),
  '/usr/bin/swift-ring-builder',
  '/usr/bin/memcached',
  '/usr/bin/setfattr',
  '/usr/bin/rclone',
]

const isInstalled = () => PROGRAMS.every((file) => existsSync(file))

/**
 * Installs OpenStack Swift and rclone from Debian's packages where that is possible. Returns the
 * reason why tests on a real S3 server cannot run here, or null if they can.
 */
export async function missingForS3Server(): Promise<string | null> {
  const install = `apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`
  if (process.platform !== 'linux') return 'OpenStack Swift runs on Linux only'
  if (!isInstalled() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('sh', ['-c', `apt-get update && ${install}`], { env }).catch(() => undefined)
  }
  if (!isInstalled()) return `OpenStack Swift and rclone are missing; as root, run: ${install}`
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-xattr-'))
  try {
    await run('setfattr', ['-n', 'user.portaria', '-v', 'x', folder])
    return null
  } catch {
    return `the file system of ${tmpdir()} holds no extended attributes of users`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A real S3 server on this machine. */
export type S3Server = {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** Folder of the server's own files, in which its disk lies. */
  folder: string
  /** Lets the server hang: it accepts connections and answers none. */
  hang(): void
  goOn(): void
  stop(): Promise<void>
}

const ACCESS_KEY_ID = 'portaria:files'

/**
 * Starts OpenStack Swift with its S3 interface on free ports of the loopback: one copy on one disk,
 * in a temporary folder, with multipart uploads and server-side encryption.
 */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portaria-s3-'))
  const started: ChildProcess[] = []
  const secretAccessKey = randomBytes(16).toString('hex')
  const start = (program: string, ...args: string[]) => {
    // Each ends with this process, even if that is killed.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], {
      cwd: folder,
      stdio: 'ignore',
    })
    started.push(child)
    return child
  }
  const stop = async () => {
    await Promise.all(started.splice(0).toReversed().map(endProcess))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const [proxyPort, cachePort, ...diskPorts] = await freePorts(2 + KINDS.length)
    await mkdir(path.join(folder, 'devices', 'd1'), { recursive: true })
    for (const [nth, kind] of KINDS.entries()) {
      const port = Number(diskPorts[nth])
      await makeRing(folder, kind, port)
      const conf = path.join(folder, `${kind}.conf`)
      await writeFile(conf, diskConf(folder, kind, port))
      start(`/usr/bin/swift-${kind}-server`, conf)
    }
    start('/usr/bin/memcached', '-l', '127.0.0.1', '-p', String(cachePort), '-u', userName())
    const conf = path.join(folder, 'proxy.conf')
    const ports = { port: Number(proxyPort), cachePort: Number(cachePort) }
    await writeFile(conf, proxyConf(folder, secretAccessKey, ports), { mode: 0o600 })
    const proxy = start('/usr/bin/swift-proxy-server', conf)
    const endpoint = `http://127.0.0.1:${proxyPort}`
    await untilHealthy(endpoint)
    return {
      endpoint,
      accessKeyId: ACCESS_KEY_ID,
      secretAccessKey,
      folder,
      hang: () => proxy.kill('SIGSTOP'),
      goOn: () => proxy.kill('SIGCONT'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The user that the server runs as, which must own its folder. */
function userName(): string {
  return process.getuid?.() === 0 ? 'root' : (process.env['USER'] ?? 'nobody')
}

/** Makes the map of one kind of data, of which the only device has everything. */
async function makeRing(folder: string, kind: string, port: number): Promise<void> {
  const builder = path.join(folder, `${kind}.builder`)
  const ring = (...args: string[]) => run('/usr/bin/swift-ring-builder', [builder, ...args])
  await ring('create', '1', '1', '0')
  await ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
  await ring('rebalance')
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userName()}
swift_dir = ${folder}
workers = 0
`

const diskConf = (folder: string, kind: string, port: number) => `${common(folder, port)}
devices = ${path.join(folder, 'devices')}
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const proxyConf = (
  folder: string,
  secret: string,
  { port, cachePort }: { port: number; cachePort: number },
) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache s3api tempauth copy slo keymaster encryption proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCESS_KEY_ID.replace(':', '_')} = ${secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:keymaster]
use = egg:swift#keymaster
encryption_root_secret = ${randomBytes(32).toString('base64')}
[filter:encryption]
use = egg:swift#encryption
`

/** Finds ports that nothing uses; all are held until the last is found. */
async function freePorts(count: number): Promise<number[]> {
  const held = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  try {
    await Promise.all(held.map((server) => once(server, 'listening')))
    return held.map((server) => {
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : 0
    })
  } finally {
    await Promise.all(held.map((server) => new Promise((closed) => server.close(closed))))
  }
}

/** Seconds that the server may take to start on a busy machine. */
const START_S = 120

async function untilHealthy(endpoint: string): Promise<void> {
  for (let waited = 0; waited < START_S * 10; waited += 1) {
    const answer = await fetch(`${endpoint}/healthcheck`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`OpenStack Swift did not answer within ${START_S} seconds`)
}
