import { Check, KeyRound, Package } from 'lucide-react'
import { ValidityBars } from '../charts/ValidityBars.tsx'
import { WeekGrid } from '../charts/WeekGrid.tsx'
import { Board } from '../display/Board.tsx'
import { Card } from '../display/Card.tsx'
import { Steps } from '../display/Steps.tsx'
import type { ShowcaseTexts } from './ShowcaseTexts.ts'

const tones = ['success', 'warning', 'danger'] as const

/** Charts of register data: weeks, validity, places and steps. */
export function PicturesShowcase({ texts }: { texts: ShowcaseTexts }) {
  const { people, names, states } = texts
  const labels = [states.active, states.waiting, states.blocked]
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
      <Card title={names.date}>
        <WeekGrid
          label={names.date}
          days={labels.map((label, day) => ({ day, label }))}
          blocks={[
            { day: 0, from: 480, to: 1020 },
            { day: 2, from: 1140, to: 1440 },
          ]}
          formatSpan={(from, to) => `${from / 60}–${to / 60}`}
          emptyLabel={texts.short}
          current={0}
        />
      </Card>
      <Card title={names.document}>
        <ValidityBars
          label={names.document}
          days={365}
          today={60}
          todayLabel={names.date}
          rows={people.slice(0, 3).map((person, nth) => ({
            key: person.id,
            label: person.name,
            from: null,
            to: [300, 90, 40][nth] ?? null,
            words: labels[nth] ?? '',
            tone: tones[nth] ?? 'neutral',
          }))}
        />
      </Card>
      <Card title={names.state}>
        <Steps
          label={names.state}
          steps={labels.map((label, nth) => ({
            key: label,
            label,
            icon: nth === 0 ? Check : Package,
            done: nth < 2,
          }))}
        />
        <div className="mt-6">
          <Board
            label={names.rows}
            items={people.slice(0, 4).map((person, nth) => ({
              key: person.id,
              label: person.place,
              code: `C0${nth + 1}`,
              icon: KeyRound,
              here: nth !== 1,
            }))}
          />
        </div>
      </Card>
    </div>
  )
}
