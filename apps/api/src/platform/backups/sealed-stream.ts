import { Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { StartupError } from '../startup-error.ts'
import { type BackupPlace, readWhole } from './backup-place.ts'

/** The key that opens backups, kept apart from them, and the recipient that a server encrypts for. */
export type BackupKey = { readonly identity: string; readonly recipient: string }

/** Makes a key for backups. */
export async function newBackupKey(): Promise<BackupKey> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** The ending of what is compressed with zstd and then encrypted with age; `age` and `zstd` read it. */
export const SEALED = '.zst.age'

/** Compresses and encrypts a stream for recipients. */
export async function* sealed(
  recipients: readonly string[],
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const compressed = Readable.from(content).compose(createZstdCompress())
  yield* buffersOf(await encrypterFor(recipients).encrypt(webStream(compressed)))
}

/** Encrypts a file, which is compressed by itself already. */
export const sealedBytes = async (
  recipients: readonly string[],
  bytes: Uint8Array,
): Promise<Buffer> => asBuffer(await encrypterFor(recipients).encrypt(bytes))

/** Decrypts and decompresses a stream. Throws for another key, and for one that was changed or cut. */
export async function* opened(
  identities: readonly string[],
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const plain = await withRightKey(decrypterWith(identities).decrypt(webStream(content)))
  yield* Readable.from(buffersOf(plain)).compose(createZstdDecompress())
}

/** Decrypts an object of the place that `sealedBytes` encrypted. Returns null if it is missing. */
export async function openedBytes(
  identities: readonly string[],
  place: BackupPlace,
  name: string,
): Promise<Buffer | null> {
  const bytes = await readWhole(place, name)
  return bytes && asBuffer(await withRightKey(decrypterWith(identities).decrypt(bytes)))
}

function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter
}

function decrypterWith(identities: readonly string[]): Decrypter {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter
}

async function withRightKey<T>(decrypted: Promise<T>): Promise<T> {
  try {
    return await decrypted
  } catch (error) {
    const isOtherKey = error instanceof Error && error.message.startsWith('no identity matched')
    if (!isOtherKey) throw error
    throw new StartupError('BACKUP_IDENTITY is not the key of this backup.')
  }
}

/** Makes a stream of bytes as age takes it. */
function webStream(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next()
      if (next.done) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
}

async function* buffersOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield asBuffer(chunk)
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
