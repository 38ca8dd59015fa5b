/** Least, greatest and usual seconds until the síndicos get a letter (panic §8). */
export const PANIC_LETTER_AFTER_S = { least: 30, most: 600, usual: 60 } as const

/** The same until the platform's administrators do. */
export const PANIC_PLATFORM_AFTER_S = { least: 60, most: 1_800, usual: 180 } as const

/** People whom a company has told of each alert, beside those on duty. */
export const PANIC_RECIPIENTS_MAX = 20

/** How a company's alerts are told to more people, as it wishes or as is usual. */
export type PanicSettings = {
  letter_after_s: number
  platform_after_s: number
  /** Users of the company; they only add to those on duty. */
  recipient_ids: readonly string[]
}

/** As a company has stored it: what is absent or null is as usual. */
export type StoredPanicSettings = { [Name in keyof PanicSettings]?: PanicSettings[Name] | null }

/** What holds for a company, from its stored `settings`. */
export function panicSettingsOf(
  settings: { panic?: StoredPanicSettings | null } | null,
): PanicSettings {
  const { letter_after_s, platform_after_s, recipient_ids } = settings?.panic ?? {}
  return {
    letter_after_s: letter_after_s ?? PANIC_LETTER_AFTER_S.usual,
    platform_after_s: platform_after_s ?? PANIC_PLATFORM_AFTER_S.usual,
    recipient_ids: recipient_ids ?? [],
  }
}
