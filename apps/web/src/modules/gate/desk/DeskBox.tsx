// The rows are rich lines with buttons and belong to this input; a native list cannot do that.
// oxlint-disable jsx-a11y/prefer-tag-over-role

import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { type DeskHit, unitKeys } from '@portaria/contract/modules/gate/desk-hits'
import { maskedTaxpayer } from '@portaria/contract/value-types/taxpayer-mask'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Kbd } from '@portaria/ui/display/Kbd'
import { Spinner } from '@portaria/ui/display/Spinner'
import { Banner } from '@portaria/ui/feedback/Banner'
import { MapPin, ScanLine, Search, UserRoundPlus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { hasKeyboard } from '../../../platform/has-keyboard.ts'
import { singleKeysWork } from '../../../shell/keys/single-keys.ts'
import { actOfHit, type HitWords, pageOf } from '../desk-hit.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { DeskHitLine } from './DeskHitLine.tsx'
import { startFromTyped } from './start-from-typed.ts'
import type { Desk } from './use-desk.ts'
import { useLoneLetter } from './use-lone-letter.ts'
import { useQuietEnter } from './use-quiet-enter.ts'

export interface DeskBoxProps {
  desk: Desk
  words: HitWords
  /** Called when Enter is pressed while nothing is typed. */
  onEmptyEnter: () => void
}

/** The desk's only box, for a name, unit, plate, document, card or code, and its results. */
export function DeskBox({ desk, words, onEmptyEnter }: DeskBoxProps) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const id = useId()
  const { box, typed, setTyped, search, act, askPhoto, actOnTyped, clear, setTask } = desk
  const { destination, undoing } = desk
  const { hits, refusal, loading, isThere, answered, problem, note } = search
  const [chosen, setChosen] = useState<string | null>(null)
  const active = hits.find((hit) => hit.id === chosen) ?? hits[0]
  const taxpayer = maskedTaxpayer(typed)
  const isOpen = typed.trim() !== '' && desk.task?.name !== 'unit'
  const lone = useLoneLetter()
  const quiet = useQuietEnter()
  // Letters choose a unit only while the text has nothing but digits. Any other text, even a space,
  // leads to a name or a tower.
  const asksUnit = isThere && singleKeysWork() && /^\d{1,5}$/.test(typed)
  const keys = asksUnit ? unitKeys(hits, typed) : noKeys

  useEffect(() => {
    if (hasKeyboard()) box.current?.focus()
  }, [box])

  // Somebody whom nobody knows: Enter goes on to their visit with what was typed. A code that a
  // scanner read says nothing about a person, and its Enter opens nothing.
  const isUnknown =
    answered && hits.length === 0 && refusal === null && problem === null && note === null
  const start = startFromTyped(typed)
  const mayRegister = isUnknown && taxpayer?.ok !== false && Object.keys(start).length > 0

  const choose = (step: number) => {
    if (hits.length === 0) return
    const index = active ? hits.indexOf(active) : -1
    const next = hits[(index + step + hits.length) % hits.length]
    setChosen(next?.id ?? null)
    document.getElementById(`${id}-${next?.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const enter = (event: KeyboardEvent, hit: DeskHit) => {
    const page = pageOf(hit)
    const obvious = actOfHit(hit, typed, words)
    if (event.shiftKey) askPhoto(obvious)
    else if ((event.ctrlKey || event.metaKey) && page) act({ name: 'open', href: page })
    else act(obvious)
  }
  const press = (event: KeyboardEvent) => {
    lone.end()
    const isQuiet = quiet(event)
    if (event.nativeEvent.isComposing) return
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const equal = isPlain && hits.find(({ id: hit }) => keys.get(hit) === event.key.toUpperCase())
    if (equal && !desk.ahead.waits()) {
      // The letter goes into the box too: if another follows, both belong to a name.
      lone.begin(typed + event.key, () => {
        setTyped(typed)
        act(actOfHit(equal, typed, words))
      })
    } else if (event.key.toLowerCase() === 'z' && !isPlain && typed === '' && undoing.last) {
      event.preventDefault()
      undoing.undo(undoing.last)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      clear()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      choose(event.key === 'ArrowDown' ? 1 : -1)
    } else if (isQuiet && isPlain && typed === '' && !desk.ahead.waits()) {
      event.preventDefault()
      onEmptyEnter()
    } else if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      // A code scanner presses Enter long before the answer arrives. That Enter then applies to the
      // first result.
      if (desk.ahead.waits()) desk.ahead.enter()
      else if (answered && active) enter(event, active)
      else if (mayRegister) act({ name: 'visit', start })
      else if (!answered) void actOnTyped(typed.trim(), (hit) => enter(event, hit))
    }
  }
  return (
    <div className="flex flex-col gap-3">
      <div
        data-no-toasts
        className="flex min-h-16 items-center gap-3 rounded-xl border-2 border-line-strong bg-surface ps-4 pe-2 text-xl has-[input:focus-visible]:border-accent max-sm:min-h-14 max-sm:text-lg"
      >
        {loading || desk.busy || desk.entry.busy ? (
          <Spinner className="size-6 shrink-0" />
        ) : (
          <Search aria-hidden className="size-6 shrink-0 text-accent-ink" />
        )}
        <input
          ref={box}
          role="combobox"
          data-page-search
          aria-label={t('box.label')}
          aria-haspopup="grid"
          aria-expanded={isOpen && hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
          aria-autocomplete="list"
          placeholder={t('box.label')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setChosen(null)
            lone.note(event.target.value)
            setTyped(event.target.value)
          }}
          onKeyDown={press}
          className="h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted"
        />
        {typed !== '' && (
          <IconButton size="lg" icon={X} label={t('box.keys.clear')} onClick={clear} />
        )}
        <IconButton
          size="lg"
          icon={ScanLine}
          label={t('box.scan')}
          onClick={() => setTask({ name: 'scan' })}
        />
      </div>
      {destination && (
        <p className="flex flex-wrap items-center gap-2 text-base">
          <MapPin aria-hidden className="size-5 shrink-0 text-accent-ink" />
          {t('box.destination', { unit: destination.title })}
          <IconButton icon={X} label={t('box.forget')} onClick={desk.forgetDestination} />
        </p>
      )}
      {isOpen && (
        <section className="rounded-xl border border-line bg-surface p-2">
          {refusal !== null && (
            <Banner tone="danger" title={t('box.refused')} className="m-1">
              {fieldText(language, refusal)}
            </Banner>
          )}
          {note !== null && (
            <Banner tone="warning" className="m-1">
              {t(`offline.${note}`)}
            </Banner>
          )}
          {problem !== null && (
            <Banner tone="warning" title={t('failed')}>
              {problem}
            </Banner>
          )}
          <div
            id={`${id}-list`}
            role="grid"
            aria-label={t('box.results')}
            aria-busy={loading || undefined}
          >
            {hits.map((hit) => (
              <DeskHitLine
                key={hit.id}
                id={`${id}-${hit.id}`}
                found={hit}
                active={hit === active}
                unitKey={keys.get(hit.id)}
                onPoint={() => setChosen(hit.id)}
                onAct={act}
                {...{ typed, words }}
              />
            ))}
          </div>
          {hits.length === 0 && (
            <output className="block px-3 py-4 text-center text-muted">
              {isUnknown && (
                <>
                  <span className="block font-medium text-ink">
                    {t('box.none', { typed: typed.trim() })}
                  </span>
                  {taxpayer?.ok === false ? fieldText(language, taxpayer.code) : t('box.noneText')}
                  <span className="mt-3 block">
                    <Button icon={UserRoundPlus} onClick={() => act({ name: 'visit', start })}>
                      {t('box.register')}
                    </Button>
                  </span>
                </>
              )}
              {!answered && t('box.searching')}
            </output>
          )}
          {hits.length > 0 && hasKeyboard() && <Keys unit={keys.size > 0} />}
        </section>
      )}
    </div>
  )
}

const noKeys: ReadonlyMap<string, string> = new Map()

const shownKeys = [
  ['↓ ↑', 'choose'],
  ['Enter', 'act'],
  ['Shift Enter', 'photo'],
  ['Ctrl Enter', 'open'],
  ['Esc', 'clear'],
] as const

function Keys({ unit }: { unit: boolean }) {
  const t = gateTexts.useTexts()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-3 pt-2 text-xs text-muted">
      {unit && <span>{t('box.keys.unit')}</span>}
      {shownKeys.map(([key, name]) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <bdi>
            <Kbd>{key}</Kbd>
          </bdi>
          {t(`box.keys.${name}`)}
        </span>
      ))}
    </p>
  )
}
