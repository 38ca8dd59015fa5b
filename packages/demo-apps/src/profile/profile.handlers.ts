import { defineDemoApp } from '../back-end/demo-app.ts'
import { profileSeed } from './profile.seed.ts'
import type { ProfileCalls } from './profile.types.ts'

export const profile = defineDemoApp<ProfileCalls>()({
  seed: profileSeed,
  handlers: {
    'GET /api/profile/timeline': (_request, { timeline }) => ({ answer: timeline }),
    'GET /api/profile/photos-videos': (_request, { photosVideos }) => ({ answer: photosVideos }),
    'GET /api/profile/about': (_request, { about }) => ({ answer: about }),
  },
})
