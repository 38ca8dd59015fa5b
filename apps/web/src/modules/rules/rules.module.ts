import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** Rules of the condominium with their versions and acceptances. */
export const rulesModule: WebModule = {
  name: 'rules',
  slots: [
    {
      rules: {
        recordActions: [lazyCode(async () => (await import('./rules/NewVersion.tsx')).NewVersion)],
        recordFoot: [lazyCode(async () => (await import('./rules/Acceptance.tsx')).Acceptance)],
        recordAside: [
          lazyCode(async () => (await import('./rules/RuleVersions.tsx')).RuleVersionList),
        ],
      },
    },
  ],
}
