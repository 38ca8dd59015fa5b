import { expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { project } from './project.handlers.ts'
import { issueKinds, type ProjectCalls, type ProjectWidget } from './project.types.ts'

const open = () => openDemoApp<ProjectCalls>('/api/project-dashboard-app', project, 0)

async function widget<Id extends ProjectWidget['id']>(id: Id) {
  const widgets = await open()('GET /api/project-dashboard-app/widgets')
  const found = widgets.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no widget ${id}`)
  return found as Extract<ProjectWidget, { id: Id }>
}

test('there are projects to choose', async () => {
  expect(await open()('GET /api/project-dashboard-app/projects')).toHaveLength(3)
})

test('ranges have fixed names (demo-apps §14)', async () => {
  expect((await widget('summary')).ranges).toEqual({
    DY: 'Yesterday',
    DT: 'Today',
    DTM: 'Tomorrow',
  })
  expect((await widget('github')).ranges).toEqual({
    TW: 'This Week',
    LW: 'Last Week',
    '2W': '2 Weeks Ago',
  })
  expect((await widget('schedule')).ranges).toEqual({ T: 'Today', TM: 'Tomorrow' })
})

test('the days of a week add up to its counts', async () => {
  const sum = (days: readonly number[]) => days.reduce((before, day) => before + day, 0)
  for (const { mainChart, supporting } of Object.values((await widget('github')).data)) {
    expect(sum(mainChart.new)).toBe(supporting.created.count)
    expect(sum(mainChart.closed)).toBe(supporting.closed.count)
    for (const kind of issueKinds) {
      expect(supporting[kind].data).toHaveLength(7)
      expect(sum(supporting[kind].data)).toBe(supporting[kind].count)
    }
  }
})

test('planned amounts are spent or left', async () => {
  const { columns, rows } = (await widget('budget')).table
  for (const { cells } of rows) {
    expect(cells.map(({ id }) => id)).toEqual(columns)
    const [, total, spent, remaining] = cells.map(({ value }) => Number(value))
    expect((spent ?? 0) + (remaining ?? 0)).toBe(total)
  }
})

test('the weather is known in both units, for five days', async () => {
  const { locations, currentLocation } = await widget('weather')
  expect(locations[currentLocation]?.temp).toEqual({ C: 22, F: 72 })
  expect(locations[currentLocation]?.windSpeed).toEqual({ KMH: 19, MPH: 12 })
  for (const { next5Days } of Object.values(locations))
    expect(next5Days.map(({ daysOn }) => daysOn)).toEqual([1, 2, 3, 4, 5])
})
