import type { TextOf } from '../../../texts/register-text.ts'
import type { violations } from './violations.ts'

export const en: TextOf<typeof violations> = {
  one: 'Violation',
  many: 'Violations',
  gender: 'f',
  purpose: 'What a unit did against a rule: the warning, the defence and the decision.',
  heading: '{{subject}} · no. {{number}}',
  fields: {
    number: 'Number',
    subject: 'Subject',
    occurrence: 'Occurrence',
    rule: 'Rule',
    happened_at: 'When it happened',
    place: 'Where',
    facts: 'Facts',
    defence_days: 'Days for the defence',
    answer_to: 'Where to answer',
    owner: 'Owner',
    copy_to: 'Copy to the tenant',
    state: 'Progress',
    notified_at: 'Warning issued at',
    notified_by: 'Issued by',
    warning_text: 'Letter of the warning',
    warning_digest: 'Code of the letter (SHA-256)',
    warning_received_at: 'Received at',
    warning_received_how: 'How it was received',
    warning_received_by: 'Who received it',
    warning_receipt: 'Receipt',
    defence_until: 'Defence until',
    defence: 'Defence',
    defence_picture: 'Document of the defence',
    defended_at: 'Defended at',
    defended_by: 'Noted by',
    outcome: 'Outcome',
    decision: 'Grounds of the decision',
    contribution: 'Monthly contribution of the unit (R$)',
    fine_amount: 'Amount of the fine (R$)',
    minutes_picture: 'Minutes of the assembly',
    decided_at: 'Decided at',
    decided_by: 'Decided by',
    decision_text: 'Letter of the decision',
    decision_digest: 'Code of the decision’s letter (SHA-256)',
    decision_received_at: 'Decision received at',
    decision_received_how: 'How the decision was received',
    decision_received_by: 'Who received the decision',
    decision_receipt: 'Receipt of the decision',
    cancel_reason: 'Reason of the cancellation',
    decidable: 'Waits for a decision',
  },
  help: {
    facts: 'The unit reads this text in the letter. Do not say who reported it.',
    defence_days: 'They run from the proved receipt of the warning.',
    answer_to: 'E-mail, address or gatehouse, as the letter says it.',
    fine_amount:
      'At most 5 times the contribution; at most 10 with the minutes of the assembly attached.',
  },
  sections: {
    violation: 'Violation',
    answer: 'Deadline',
    progress: 'Progress',
    warning: 'Warning',
    defence: 'Defence',
    decision: 'Decision',
  },
  choices: {
    state: {
      draft: 'Draft',
      notified: 'Warned, not received yet',
      answering: 'Defence is open',
      defended: 'Defended',
      decided: 'Decided',
      closed: 'Closed',
      cancelled: 'Cancelled',
    },
    outcome: {
      dismissed: 'Dismissed',
      warned: 'Warning upheld',
      fined: 'Fine',
    },
    warning_received_how: {
      in_person: 'In person',
      registered_mail: 'Registered mail',
      notary: 'Notary',
      portal: 'In the app',
      refused: 'Refused before a witness',
    },
    decision_received_how: {
      in_person: 'In person',
      registered_mail: 'Registered mail',
      notary: 'Notary',
      portal: 'In the app',
      refused: 'Refused before a witness',
    },
  },
  transitions: {
    notify: {
      button: 'Issue warning',
      done: 'Warning issued',
      text: 'The letter is written now and does not change. The owner and the tenant are told.',
    },
    receive: {
      button: 'Record receipt',
      done: 'Receipt recorded',
      text: 'The deadline of the defence runs from this day.',
    },
    confirm: {
      button: 'Confirm receipt',
      done: 'Receipt confirmed',
      text: 'The deadline of your defence begins today.',
    },
    defend: {
      button: 'Defend',
      done: 'Defence recorded',
      text: 'The management decides after reading it.',
    },
    dismiss: {
      button: 'Dismiss',
      done: 'Violation dismissed',
      text: 'The letter of the decision is issued.',
    },
    warn: {
      button: 'Uphold warning',
      done: 'Warning upheld',
      text: 'The letter of the decision is issued, without a fine.',
    },
    fine: {
      button: 'Fine',
      done: 'Fine imposed',
      text: 'The letter of the fine is issued and does not change.',
    },
    'receive-decision': {
      button: 'Record receipt',
      done: 'Violation closed',
      text: 'The letter of the decision was delivered; the violation is closed.',
    },
    'confirm-decision': {
      button: 'Confirm receipt',
      done: 'Receipt confirmed',
      text: 'You received the letter of the decision.',
    },
    cancel: {
      button: 'Cancel violation',
      done: 'Violation cancelled',
      text: 'It is kept, with the reason.',
    },
  },
  views: {
    open: {
      m: 'Open',
      f: 'Open',
    },
    decided: {
      m: 'Decided',
      f: 'Decided',
    },
  },
  heads: {
    happened_at: ['date', 'date and time'],
  },
  refusals: {
    owner_missing:
      'No owner of this unit is on record. Record who it is before you issue the warning.',
    defence_open: 'There is no defence yet, and its deadline is not over.',
    defence_late: 'The deadline of the defence is over. Talk to the management.',
    rule_without_fine: 'The rule of this violation provides for no fine.',
    fine_above_five:
      'The fine is above 5 times the contribution. Attach the minutes of the assembly, or lower it.',
    fine_above_ten:
      'The fine is above 10 times the contribution, the most that an assembly may decide.',
    rule_not_in_force:
      'This version of the rule was not in force when it happened. Choose the one that was.',
    before_issue: 'The letter was issued after that.',
  },
  needs: {
    decidable: {
      one: '{{count}} violation waits for a decision',
      other: '{{count}} violations wait for a decision',
    },
  },
}
