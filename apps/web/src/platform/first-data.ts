/** Milliseconds that a page waits for its data; after that it shows skeletons. */
const HELD_MS = 150

/** Milliseconds that a page waits for its code. */
const CODE_MS = 1_000

/**
 * Waits a moment for the data of a page about to render: rendering once, with data, is faster than
 * rendering skeletons first.
 */
export const firstData = (fetched: Promise<unknown>): Promise<void> => waitFor(fetched, HELD_MS)

/**
 * Waits for the code that a page needs, at most a second: a page that lost its connection shows its
 * frame meanwhile.
 */
export const firstCode = (fetched: Promise<unknown>): Promise<void> => waitFor(fetched, CODE_MS)

async function waitFor(fetched: Promise<unknown>, longest: number): Promise<void> {
  // A part that shows this data or code requests it again if this request failed.
  const settled = fetched.catch(() => undefined)
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longest))])
}
