import { readerTexts } from '../texts/reader-texts.ts'

interface CapacityBarProps {
  registered: number
  capacity: number
}

/** How full a reader is, as a bar and in words. */
export function CapacityBar({ registered, capacity }: CapacityBarProps) {
  const t = readerTexts.useTexts()
  const words = t('facts.capacityOf', { registered, capacity })
  return (
    <>
      <meter
        aria-label={t('facts.capacity')}
        aria-valuetext={words}
        min={0}
        max={capacity}
        value={registered}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-hover [&::-moz-meter-bar]:bg-accent [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:rounded-full [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-hover [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-inner-element]:block [&::-webkit-meter-optimum-value]:bg-accent [&::-webkit-meter-optimum-value]:bg-none"
      />
      <span aria-hidden className="mt-1 block">
        {words}
      </span>
    </>
  )
}
