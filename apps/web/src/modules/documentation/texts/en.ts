import type { Translation } from '@portaria/i18n/text-tree'
import type { pt } from './pt.ts'

export const en: Translation<typeof pt> = {
  title: 'Documentation',
  description:
    'How to use Portaria, by who uses it: from the first sign-in to the gate, from administration to the API.',
  chapters: {
    start: 'Start here',
    people: 'Every day',
    administrators: 'For administrators',
    operators: 'For operators',
    developers: 'For developers',
    news: 'What changed',
  },
  keyActs: 'What they do',
  articles: {
    'getting-started': {
      title: 'Getting started',
      summary: 'Signing in, finding your way, and the keyboard.',
    },
    sindico: {
      title: 'For the building manager',
      summary: 'Set up the condominium, give access and follow the day.',
    },
    gate: {
      title: 'For the gate',
      summary: 'Find people and plates, enter visitors, answer an alert.',
    },
    residents: {
      title: 'For residents',
      summary: 'Your home, your visitors and the panic button.',
    },
    providers: {
      title: 'For service providers',
      summary: 'Where you are expected, your documents, and how to say that you are on the way.',
    },
    access: {
      title: 'Access points and rules',
      summary: 'Say who passes where and when, try a passage, and know why a door opened.',
    },
    'rules-and-areas': {
      title: 'Rules and common areas',
      summary: 'Writing, publishing and accepting rules, and entering what is booked.',
    },
    reservations: {
      title: 'Reservations',
      summary: 'Booking, waiting, approving, inspecting and subscribing in a calendar.',
    },
    announcements: {
      title: 'Announcements',
      summary: 'Tell everybody or some, with the proof of who read it, and quiet hours.',
    },
    requests: {
      title: 'Requests',
      summary:
        'Ask the management for something, answer in time, and talk with the team or with who asked.',
    },
    occurrences: {
      title: 'Occurrences and council',
      summary:
        'Report what happened without the unit concerned learning who did, and what goes to the council.',
    },
    rounds: {
      title: 'Rounds',
      summary: 'Points with labels, patrols with a schedule, and each round: done, late or missed.',
    },
    reports: {
      title: 'Reports',
      summary: 'Visits, rounds and occurrences of a period, in figures that open their rows.',
    },
    'administrators/roles': {
      title: 'Roles and permissions',
      summary: 'Who may do what, in each register.',
    },
    'administrators/signing-in': {
      title: 'Signing in through another service',
      summary: 'Connecting an identity provider to the installation, and what changes for people.',
    },
    'administrators/segments': {
      title: 'Segments',
      summary: 'Tower, site, wing or sector: what each place calls things.',
    },
    'administrators/imports': {
      title: 'Import and export',
      summary: 'Spreadsheets that are checked on the way in and whole on the way out.',
    },
    'administrators/servers': {
      title: 'Servers',
      summary: 'See how the installation is, and mend what failed.',
    },
    'administrators/equipment': {
      title: 'Equipment',
      summary: 'What is there today, and what is not yet.',
    },
    'operators/installing': {
      title: 'Installing',
      summary: 'From an empty machine to a running installation.',
    },
    'operators/backups': {
      title: 'Backups',
      summary: 'Try them, recover the installation after a loss, and move to a larger database.',
    },
    'operators/upkeep': {
      title: 'Watching and upgrading',
      summary: 'The routine, releases, the commonest troubles, privacy, and handing over.',
    },
    'developers/api': {
      title: 'The API',
      summary: 'Signing in, choosing a company and reading errors.',
    },
    'developers/records': {
      title: 'Lists and records',
      summary: 'Filter, create once, change without overwriting.',
    },
    'developers/imports-and-events': {
      title: 'Spreadsheets and live events',
      summary: 'Import over the API, export, and follow what happens.',
    },
    'developers/doors': {
      title: 'Doors and accesses',
      summary: 'Points, rules, who passed, opening from afar, emergencies and faces.',
    },
    'developers/personal-data': {
      title: 'Personal data',
      summary: 'Exporting and erasing the data of one person (LGPD), by program.',
    },
    'developers/theming': {
      title: 'Theming',
      summary: 'How colours, letters and layouts are made.',
    },
    'developers/adding-a-register': {
      title: 'Adding a register',
      summary: 'A definition, a migration and the words.',
    },
    changelog: { title: 'Changelog', summary: 'What each version brought.' },
  },
  openIndex: 'Chapters',
  index: 'Chapters of the documentation',
  onThisPage: 'On this page',
  previous: 'Previous',
  next: 'Next',
  around: 'Neighbouring articles',
  linkTo: 'Copy the address of “{{heading}}”',
  linkCopied: 'Address copied',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'It could not be copied. Select the text and copy it.',
  note: 'Good to know',
  warning: 'Careful',
  code: 'Code',
  table: 'Table: {{title}}',
  search: {
    label: 'Search the documentation',
    results: 'Search results',
    found_one: '{{count}} result for “{{typed}}”',
    found_other: '{{count}} results for “{{typed}}”',
    keys: 'Arrows choose, Enter opens, Esc closes',
    none: 'Nothing found for “{{typed}}”',
    noneText: 'Try another word, or open one of the chapters.',
    clear: 'Clear the search',
  },
  example: {
    request: 'Request',
    answer: 'Answer',
    noBody: 'No body.',
    varies: 'What is underlined is another each time.',
    keeps: 'Keep {{from}} as {{name}}: the next examples use it.',
    file: 'The file {{name}}',
  },
  rights: {
    register: 'Register',
    all: 'everything',
    own: 'only their own: {{operations}}',
    some: '{{operation}} in part',
    yes: 'yes',
    operations: {
      read: 'see',
      create: 'create',
      update: 'change',
      remove: 'remove',
      restore: 'restore',
      history: 'history',
      import: 'import',
      export: 'export',
    },
    features: {
      access: {
        look_up: 'Try passages on paper and see who passes where',
        events: 'See accesses; residents, their own, of minors in their care and of their guests',
        propose: 'Create the first access rules',
        own_pins: 'Set one’s own PIN for doors',
        monitor: 'Follow the points live, with who passes',
        open: 'Open points from afar, always with a reason',
        release: 'Release doors in an emergency and end the release',
        lockdown: 'Lock entrances down and end the lockdown',
        presence: 'Correct who is inside, and forgive second entries',
      },
      readers: {
        state: 'See whether readers answer',
        console: 'See the queue and troubles of readers, and check them',
        set_up: 'Add readers, change their passwords and try them',
      },
      faces: {
        own: 'Decide about one’s own face and those of minors in one’s care',
        read: 'See consents to the face and what each reader holds of a person',
        file: 'File signed terms and send links for consent',
      },
      residents: { logins: 'Invite residents and see who has a login' },
      panic: {
        raise: 'Raise a panic alert',
        see_all: 'Receive panic alerts',
        list: 'List of alerts',
        look_up: 'Look up alerts, their own or all',
        acknowledge: 'Answer an alert',
        drill: 'Hold a panic exercise',
        close: 'Close an alert',
      },
      rounds: {
        walk: 'Record a round with a telephone',
        look_up: 'See how a round was walked, point by point',
      },
      patrol_points: { labels: 'Print the labels of patrol points' },
      areas: {
        times: 'See what is free in a common area',
        conflicts: 'See the reservations in conflict with an area',
      },
      events: {
        calendar: 'See the calendar of reservations',
        feed: 'Subscribe to the own reservations in a calendar',
        own_units: 'Book for the own units',
      },
      rules: { acceptances: 'See who has accepted each version of a rule' },
      announcements: {
        audience: 'Count whom an announcement is for',
        proof: 'See who got and read an announcement',
      },
      buildings: { read: 'See the buildings: who lives there, who is inside and what waits' },
      dashboard: {
        totals: 'Totals of the records one sees, on the first page',
        people: 'People by tower, on the first page',
        day: 'How the day stands: visits, parcels and keys, on the first page',
        assigned: 'What the provider holds and where it is expected, on the first screen',
      },
      reports: {
        read: 'See reports on visits, rounds and occurrences',
        export: 'Export reports',
        accesses: 'Read the report on accesses',
        month: 'Make the month’s page for residents',
      },
      analytics: { read: 'See the analytics of what one sees' },
      audit: {
        read: 'Latest changes, on the first page',
      },
      companies: { overview: 'Overview of companies' },
      servers: { manage: 'Servers, failed jobs, and companies by use' },
      departures: { decide: 'Plan moving out, dismissals and ends of contracts' },
      people: {
        erase: 'Erase the data of one person',
        export: 'Export the data of one person',
        export_own: 'Download one’s own data',
      },
      apartment_record: { read: 'See the record of a unit' },
      visits: { invite: 'Invite visitors', on_the_way: 'Say that they are on the way to a visit' },
      gate: { enter: 'Record entries at the gate' },
      parcels: { collect: 'Hand over parcels by their code' },
      doors: {
        open: 'Open doors of lockers; residents, those of their parcels',
        manage: 'See the doors of lockers, block them, and say what lies inside',
      },
      company: {
        settings: 'Company settings',
        letterhead: 'Read the company’s letterhead, to print',
      },
    },
  },
  columns: {
    column: 'Column',
    also: 'Also understood',
    required: 'required',
    importOnly: 'on import only',
    exportOnly: 'exported; an import does not change it',
  },
  segments: { base: 'Base' },
  problems: { code: 'Code', status: 'Status', meaning: 'What it means' },
  changelog: { new: 'New', fixed: 'Fixed', breaking: 'Breaking Changes' },
}
