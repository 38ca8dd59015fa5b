import type { ReactNode } from 'react'

export interface PricingHeadProps {
  title: string
  text: string
  children?: ReactNode
}

/** The head of a pricing page, in the middle. */
export function PricingHead({ title, text, children }: PricingHeadProps) {
  return (
    <header className="flex flex-col items-center pt-10 pb-8 text-center">
      <h1 className="text-3xl font-semibold text-balance">{title}</h1>
      <p className="mt-3 max-w-130 text-base text-pretty text-muted">{text}</p>
      {children}
    </header>
  )
}
