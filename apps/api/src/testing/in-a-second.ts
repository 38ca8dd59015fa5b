import { vi } from 'vitest'

/** Runs as if a second had passed, by the clock that the cache of sessions uses. */
export async function inASecond<T>(work: () => Promise<T>): Promise<T> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000)
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}
