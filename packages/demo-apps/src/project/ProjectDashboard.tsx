import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { usePageTitle } from '../host/use-demo-host.ts'
import { PlainCount, Summary } from './Counts.tsx'
import { IssuesWeek } from './IssuesWeek.tsx'
import type { ProjectCalls, ProjectWidget } from './project.types.ts'
import { Schedule } from './Schedule.tsx'
import { Budget, Team } from './Tables.tsx'
import { projectTexts } from './texts/project-texts.ts'
import { WeatherCard } from './WeatherCard.tsx'

const { query } = demoClient<ProjectCalls>()

/** The project dashboard of the samples: widgets with fixed values, and a choice of projects. */
export function ProjectDashboard() {
  const t = projectTexts.useTexts()
  const [{ data: widgets }, { data: projects }] = useSuspenseQueries({
    queries: [
      query('GET /api/project-dashboard-app/widgets'),
      query('GET /api/project-dashboard-app/projects'),
    ],
  })
  const [chosen, setChosen] = useState(projects[0]?.id ?? null)
  const name = projects.find(({ id }) => id === chosen)?.name ?? t('title')
  usePageTitle(`${name} · ${t('title')}`)
  return (
    <Page>
      <PageHeader
        title={name}
        description={t('about')}
        actions={
          <SelectField
            label={t('project')}
            labelHidden
            className="w-64"
            value={chosen}
            onChange={setChosen}
            options={projects.map((project) => ({ value: project.id, label: project.name }))}
          />
        }
      />
      <div className="grid grid-cols-2 gap-3 pb-6 sm:gap-5 xl:grid-cols-4">
        {widgets.map((widget) => (
          <Widget key={widget.id} widget={widget} />
        ))}
      </div>
    </Page>
  )
}

function Widget({ widget }: { widget: ProjectWidget }) {
  switch (widget.id) {
    case 'summary':
      return <Summary {...widget} />
    case 'overdue':
    case 'issues':
    case 'features':
      return <PlainCount {...widget} />
    case 'github':
      return <IssuesWeek {...widget} />
    case 'schedule':
      return <Schedule {...widget} />
    case 'budget':
      return <Budget rows={widget.table.rows} />
    case 'team':
      return <Team rows={widget.table.rows} />
    default:
      return <WeatherCard {...widget} />
  }
}
