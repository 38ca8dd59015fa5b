import { useEffect, useRef } from 'react'

interface StepTitleProps {
  title: string
  text?: string
}

/** The question of a step; it takes the focus, so that the keyboard goes on from there. */
export function StepTitle({ title, text }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold text-balance outline-none">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 text-sm text-pretty text-muted">{text}</p>}
    </header>
  )
}
