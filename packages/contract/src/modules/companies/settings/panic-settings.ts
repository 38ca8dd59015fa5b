/** Least, greatest and default seconds until the síndicos get a letter (panic §8). */
export const PANIC_LETTER_AFTER_S = { least: 30, most: 600, usual: 60 } as const

/** Least, greatest and default seconds until the platform's administrators get a letter. */
export const PANIC_PLATFORM_AFTER_S = { least: 60, most: 1_800, usual: 180 } as const

/** Limit of people notified of each alert, besides those on duty. */
export const PANIC_RECIPIENTS_MAX = 20

/** A company's settings for notifying more people of alerts, with defaults. */
export type PanicSettings = {
  letter_after_s: number
  platform_after_s: number
  /** Users of the company, in addition to those on duty. */
  recipient_ids: readonly string[]
}

/** A company's stored settings; the default applies to absent or null values. */
export type StoredPanicSettings = { [Name in keyof PanicSettings]?: PanicSettings[Name] | null }

/** Returns the effective settings of a company from its stored `settings`. */
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
