import type { pt } from './pt.ts'

export const en: typeof pt = {
  pageTitle: 'My profile',
  failed: 'Your profile could not be opened',
  index: 'Parts of the profile',
  lastLogin: 'Last sign-in {{at}}',
  account: {
    title: 'Account',
    text: 'How others see you, and how to reach you.',
    name: 'Name',
    nameRequired: 'Enter your name.',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    save: 'Save data',
    saved: 'Data saved',
    phoneHelp: 'With the area code, like (11) 98765-4321.',
  },
  email: {
    change: 'Change e-mail',
    text: 'You sign in with {{old}}. The new one counts once you open the message that we send to it.',
    next: 'New e-mail',
    required: 'Enter the new e-mail.',
    send: 'Ask for the change',
    sent: 'Check the new e-mail',
    sentText:
      'We sent a message to {{email}}. It did not arrive? The address may belong to another account.',
  },
  photo: {
    title: 'Photo',
    text: 'Shown beside your name. Choose, take or drop a photo here.',
    saved: 'Photo saved',
    removed: 'Photo removed',
  },
  password: {
    title: 'Password',
    text: 'Use 12 characters or more. Other devices will have to sign in again.',
    current: 'Current password',
    next: 'New password',
    currentRequired: 'Enter the current password.',
    tooShort: 'The password needs 12 characters or more.',
    save: 'Change password',
    saved: 'Password changed',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'A device you do not know? End its session and change the password.',
    current: 'This session',
    unknown: 'Unknown device',
    lastUsed: 'Used {{time}}',
    since: 'Signed in {{time}}',
    sinceFrom: 'Signed in {{time}}, from {{address}}',
    end: 'End',
    endLabel: 'End the session on {{device}}',
    endTitle: 'End this session?',
    endText: '{{device}} will have to sign in again with e-mail and password.',
    ended: 'Session ended',
    endOthers: 'End all others',
    endOthersTitle: 'End all other sessions?',
    endOthersText:
      'Only this device stays signed in. The others will have to sign in again with e-mail and password.',
    othersEnded: 'The other sessions were ended',
    notEnded: 'The session was not ended',
    failed: 'The sessions could not be read',
  },
  memberships: {
    title: 'Memberships',
    text: 'What you are in each company.',
    platform: 'All companies',
    current: 'In use',
    switch: 'Enter this company',
    switchLabel: 'Enter this company: {{membership}}',
    switched: 'You are now {{membership}}',
    notSwitched: 'Could not switch',
    since: 'since {{from}}',
    fromTo: '{{from}} to {{to}}',
    states: {
      upcoming: 'Not begun yet',
      suspended: 'Suspended',
      company_inactive: 'Company inactive',
      ended: 'Ended',
    },
    leave: 'Leave',
    leaveLabel: 'Leave {{membership}}',
    leaveTitle: 'Leave this company?',
    leaveText:
      'You are no longer {{role}} at {{company}}. Only the administration can bring you back.',
    leaveCurrentText:
      'You are no longer {{role}} at {{company}} and are signed out now. Only the administration can bring you back.',
    left: 'You left {{company}}',
    notLeft: 'Could not leave',
    failed: 'The memberships could not be read',
  },
  notifications: {
    title: 'Notifications',
    text: 'What reaches you, and how. It counts on all your devices.',
    kinds: {
      panic_alert: {
        title: 'Panic alerts',
        text: 'Somebody pressed the panic button. The red bar and the panel always show it until somebody takes it.',
      },
      own_alert: {
        title: 'The alert you raised',
        text: 'Who has seen it, who is on the way, and when it was closed.',
      },
      visit_waiting: {
        title: 'Visitor waiting at the gate',
        text: 'Somebody wants to come in and the gate asks you.',
      },
      visit_answered: {
        title: 'Answer to the gate',
        text: 'A resident or host has let a visitor in, or refused.',
      },
      visit_unanswered: {
        title: 'Visitor without an answer',
        text: 'Nobody answered the gate in time.',
      },
      visit_overstayed: {
        title: 'Visit past its time',
        text: 'Somebody is still inside after the time of the visit.',
      },
      visit_blocked: {
        title: 'Blocked person',
        text: 'Somebody blocked came to the gate, and was let in or refused.',
      },
      pass_given: {
        title: 'Pass made at the gate',
        text: 'The gate made a pass for your unit, as somebody of it asked.',
      },
      item_permitted: {
        title: 'Item permit',
        text: 'The gate noted something that leaves your unit or comes to it.',
      },
      desk_conflict: {
        title: 'Entry to resolve',
        text: 'What the gate recorded without a connection does not agree with what is on record.',
      },
      visit_arrived: {
        title: 'Visitor arrived',
        text: 'Your visitor is inside.',
      },
      parcel_arrived: {
        title: 'A parcel arrived',
        text: 'A parcel of your unit is at the desk.',
      },
      parcel_judicial: {
        title: 'Judicial letter',
        text: 'A judicial letter arrived for your unit.',
      },
      parcel_waiting: {
        title: 'A parcel waits',
        text: 'A parcel of yours was not collected yet.',
      },
      parcel_handed: {
        title: 'Parcel collected',
        text: 'Somebody collected a parcel of your unit.',
      },
      parcel_lost: {
        title: 'Parcel lost',
        text: 'A parcel was not found.',
      },
      parcel_returned: {
        title: 'Parcel returned',
        text: 'A parcel of your unit went back to its sender.',
      },
      parcel_refused: {
        title: 'Judicial letter refused',
        text: 'The front desk refused a judicial letter of your unit in writing.',
      },
      parcel_in_locker: {
        title: 'Parcel in the locker',
        text: 'A parcel of your unit is in a door of the locker.',
      },
      locker_attention: {
        title: 'Locker door',
        text: 'A door was left open, the sensor and the register disagree, or a locker does not answer.',
      },
      document_expiring: {
        title: 'Document about to expire',
        text: 'Documents of service providers and employees: 30 and 7 days before, and on the day.',
      },
      access_ending: {
        title: 'End of your access',
        text: 'When your departure is planned: the last day of the access.',
      },
      account_security: {
        title: 'Account security',
        text: 'Password, e-mail and invitations of your account.',
      },
    },
    channels: {
      app: 'In the app',
      toast: 'Notice on the screen',
      sound: 'Sound of the alarm',
      browser: 'Browser notification',
      push: 'Push to your devices',
      email: 'E-mail',
    },
    always: 'Always',
    onDuty: 'Always: whoever is at the gate has to hear it',
    browserHelp: 'While this page is out of sight.',
    elsewhere: 'On at another device. Turn it on to get them in this browser too.',
    unsupported: 'This browser shows no notifications.',
    denied: 'Blocked in this browser. Allow them in the settings of the site.',
    sample: 'Notifications are on',
    sampleText: 'This is how an alert appears here.',
  },
}
