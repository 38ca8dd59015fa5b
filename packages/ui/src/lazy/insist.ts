/** How often code is asked for while the device has a network, and milliseconds between two tries. */
const TRIES = 3
const PAUSE_MS = 1_000

/**
 * What `load` answers. A failure is no sign that the code is gone: the network may have come back between the two,
 * or go for a moment. Without a network it waits; with one it throws after some tries.
 */
export async function insist<Code>(
  load: () => Promise<Code>,
  isOnline = () => navigator.onLine,
): Promise<Code> {
  for (let failures = 0; ; ) {
    try {
      return await load()
    } catch (error) {
      failures = isOnline() ? failures + 1 : 0
      if (failures === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
