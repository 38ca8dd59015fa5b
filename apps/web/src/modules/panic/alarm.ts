import { useEffect, useState } from 'react'
import { inOneTab } from '../../platform/live-events/one-tab.ts'

/** Seconds between the starts of two pairs of tones. */
const PERIOD_S = 1.4

/** Frequencies of the two tones in hertz, audible over a radio. */
const TONES = [880, 660]

/**
 * Sounds the alarm while `on`, in only one tab of the browser, and vibrates a phone. Returns
 * whether the browser blocks the sound until somebody touches the page.
 */
export function useAlarm(on: boolean): boolean {
  const [silent, setSilent] = useState(false)
  useEffect(() => {
    if (!on) return undefined
    const stopping = new AbortController()
    void inOneTab('portaria-alarm', stopping.signal, (signal) => sound(signal, setSilent)).catch(
      // Without sound the banner is still shown.
      () => undefined,
    )
    return () => {
      stopping.abort()
      setSilent(false)
    }
  }, [on])
  return silent
}

async function sound(signal: AbortSignal, onSilent: (silent: boolean) => void): Promise<void> {
  const context = new AudioContext()
  const reportSilence = () => onSilent(context.state !== 'running')
  const resume = () => void context.resume().then(reportSilence)
  context.addEventListener('statechange', reportSilence)
  const options = { signal }
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, resume, options)
  const ring = () => {
    if (context.state === 'running') TONES.forEach((tone, index) => beep(context, tone, index))
    // Browsers refuse to vibrate before the page was touched; most computers cannot.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([300, 150, 300])
  }
  reportSilence()
  ring()
  const ringing = setInterval(ring, PERIOD_S * 1_000)
  await new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted) resolve()
  })
  clearInterval(ringing)
  await context.close()
}

/** Plays one tone, faded in and out to avoid a click. */
function beep(context: AudioContext, frequency: number, index: number): void {
  const begin = context.currentTime + index * 0.3
  const end = begin + 0.26
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(0.35, begin + 0.02)
  gain.gain.setValueAtTime(0.35, end - 0.04)
  gain.gain.linearRampToValueAtTime(0, end)
  const tone = context.createOscillator()
  tone.frequency.value = frequency
  tone.connect(gain).connect(context.destination)
  tone.start(begin)
  tone.stop(end)
}
