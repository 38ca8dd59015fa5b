/** Milliseconds for which a page waits for its data; after that it shows skeletons. */
const HELD_MS = 150

/**
 * Waits a moment for the data of a page that is about to render: rendering once, with data, is faster
 * than skeletons first and data after.
 */
export async function firstData(fetched: Promise<unknown>): Promise<void> {
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, HELD_MS))])
}
