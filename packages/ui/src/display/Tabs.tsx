import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface Tab {
  value: string
  label: string
  count?: number
  content?: ReactNode
  /** Keeps the tab mounted while another is chosen, so that a form keeps its typed values. */
  keepMounted?: boolean
}

export interface TabsProps {
  /** The accessible name of the group. */
  label: string
  tabs: readonly Tab[]
  value: string
  onChange: (value: string) => void
}

/**
 * Several views of one thing, one shown at a time. A tab without content only reports that it was
 * chosen.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: string) => onChange(next)}>
      <BaseTabs.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="flex h-10 items-center gap-2 rounded-t-md border-b-2 border-transparent forced-colors:not-data-active:border-[Canvas] px-3 text-sm font-medium whitespace-nowrap text-muted hover-fade hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent data-active:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular rounded-md bg-hover px-1.5 text-xs">{tab.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(
        (tab) =>
          tab.content !== undefined && (
            <BaseTabs.Panel
              key={tab.value}
              value={tab.value}
              keepMounted={tab.keepMounted ?? false}
              className="pt-5 outline-offset-4"
            >
              {tab.content}
            </BaseTabs.Panel>
          ),
      )}
    </BaseTabs.Root>
  )
}
