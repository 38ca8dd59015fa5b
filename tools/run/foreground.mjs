import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnvironment, NODE, ROOT } from './install.mjs'

const FOLLOW_PARENT = path.join(ROOT, 'tools', 'run', 'follow-parent.mjs')

/** Arguments that run a program of ours so that it stops when its launcher is gone. */
export function followed(...args) {
  return ['--import', FOLLOW_PARENT, ...args]
}

/**
 * Runs programs with this terminal until the first of them ends, then ends the others; answers its
 * exit code. Being told to stop means telling them to; so does losing npm, which started us and,
 * killed, tells nobody.
 */
export async function runInForeground(runs, changes = {}) {
  const children = runs.map((args) =>
    spawn(NODE, args, {
      cwd: ROOT,
      env: childEnvironment(changes),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    }),
  )
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) stop()
  }, 200)

  const ends = children.map((child) => new Promise((resolve) => child.on('exit', resolve)))
  const code = await Promise.race(ends)
  stop()
  await Promise.all(ends)
  clearInterval(watch)
  // null: ended by a signal, which a program that stops in order catches.
  return code ?? 1
}
