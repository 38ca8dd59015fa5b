import type { Role } from '@portaria/contract/actors/roles'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { ChevronDown, Sparkles, X } from 'lucide-react'
import { useId, useState } from 'react'
import { readStored, storedKeys, writeStored } from '../../../platform/session/session-storage.ts'
import { TryIt } from './TryIt.tsx'
import { tryItTexts } from './texts/try-it-texts.ts'

/** The tour as one line that opens it, and that can be put away on this device. */
export function TryItLine({ role }: { role: Role }) {
  const t = tryItTexts.useTexts()
  const id = useId()
  const [isAway, setIsAway] = useState(() => readStored(storedKeys.tryItAway) !== null)
  const [isOpen, setIsOpen] = useState(false)
  if (isAway) return null
  const putAway = () => {
    writeStored(storedKeys.tryItAway, 'true')
    setIsAway(true)
  }
  return (
    <section className="flex flex-col gap-2 text-sm print:hidden">
      <div className="flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface ps-4 pe-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 text-start"
        >
          <Sparkles aria-hidden className="size-4 shrink-0 text-accent-ink" />
          <span className="min-w-0 truncate">
            <span className="font-medium">{t('title')}</span>
            <span className="text-muted max-sm:hidden"> · {t('text')}</span>
          </span>
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        <IconButton icon={X} label={t('putAway')} onClick={putAway} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <TryIt role={role} />}
      </div>
    </section>
  )
}
