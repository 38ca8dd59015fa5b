import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Returns the processes that this one started and that still run. Only Linux has `/proc`. */
export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(pids.map(parentOf))
  return pids.filter((_, index) => parents[index] === parent)
}

/**
 * Kills a process and its children at once. It is stopped before, so that it neither notices their
 * end nor starts others.
 */
export async function killWithChildren(pid: number): Promise<void> {
  const all = await stopWithChildren(pid)
  for (const one of all) send(one, 'SIGKILL')
  while ((await Promise.all(all.map(isAlive))).some(Boolean)) await sleep(5)
}

/** Stops a process and its children without ending them; returns all of them. */
export async function stopWithChildren(pid: number): Promise<number[]> {
  send(pid, 'SIGSTOP')
  const children = await childrenOf(pid)
  for (const child of children) send(child, 'SIGSTOP')
  return [...children, pid]
}

/** Sends a signal to a process, unless it has ended meanwhile. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'ESRCH')) throw error
  }
}

/** Tells whether a process runs; a zombie does not. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3)
  return state !== '' && state !== 'Z'
}

/**
 * Returns the parent of a process from `/proc/{pid}/stat`. It comes after the state, which follows
 * the name in brackets; the name may contain anything, even brackets.
 */
async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
