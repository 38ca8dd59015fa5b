import type { Sabotage } from '../../../../../tools/sabotage/sabotage.ts'

const tests = ['../common-life/announcements/announcement-delivery.test.ts']

/** Each takes one protection away, which the tests of announcements on their way must notice. */
export const sabotages: readonly Sabotage[] = [
  {
    name: 'a letter to many that is sent again by the next job',
    tests,
    edit: {
      file: './many-deliveries.ts',
      find: "return item && (await claim(context, id, 'email')) ?",
      replace: 'return item ?',
    },
  },
  {
    name: 'a letter to many that is given up where the mail server refused it',
    tests,
    edit: {
      file: './many-deliveries.ts',
      find: 'UPDATE inbox_items SET letter_at = NULL',
      replace: 'UPDATE inbox_items SET letter_at = letter_at',
    },
  },
  {
    name: 'quiet hours that hold nothing back',
    tests,
    edit: {
      file: './delivery-plan.ts',
      find: 'afterS: heldFor(quietHours, kind, channel, person.minute) * 60,',
      replace: 'afterS: 0,',
    },
  },
  {
    name: 'an emergency in quiet hours that does not say why it comes',
    tests,
    edit: {
      file: './inbox-deliveries.ts',
      find: "paragraphs: isOverriding(item, 'email') ? [text, overridden] : [text],",
      replace: 'paragraphs: [text],',
    },
  },
]
