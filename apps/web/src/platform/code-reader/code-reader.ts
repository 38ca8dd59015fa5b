// Vite gives the address of the script that it builds from the module.
// oxlint-disable-next-line import/default
import workerUrl from './code-reader.worker.ts?worker&url'

/** Reads the text of the QR code in a frame of the camera; null where there is none. */
type ReadVideo = (video: HTMLVideoElement) => Promise<string | null>

type CodeReader = { read: ReadVideo; end: () => void }

/** The browser's own reader, where there is one; the DOM's types do not have it yet. */
type BrowserReader = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type BrowserReaders = {
  new (options: { formats: string[] }): BrowserReader
  getSupportedFormats: () => Promise<string[]>
}

const { BarcodeDetector: browserReaders, trustedTypes } = globalThis as {
  BarcodeDetector?: BrowserReaders
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
}

interface ScriptPolicy {
  createScriptURL: (url: string) => string
}

/** Allows no script but the worker, whose address the build writes. */
const ownScript = trustedTypes?.createPolicy('code-reader', {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError('only the code reader’s own script is started')
    return url
  },
})

/** Milliseconds between two frames that are searched. */
const FRAME_MS = 80

/** Calls back with each code that a video shows, until the returned function is called. */
export function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const follow = async () => {
    const reader = await openReader()
    while (!signal.aborted) {
      const isPlaying = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
      const code = isPlaying ? await reader.read(video).catch(() => null) : null
      if (!signal.aborted && code !== null && code !== '') onCode(code)
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
    }
    reader.end()
  }
  void follow()
  return () => end.abort()
}

async function openReader(): Promise<CodeReader> {
  const formats = await browserReaders?.getSupportedFormats().catch((): string[] => [])
  if (browserReaders && formats?.includes('qr_code')) {
    const own = new browserReaders({ formats: ['qr_code'] })
    const read: ReadVideo = async (video) => (await own.detect(video))[0]?.rawValue ?? null
    return { read, end: () => undefined }
  }
  return workerReader()
}

/** Our own reader, in a worker, so that typing stays fluent while a frame is searched. */
function workerReader(): CodeReader {
  const worker = new Worker(ownScript?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
  return {
    async read(video) {
      const picture = await createImageBitmap(video)
      const { promise, resolve, reject } = Promise.withResolvers<string | null>()
      const once = { once: true }
      const answer = ({ data }: MessageEvent<string | null>) => resolve(data)
      worker.addEventListener('message', answer, once)
      worker.addEventListener('error', () => reject(new Error('the code reader failed')), once)
      worker.postMessage(picture, [picture])
      return promise
    },
    end: () => worker.terminate(),
  }
}
