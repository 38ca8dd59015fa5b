const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

const NEWLINE = 0x0a

/**
 * Writes other ids into rows as COPY writes them, wherever they stand: in keys, in references, and
 * within JSON and text, such as the path of a file. No id is that of two things.
 */
export async function* renamedRows(
  rows: AsyncIterable<Buffer>,
  ids: ReadonlyMap<string, string>,
): AsyncGenerator<Buffer> {
  // One byte is one character, so that what is no id stays as it is.
  const renamed = (whole: Buffer) =>
    Buffer.from(
      whole.toString('latin1').replace(UUID, (id) => ids.get(id) ?? id),
      'latin1',
    )
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of rows) {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    if (end === 0) {
      rest = Buffer.concat([rest, chunk])
      continue
    }
    yield renamed(Buffer.concat([rest, chunk.subarray(0, end)]))
    rest = chunk.subarray(end)
  }
  if (rest.length > 0) yield renamed(rest)
}
