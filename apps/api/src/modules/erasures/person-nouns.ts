/** The people of each register in the summaries of routes. */
export const nouns = {
  residents: 'a resident',
  employees: 'an employee',
  'service-providers': 'a service provider',
  visitors: 'a visitor',
} as const
