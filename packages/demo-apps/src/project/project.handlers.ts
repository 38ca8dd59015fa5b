import { defineDemoApp } from '../back-end/demo-app.ts'
import { projectSeed } from './project.seed.ts'
import type { ProjectCalls } from './project.types.ts'

export const project = defineDemoApp<ProjectCalls>()({
  seed: projectSeed,
  handlers: {
    'GET /api/project-dashboard-app/widgets': (_request, { widgets }) => ({ answer: widgets }),
    'GET /api/project-dashboard-app/projects': (_request, { projects }) => ({ answer: projects }),
  },
})
