import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './install.mjs'

/** Milliseconds between two checks whether the other process has finished. */
const LOOK_MS = 200

const folder = createHash('sha256').update(ROOT).digest('hex').slice(0, 16)
const LOCK = path.join(os.tmpdir(), `portaria-${folder}.lock`)

/**
 * Does work that writes into this folder, such as installing and building, while no other process
 * does: two that start at once in a fresh clone would overwrite each other's files. A lock of a
 * process that is gone is ignored.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(work) {
  let isTold = false
  while (!tryLock()) {
    if (!isTold) process.stdout.write('Another start is preparing this folder; waiting for it …\n')
    isTold = true
    await sleep(LOOK_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

/**
 * Acquires the lock for this process; returns whether it did. A lock of a process that is gone is
 * removed.
 */
function tryLock() {
  const own = `${LOCK}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    // If two processes link at once, one succeeds.
    linkSync(own, LOCK)
    return true
  } catch {
    const owner = ownerOf(LOCK)
    if (owner !== null && !isAlive(owner)) takeAway(owner)
    return false
  } finally {
    rmSync(own, { force: true })
  }
}

/** Removes a lock, unless another process owns it by now. */
function takeAway(owner) {
  const aside = `${LOCK}.aside.${process.pid}`
  try {
    renameSync(LOCK, aside)
    if (ownerOf(aside) !== owner) linkSync(aside, LOCK)
  } catch {
    // Another process was first.
  } finally {
    rmSync(aside, { force: true })
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
