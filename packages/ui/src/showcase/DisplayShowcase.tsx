import { Check, Pencil, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { BarChart } from '../charts/BarChart.tsx'
import { BarList } from '../charts/BarList.tsx'
import { Sparkline } from '../charts/Sparkline.tsx'
import { Avatar } from '../display/Avatar.tsx'
import { Card } from '../display/Card.tsx'
import { Collapsible } from '../display/Collapsible.tsx'
import { DescriptionList } from '../display/DescriptionList.tsx'
import { Divider } from '../display/Divider.tsx'
import { QrCode } from '../display/QrCode.tsx'
import { Tabs } from '../display/Tabs.tsx'
import { Timeline } from '../display/Timeline.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

/** Components that show and explain. */
export function DisplayShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { people, names, states, actions } = texts
  const [tab, setTab] = useState('first')
  const bars = people.slice(0, 7).map((person, index) => ({
    label: person.name.slice(0, 3),
    value: Math.round(person.amount),
    highlight: index === 6,
  }))
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card title={texts.sections.display} description={texts.short}>
        <Tabs
          label={texts.sections.display}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'first',
              label: names.document,
              content: (
                <DescriptionList
                  items={people
                    .slice(0, 4)
                    .map((person) => ({ term: person.place, value: person.name }))}
                />
              ),
            },
            {
              value: 'second',
              label: names.rows,
              count: people.length,
              content: (
                <DescriptionList
                  items={people
                    .slice(0, 6)
                    .map((person) => ({ term: person.place, value: person.name }))}
                />
              ),
            },
          ]}
        />
      </Card>
      <Card title={names.amount}>
        <BarChart label={names.amount} bars={bars} />
        <Divider className="my-5" />
        <BarList
          label={names.amount}
          bars={people.slice(0, 4).map((person) => ({
            key: person.id,
            label: person.name,
            value: Math.round(person.amount),
            href: '#',
            note: person.place,
          }))}
        />
        <Divider className="my-5" />
        <div className="flex items-center gap-4">
          <span className="tabular text-2xl font-semibold">{bars.at(-1)?.value}</span>
          <Sparkline label={texts.short} values={people.map((person) => person.amount)} />
          <span className="flex-1" />
          {people.slice(0, 3).map((person) => (
            <Avatar key={person.id} name={person.name} />
          ))}
        </div>
      </Card>
      <Card title={names.notes}>
        <Timeline
          events={[
            {
              id: 'a',
              title: states.active,
              time: '14:05',
              text: texts.short,
              icon: Check,
              tone: 'success',
            },
            { id: 'b', title: actions.edit, time: '13:40', text: texts.long, icon: Pencil },
            {
              id: 'c',
              title: states.blocked,
              time: '09:12',
              icon: TriangleAlert,
              tone: 'danger',
            },
          ]}
        />
      </Card>
      <Card title={names.code}>
        <QrCode value={texts.long} label={names.code} className="size-40" />
      </Card>
      <Card title={names.filter}>
        <Collapsible title={names.notes} defaultOpen>
          <p className="text-sm text-muted">{texts.long}</p>
        </Collapsible>
        <Collapsible title={names.place}>
          <p className="text-sm text-muted">{texts.long}</p>
        </Collapsible>
      </Card>
    </div>
  )
}
