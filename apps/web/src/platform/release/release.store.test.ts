import { PRODUCT_VERSION } from '@portaria/contract/schemas/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const heard = vi.hoisted(() => {
  const tell: (payload: object) => void = () => undefined
  return { tell }
})
vi.mock('../live-events/live-events.ts', () => ({
  onLiveEvent: (_topic: string, handler: typeof heard.tell) => {
    heard.tell = handler
    return () => undefined
  },
}))
const { followRelease, hasOtherRelease, onReleaseChange } = await import('./release.store.ts')

const other = { version: '99.0.0' }
const own = { version: PRODUCT_VERSION }
const mixed = { version: null }

describe('another release of all servers', () => {
  const page = new EventTarget()
  let end: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    end = followRelease()
  })
  afterEach(() => {
    end()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const passed = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return hasOtherRelease()
  }

  it('is told within a minute and a half, and not in the first half minute', () => {
    heard.tell(other)
    expect([passed(29_000), passed(61_001)]).toEqual([false, true])
  })

  it('is told at different moments in different browsers', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0)
    heard.tell(other)
    expect(passed(30_000)).toBe(true)
    heard.tell(own)
    random.mockReturnValue(0.999)
    heard.tell(other)
    expect([passed(89_000), passed(1_000)]).toEqual([false, true])
    random.mockRestore()
  })

  it('is not told while old and new servers answer in turns', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      heard.tell(other)
      expect(passed(15_000)).toBe(false)
      heard.tell(mixed)
      expect(passed(5_000)).toBe(false)
    }
    heard.tell(other)
    expect(passed(90_001)).toBe(true)
  })

  it('is no news to a page that has it', () => {
    heard.tell(own)
    expect(passed(200_000)).toBe(false)
  })

  it('is taken back where servers go back', () => {
    heard.tell(other)
    passed(90_001)
    const changed = vi.fn<() => void>()
    const forget = onReleaseChange(changed)
    heard.tell(own)
    expect([hasOtherRelease(), changed.mock.calls.length]).toEqual([false, 1])
    forget()
  })

  it('waits until nobody types', () => {
    heard.tell(other)
    for (let second = 0; second < 120; second += 2) {
      page.dispatchEvent(new Event('input'))
      expect(passed(2_000)).toBe(false)
    }
    expect([passed(2_000), passed(2_000)]).toEqual([false, true])
  })
})
