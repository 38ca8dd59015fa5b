import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Bytes below which a compressed copy saves nothing. */
const COMPRESS_FROM = 1_024

/** Brotli's best level would take twenty times as long for a twelfth less. */
const QUICK = 8

const quality =
  process.env['WEB_COMPRESSION'] === 'quick' ? QUICK : constants.BROTLI_DEFAULT_QUALITY

/** Writes `.gz` and `.br` beside every text file, so that the server need not compress. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((name) =>
        /\.(js|css|html|svg|json|webmanifest)$/.test(name),
      )
      await Promise.all(names.map((name) => compress(path.join(dir, name))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < COMPRESS_FROM) return
  const [zipped, packed] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ])
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, packed)])
}
