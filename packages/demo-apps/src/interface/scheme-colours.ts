import { useEffect, useState } from 'react'

/** The colours of the page's scheme as `#rrggbb`, by their names in tokens.css. */
export type Colours = Readonly<Record<string, string>>

function readColours(names: readonly string[]): Colours {
  const style = getComputedStyle(document.documentElement)
  return Object.fromEntries(
    names.map((name) => [name, inFull(style.getPropertyValue(`--ui-${name}`).trim())]),
  )
}

/** Expands a colour to `#rrggbb`, which a build may have shortened to `#rgb`. */
export function inFull(colour: string): string {
  return colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
}

/** Returns the colours of the page's scheme; renders again when it changes. */
export function useColours(names: readonly string[]): Colours {
  const [colours, setColours] = useState(() => readColours(names))
  useEffect(() => {
    const observer = new MutationObserver(() => setColours(readColours(names)))
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [names])
  return colours
}

/** The contrast of two colours given as `#rrggbb`, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
