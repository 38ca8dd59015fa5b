import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { firstBytes } from './first-bytes.ts'
import { SheetError, type SheetLimits, sheetFormat } from './sheet.ts'

/** A workbook has some dozens of parts; a list of many thousands is an attack on memory. */
const MOST_PARTS = 10_000

/** The parts of a workbook file by name. */
export type XlsxPackage = {
  readonly has: (part: string) => boolean
  /** Yields the part's bytes as they inflate. Throws `unreadable` for a missing or damaged part. */
  readonly read: (part: string) => AsyncIterable<Buffer>
  readonly close: () => void
}

/**
 * Opens a workbook file. The inflated bytes of all its parts are counted while they are read,
 * whatever the file claims about itself; past the limit it throws `too_large`.
 */
export async function openXlsxPackage(path: string, limits: SheetLimits): Promise<XlsxPackage> {
  const { size } = await stat(path)
  if (size > limits.xlsxBytes) throw new SheetError('too_large', `a workbook of ${size} bytes`)
  if (sheetFormat(await firstBytes(path, 4)) !== 'xlsx') {
    throw new SheetError('not_a_spreadsheet', 'no zip file')
  }
  const zip = await damageAsSheetError(openPromise(path, { autoClose: false }))
  try {
    const entries = await damageAsSheetError(entriesByName(zip))
    let unpacked = 0
    const furthest = new Map<string, number>()
    // A part that is read twice is counted once.
    const counterOf = (part: string) => {
      let own = 0
      return (bytes: number) => {
        own += bytes
        const before = furthest.get(part) ?? 0
        furthest.set(part, Math.max(before, own))
        count(Math.max(0, own - before))
      }
    }
    const count = (bytes: number) => {
      unpacked += bytes
      if (unpacked > limits.xlsxUnpackedBytes) {
        throw new SheetError('too_large', `inflates to more than ${limits.xlsxUnpackedBytes} bytes`)
      }
    }
    return {
      has: (part) => entries.has(part.toLowerCase()),
      read: (part) =>
        inflatedChunks(zip, entries.get(part.toLowerCase()), counterOf(part.toLowerCase())),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Returns the parts by name; names are compared without case, as the packaging standard says. */
async function entriesByName(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw new SheetError('too_complex', `${zip.entryCount} parts`)
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  return entries
}

async function* inflatedChunks(
  zip: ZipFile,
  entry: Entry | undefined,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  if (!entry?.canDecodeFileData()) throw new SheetError('unreadable', 'a part is missing')
  const packed = await damageAsSheetError(
    zip.openReadStreamPromise(entry, { decodeFileData: false }),
  )
  const inflate = entry.isCompressed() ? createInflateRaw() : null
  // The inflating stream reports these errors too.
  if (inflate) pipeline(packed, inflate).catch(() => undefined)
  let checksum = 0
  try {
    for await (const bytes of (inflate ?? packed) as AsyncIterable<Buffer>) {
      count(bytes.length)
      checksum = crc32(bytes, checksum)
      yield bytes
    }
  } catch (error) {
    throw asSheetError(error)
  } finally {
    inflate?.destroy()
    // If left early, the pipeline of a part that came in one piece never settles.
    packed.destroy()
  }
  if (checksum !== entry.crc32)
    throw new SheetError('unreadable', 'a part differs from its checksum')
}

async function damageAsSheetError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw asSheetError(error)
  }
}

/**
 * Turns an error into a `SheetError`, except for failures of the disk; all others come from the
 * file's own bytes.
 */
function asSheetError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof SheetError || 'syscall' in error) return error
  return new SheetError('unreadable', error.message, { cause: error })
}
