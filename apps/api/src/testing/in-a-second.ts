import { vi } from 'vitest'

/** Works as if a second had passed, by the clock that says how long a look is believed. */
export async function inASecond<T>(work: () => Promise<T>): Promise<T> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000)
  try {
    return await work()
  } finally {
    clock.mockRestore()
  }
}
