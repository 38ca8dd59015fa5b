import { ProfilePage } from '../features/own-account/ProfilePage.tsx'
import { useRole } from '../platform/session/use-session.ts'
import { useDemoProfile } from './demo/demo-profile.tsx'

/** `/pages/profile`, with the demo apps' parts for the team. */
export function ProfileScreen() {
  return <ProfilePage parts={useDemoProfile(useRole())} />
}
