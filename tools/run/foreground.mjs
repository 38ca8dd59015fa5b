import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnvironment, NODE, ROOT } from './install.mjs'

const FOLLOW_PARENT = path.join(ROOT, 'tools', 'run', 'follow-parent.mjs')

/** Arguments that run a program of ours so that it stops when its launcher is gone. */
export function followed(...args) {
  return ['--import', FOLLOW_PARENT, ...args]
}

/** Starts a program of ours with this terminal, and a channel by which it notices our end. */
export function launch(args, changes = {}) {
  return spawn(NODE, args, {
    cwd: ROOT,
    env: childEnvironment(changes),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * Calls back when we are told to stop, or have lost npm, which started us and, killed, tells nobody.
 * Answers what ends the watch.
 */
export function onStop(stop) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const name of signals) process.on(name, stop)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) stop()
  }, 200)
  return () => {
    clearInterval(watch)
    for (const name of signals) process.off(name, stop)
  }
}

/** Runs programs until the first of them ends, then ends the others; answers its exit code. */
export async function runInForeground(runs, changes = {}) {
  const children = runs.map((args) => launch(args, changes))
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  const watched = onStop(stop)
  const ends = children.map((child) => new Promise((resolve) => child.on('exit', resolve)))
  const code = await Promise.race(ends)
  stop()
  await Promise.all(ends)
  watched()
  // null: ended by a signal, which a program that stops in order catches.
  return code ?? 1
}
