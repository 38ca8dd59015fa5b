import type { pt } from './pt.ts'

export const en: typeof pt = {
  menu: 'Segment',
  choose: 'Choose a segment',
  title: 'Segment of this browser',
  description: 'Renames menu, titles and forms, for you alone and in this browser alone.',
  list: 'Segments',
  own: 'The company’s',
  words: '{{tower}}, {{apartment}} and {{resident}}',
  use: 'Use this segment',
  inUse: 'Used in this browser',
  leave: 'Back to the company’s segment',
  cancel: 'Cancel',
  used: 'Segment in use: {{name}}',
  left: 'Back to the company’s segment',
  failed: 'The segments could not be read',
}
