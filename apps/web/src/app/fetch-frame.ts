import { addWords } from '@portaria/i18n/react/texts'
import { fetchToastCards } from '@portaria/ui/feedback/Toaster'

/**
 * Fetches the frame, the layout that it will stand in and what registers are called in the language
 * of the page, so that nothing of it changes once it is seen.
 */
export async function fetchFrame() {
  const [{ Frame }, { fetchLayout }, { loadRegisterTexts }] = await Promise.all([
    import('./Frame.tsx'),
    import('../shell/layouts.ts'),
    import('@portaria/contract/texts/register-texts'),
  ])
  void fetchToastCards().catch(() => undefined)
  // Where its code does not come, the first layout stands in.
  await Promise.all([fetchLayout().catch(() => undefined), addWords(loadRegisterTexts)])
  return { default: Frame }
}
