import { termWords } from '@portaria/contract/segments/segment-words'
import type { SegmentWords, Term, TermWords } from '@portaria/contract/segments/segments'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useCallback, useSyncExternalStore } from 'react'
import { asObject, readSegmentWords } from './read-segment.ts'
import { currentSession, onSessionChange } from './session/session.store.ts'
import { readStored, storedKeys, writeStored } from './session/session-storage.ts'

/** The value stored under `checkSegment` (interface §4; companies §6). */
export type ChosenSegment = { id: string; name_segment: string }

/**
 * The last words from the server, so that a page can open with them. They are those of the
 * company's own segment and of the chosen one, each with the id for which they are valid.
 */
type StoredWords = { of: string; words: SegmentWords | null }

type State = {
  readonly chosen: ChosenSegment | null
  readonly shown: SegmentWords
}

/** The default: without a segment a company is a condominium. */
const condominium: SegmentWords = { base: 'condominium', terms: {} }

const listeners = new Set<() => void>()

/** The state of this tab, which also works in a browser without storage. */
let chosenText = readStored(storedKeys.segment)
let wordsText = readStored(storedKeys.segmentWords)
let madeOf = ''
let state: State = { chosen: null, shown: condominium }
refresh()

/** Updates the state if something changed, and notifies components. */
function refresh(): void {
  const { tenantId } = currentSession()
  const parts = JSON.stringify([chosenText, wordsText, tenantId])
  if (parts === madeOf) return
  madeOf = parts
  const chosen = readChosen(chosenText)
  const { own, chosen: ofChosen } = readKept(wordsText)
  const ownWords = own?.of === tenantId ? own.words : null
  const chosenWords = chosen !== null && ofChosen?.of === chosen.id ? ofChosen.words : null
  state = { chosen, shown: chosenWords ?? ownWords ?? condominium }
  for (const listener of listeners) listener()
}

function reload(): void {
  chosenText = readStored(storedKeys.segment)
  wordsText = readStored(storedKeys.segmentWords)
  refresh()
}

// Signing out clears both keys; another company has its own words.
onSessionChange(reload)

function readChosen(text: string | null): ChosenSegment | null {
  const kept = parse(text)
  const { id, name_segment: name } = kept
  return typeof id === 'string' && isUuid(id) && typeof name === 'string'
    ? { id, name_segment: name }
    : null
}

function readKept(text: string | null): Record<'own' | 'chosen', StoredWords | null> {
  const kept = parse(text)
  const one = (value: unknown): StoredWords | null => {
    const { of, words } = asObject(value)
    return typeof of === 'string' ? { of, words: readSegmentWords(words) } : null
  }
  return { own: one(kept['own']), chosen: one(kept['chosen']) }
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** Stores the chosen segment, or clears it for null; menu, titles and forms change at once. */
export function chooseSegment(segment: ChosenSegment | null): void {
  chosenText = segment && JSON.stringify({ id: segment.id, name_segment: segment.name_segment })
  writeStored(storedKeys.segment, chosenText)
  refresh()
}

/** Stores the server's words for the company's own segment or for the chosen one. */
export function storeWords(which: 'own' | 'chosen', kept: StoredWords): void {
  wordsText = JSON.stringify({ ...readKept(wordsText), [which]: kept })
  writeStored(storedKeys.segmentWords, wordsText)
  refresh()
}

/** Follows other tabs; returns a function that ends it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === storedKeys.segment || key === storedKeys.segmentWords) reload()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function onSegmentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The segment chosen in this browser; with null the company's own is used. */
export function chosenSegment(): ChosenSegment | null {
  return state.chosen
}

export function useChosenSegment(): ChosenSegment | null {
  return useSyncExternalStore(onSegmentChange, chosenSegment)
}

/** The segment whose words are shown: the chosen one, the company's own, or condominium. */
export function shownSegment(): SegmentWords {
  return state.shown
}

export function useSegment(): SegmentWords {
  return useSyncExternalStore(onSegmentChange, shownSegment)
}

/** Gives the words of a term in the shown segment and the language of the page. */
export function useSegmentTerms(): (term: Term) => TermWords {
  const segment = useSegment()
  const language = useLanguage()
  return useCallback((term) => termWords(language, segment, term), [language, segment])
}
