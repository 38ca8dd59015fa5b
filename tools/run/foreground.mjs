import { spawn } from 'node:child_process'
import path from 'node:path'
import { childEnvironment, NODE, ROOT } from './install.mjs'

const FOLLOW_PARENT = path.join(ROOT, 'tools', 'run', 'follow-parent.mjs')

/** Arguments that run a program of ours and stop it when its launcher is gone. */
export function followed(...args) {
  return ['--import', FOLLOW_PARENT, ...args]
}

/** Starts a program of ours in this terminal, with a channel that closes when we end. */
export function launch(args, changes = {}) {
  return spawn(NODE, args, {
    cwd: ROOT,
    env: childEnvironment(changes),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
}

/**
 * Calls back at a signal to stop, and when npm, our parent, is gone: if killed it sends no signal.
 * Returns a function that ends the watch.
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

/** Runs programs until the first of them ends, then stops the others; returns its exit code. */
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
  // null: ended by a signal that it did not handle.
  return code ?? 1
}
