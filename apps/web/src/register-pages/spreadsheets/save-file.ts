import { todayIso } from '@portaria/ui/dates'

/** Milliseconds for the browser to start reading a file before its address is revoked. */
const KEPT_MS = 60_000

/** Saves a file through the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/**
 * A file name of plain letters and today's date: "Áreas comuns" gives
 * `areas-comuns-2026-11-21.csv`.
 */
export function datedFileName(words: string, extension: string): string {
  return `${slug(words)}-${todayIso()}.${extension}`
}

/** Converts words for use in a file name on any system: lower case, without accents and spaces. */
export function slug(words: string): string {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
