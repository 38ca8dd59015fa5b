import { addWords } from '@portaria/i18n/react/texts'
import { fetchToastCards } from '@portaria/ui/feedback/Toaster'

/**
 * Loads the frame, its layout and the names of registers in the language of the page, so that
 * nothing changes after the first paint.
 */
export async function fetchFrame() {
  const [{ Frame }, { fetchLayout }, { loadRegisterTexts }] = await Promise.all([
    import('./Frame.tsx'),
    import('../shell/layouts.ts'),
    import('@portaria/contract/loaded-texts/register-texts'),
  ])
  void fetchToastCards().catch(() => undefined)
  // If the layout's code fails to load, the first layout is used.
  await Promise.all([fetchLayout().catch(() => undefined), addWords(loadRegisterTexts)])
  return { default: Frame }
}
