import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { systemActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../database/app-database.ts'

/**
 * Milliseconds between two looks at which files other releases have: whoever asks for names that
 * nobody has makes no more work than that.
 */
const LOOK_MS = 1_000

/** Bytes of files, as read, that are kept in memory; past them, all are forgotten. */
const KEPT_BYTES = 16 * 1024 * 1024

const compressed = promisify(gzip)

const actor = systemActor('web assets')

/** A script or style, and the same compressed. */
export type WebAsset = { readonly content: Buffer; readonly gzip: Buffer }

/** Reads a script or style by its name that a server of another release has; null if none does. */
export type OtherWebAssets = (name: string) => Promise<WebAsset | null>

export function otherWebAssets(
  database: Pick<AppDatabase, 'onPlatform'>,
  lookMs = LOOK_MS,
): OtherWebAssets {
  let names = new Set<string>()
  let lookedAt = -Infinity
  let looking: Promise<void> | null = null
  /** What was read, or is being read: many pages ask for the same at once. */
  const kept = new Map<string, Promise<WebAsset | null>>()
  let keptBytes = 0

  /** Looks again, once for all who wait, and not before a second has passed. */
  function look(): Promise<void> {
    looking ??= (async () => {
      await sleep(Math.max(0, lookedAt + lookMs - performance.now()))
      lookedAt = performance.now()
      const rows = await database.onPlatform(actor, (queries) =>
        queries.all(sql<{ name: string }>`SELECT name FROM web_assets`),
      )
      names = new Set(rows.map(({ name }) => name))
    })().finally(() => {
      looking = null
    })
    return looking
  }

  async function read(name: string): Promise<WebAsset | null> {
    const row = await database.onPlatform(actor, (queries) =>
      queries.first(sql<{ content: Buffer }>`SELECT content FROM web_assets WHERE name = ${name}`),
    )
    if (row === undefined) return null
    keptBytes += row.content.length
    return { content: row.content, gzip: await compressed(row.content) }
  }

  function keep(name: string): Promise<WebAsset | null> {
    if (keptBytes > KEPT_BYTES) {
      kept.clear()
      keptBytes = 0
    }
    const reading = read(name)
    kept.set(name, reading)
    const forget = () => void kept.delete(name)
    // A file that a newer build removed meanwhile, or a database that was away, is asked for again.
    reading.then((asset) => asset === null && forget(), forget)
    return reading
  }

  return async (name) => {
    if (!/^[\w.-]{1,120}\.(js|css)$/.test(name)) return null
    if (!names.has(name)) await look()
    return names.has(name) ? (kept.get(name) ?? keep(name)) : null
  }
}
