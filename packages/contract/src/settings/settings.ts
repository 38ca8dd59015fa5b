import { defaultTiles, tileRules } from '../modules/landing/landing-tiles.ts'
import { defaultNotifications, notificationRules } from '../notifications/notification-kinds.ts'
import { defaultQuietHours, quietRules } from '../notifications/quiet-hours.ts'

/** Colour schemes (interface §13): twelve light, twelve dark, and the grey one. */
export const schemeNames = [
  'light1',
  'light2',
  'light3',
  'light4',
  'light5',
  'light6',
  'light7',
  'light8',
  'light9',
  'light10',
  'light11',
  'light12',
  'dark1',
  'dark2',
  'dark3',
  'dark4',
  'dark5',
  'dark6',
  'dark7',
  'dark8',
  'dark9',
  'dark10',
  'dark11',
  'dark12',
  'greyDark',
] as const

export type SchemeName = (typeof schemeNames)[number]

/** A number from `min` to `max`, both included, in steps. */
type Range = { readonly min: number; readonly max: number; readonly step: number }

/** Percent of the browser's default font size, applied as the root font size (interface §13). */
export const fontSizeRange = { min: 70, max: 130, step: 10 } as const satisfies Range

/** Pixels at normal font size: from a small tablet to the widest screens. */
export const containerWidthRange = { min: 640, max: 3840, step: 1 } as const satisfies Range

const flag = [true, false] as const
const zoneScheme = ['main', ...schemeNames] as const

/** The allowed values of each part of the settings (interface §14). */
const rules = {
  layout: {
    style: ['layout1', 'layout2', 'layout3'],
    config: {
      mode: ['fullwidth', 'container', 'boxed'],
      containerWidth: containerWidthRange,
      scroll: ['page', 'content'],
      navbar: {
        display: flag,
        style: ['style-1', 'style-2', 'style-3', 'style-3-dense'],
        folded: flag,
        // For left-to-right languages; mirrored for right-to-left ones.
        position: ['left', 'right'],
      },
      toolbar: { display: flag, style: ['fixed', 'static'], position: ['above', 'below'] },
      footer: { display: flag, style: ['fixed', 'static'] },
      leftSidePanel: { display: flag },
      rightSidePanel: { display: flag },
    },
  },
  customScrollbars: flag,
  direction: ['ltr', 'rtl'],
  fontSize: fontSizeRange,
  notifications: notificationRules,
  quietHours: quietRules,
  // The figures of the first screen (landing §1).
  landing: tileRules,
  theme: {
    // 'system' follows the device's day and night mode; 'main' follows the page.
    main: ['system', ...schemeNames],
    navbar: zoneScheme,
    toolbar: zoneScheme,
    footer: zoneScheme,
  },
} as const

type Rules = { readonly [key: string]: Rule }
type Rule = readonly (string | boolean)[] | Range | Rules

type Ruled<R> = R extends readonly (infer Value)[]
  ? Value
  : R extends Range
    ? number
    : { readonly [Key in keyof R]: Ruled<R[Key]> }

/** One person's choices of appearance and notifications, on every device they sign in on. */
export type Settings = Ruled<typeof rules>

type Change<T> = T extends object ? { readonly [Key in keyof T]?: Change<T[Key]> } : T

/** Some of the settings; the others stay as they are. */
export type SettingsChange = Change<Settings>

export type LayoutStyle = Settings['layout']['style']
export type LayoutConfig = Settings['layout']['config']

/** Differences between the layouts by default (interface §12). */
const layoutDefaults: Record<LayoutStyle, { width: number; toolbar: 'above' | 'below' }> = {
  layout1: { width: 1570, toolbar: 'above' },
  layout2: { width: 1120, toolbar: 'below' },
  layout3: { width: 1120, toolbar: 'above' },
}

/** Returns the settings of a person who never changed any, in one of the layouts. */
export function defaultSettings(style: LayoutStyle = 'layout1'): Settings {
  const { width, toolbar } = layoutDefaults[style]
  return {
    layout: {
      style,
      config: {
        mode: 'container',
        containerWidth: width,
        scroll: 'page',
        navbar: { display: true, style: 'style-1', folded: false, position: 'left' },
        toolbar: { display: true, style: 'fixed', position: toolbar },
        footer: { display: false, style: 'fixed' },
        leftSidePanel: { display: false },
        rightSidePanel: { display: false },
      },
    },
    customScrollbars: true,
    direction: 'ltr',
    fontSize: 100,
    notifications: defaultNotifications,
    quietHours: defaultQuietHours,
    landing: defaultTiles,
    theme: { main: 'system', navbar: 'main', toolbar: 'main', footer: 'main' },
  }
}

/**
 * Reads saved settings of any form: missing, unknown or impossible values are taken from the
 * defaults of the saved layout.
 */
export function readSettings(saved: unknown): Settings {
  const style = readRule(
    rules.layout.style,
    'layout1',
    propertyOf(propertyOf(saved, 'layout'), 'style'),
  )
  // The result has the type that the rules describe.
  return readRule(rules, defaultSettings(style as LayoutStyle), saved) as Settings
}

/**
 * Returns settings with some of them changed. A change of the layout brings that layout's own
 * measures.
 */
export function changeOfSettings(settings: Settings, change: SettingsChange): Settings {
  const style = change.layout?.style ?? settings.layout.style
  const { containerWidth, toolbar } = defaultSettings(style).layout.config
  const measures = { containerWidth, toolbar: { position: toolbar.position } }
  const moved =
    style === settings.layout.style ? settings : merged(settings, { layout: { config: measures } })
  return readSettings(merged(moved, change))
}

/** Returns the newer settings, with every unchanged part kept as the older object. */
export function keepUnchanged(older: Settings, newer: Settings): Settings {
  // Each part keeps its type.
  return unchanged(older, newer) as Settings
}

function unchanged(older: unknown, newer: unknown): unknown {
  if (!isObject(older) || !isObject(newer)) return newer
  const parts = Object.keys(newer).map((key): [string, unknown] => [
    key,
    unchanged(older[key], newer[key]),
  ])
  return parts.every(([key, part]) => older[key] === part) ? older : Object.fromEntries(parts)
}

function readRule(rule: Rule, fallback: unknown, value: unknown): unknown {
  if (isChoice(rule)) return rule.find((choice) => choice === value) ?? fallback
  if (isRange(rule)) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return fallback
    const { min, max, step } = rule
    return Math.min(max, Math.max(min, Math.round(value / step) * step))
  }
  return Object.fromEntries(
    Object.entries(rule).map(([key, inner]) => [
      key,
      readRule(inner, propertyOf(fallback, key), propertyOf(value, key)),
    ]),
  )
}

function isChoice(rule: Rule): rule is readonly (string | boolean)[] {
  return Array.isArray(rule)
}

function isRange(rule: Rule): rule is Range {
  return 'min' in rule && typeof rule['min'] === 'number'
}

function propertyOf(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

function merged(value: unknown, change: unknown): unknown {
  if (!isObject(value) || !isObject(change)) return change === undefined ? value : change
  const all = { ...value }
  for (const [key, inner] of Object.entries(change)) all[key] = merged(value[key], inner)
  return all
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
