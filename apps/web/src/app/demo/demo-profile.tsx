import type { Role } from '@portaria/contract/roles'
import type { Tab } from '@portaria/ui/display/Tabs'
import { meetsDemoApps } from './demo-team.ts'
import { lazyDemo } from './lazy-demo.tsx'
import { demoTexts } from './texts/demo-texts.ts'

const Timeline = lazyDemo(
  async () => (await import('@portaria/demo-apps/profile/ProfileTimeline')).ProfileTimeline,
)
const Photos = lazyDemo(
  async () => (await import('@portaria/demo-apps/profile/ProfilePhotos')).ProfilePhotos,
)
const About = lazyDemo(
  async () => (await import('@portaria/demo-apps/profile/ProfileAbout')).ProfileAbout,
)

/** The sample parts of a profile (demo.md section 2); undefined for roles without samples. */
export function useDemoProfile(
  role: Role | null,
): { label: string; account: string; others: readonly Tab[] } | undefined {
  const t = demoTexts.useTexts()
  if (!meetsDemoApps(role)) return undefined
  return {
    label: t('profile.parts'),
    account: t('profile.account'),
    others: [
      { value: 'timeline', label: t('profile.timeline'), content: <Timeline /> },
      { value: 'photos', label: t('profile.photos'), content: <Photos /> },
      { value: 'about', label: t('profile.about'), content: <About /> },
    ],
  }
}
