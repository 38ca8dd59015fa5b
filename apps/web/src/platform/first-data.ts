/** Milliseconds for which a page waits for its data; after that it shows skeletons. */
const HELD_MS = 150

/** The same for code. */
const CODE_MS = 1_000

/**
 * Waits a moment for the data of a page that is about to render: rendering once, with data, is faster
 * than skeletons first and data after.
 */
export const firstData = (fetched: Promise<unknown>): Promise<void> => waitFor(fetched, HELD_MS)

/**
 * Waits for the code of a page's parts, which it cannot do without; no longer than a second, since a page that
 * lost its connection shows its frame meanwhile.
 */
export const firstCode = (fetched: Promise<unknown>): Promise<void> => waitFor(fetched, CODE_MS)

async function waitFor(fetched: Promise<unknown>, longest: number): Promise<void> {
  // What fails here is asked for again where it is shown.
  const settled = fetched.catch(() => undefined)
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, longest))])
}
