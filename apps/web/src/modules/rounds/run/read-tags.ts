/** The event when a tag is read; the DOM's types do not have it yet. */
type TagEvent = Event & {
  readonly message: {
    readonly records: readonly { readonly recordType: string; data?: DataView }[]
  }
}

type TagReader = EventTarget & {
  scan(options: { signal: AbortSignal }): Promise<void>
}

/**
 * Calls back with the text of each tag held to the device, until the returned function is called.
 */
export function readTags(onCode: (code: string) => void): () => void {
  const { NDEFReader: Reader } = globalThis as { NDEFReader?: new () => TagReader }
  const end = new AbortController()
  if (!Reader) return () => undefined
  const reader = new Reader()
  reader.addEventListener(
    'reading',
    (event) => {
      for (const { recordType, data } of (event as TagEvent).message.records)
        if (recordType === 'text' && data) onCode(new TextDecoder().decode(data))
    },
    { signal: end.signal },
  )
  // Reading tags may be refused or switched off. The camera still reads labels then.
  reader.scan({ signal: end.signal }).catch(() => undefined)
  return () => end.abort()
}
