import { type Article, code, heading, list, note, p } from '../article.ts'
import { samples } from '../samples.ts'

export const theming: Article = [
  p(
    'Every look comes from CSS variables, in `packages/ui`. No component has a colour of its own, and so a new scheme is one line.',
  ),
  heading('schemes', 'Colour schemes'),
  p(
    'A scheme is hue and chroma: of the ground and the letters, and of what is pressed. Its lightness is worked out until every pair that occurs can be read, with a contrast of 4.5 or more.',
  ),
  code(samples.palettes),
  list(
    '`packages/ui/src/theme/palette.ts` has all 25; `npm run print` writes `schemes.css`.',
    '`schemes.test.ts` measures the contrast of every pair in every scheme.',
    'No accent is red: red says danger.',
  ),
  heading('tokens', 'Variables'),
  p(
    'Classes use names, never values: `bg-surface`, `text-muted`, `border-line`, `text-accent-ink`, `bg-danger`. There is no other colour. The grid is 4 pixels, the radius 8, and only what floats has a shadow.',
  ),
  list(
    'A zone (menu, toolbar, footer) may have another scheme, by `data-theme`.',
    'Density is four measures, by `data-density`.',
    'The font size is that of the root, from 70% to 130%: everything is in rem and follows.',
    'Direction is logical (`ms`, `pe`, `start`, `end`): Arabic mirrors everything without another rule.',
  ),
  heading('settings', 'What belongs to each person'),
  p(
    'Choices are in `settings`, read by `GET /me` and written whole by `PATCH /me`. `packages/contract/src/settings/settings.ts` says what each part may be; what does not fit falls back, part by part. The page shows a change first and saves it after 0.6 seconds of rest.',
  ),
  heading('layouts', 'Layouts'),
  p(
    'There are three: `layout1` with the menu at the side, `layout2` and `layout3` with it on top. A layout is a function without state: the page in it stays the same while everything around it changes, and nothing that was typed is lost.',
  ),
  note('See all of it at work under [/ui/components](/ui/components), open to administrators.'),
]
