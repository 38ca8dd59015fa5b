import type { Language } from '@portaria/i18n/languages'

/** The names of proposed rules. */
type StarterWords = {
  insiders(residents: string, employees: string): string
  readonly visitors: string
  visitorsOf(tower: string): string
}

export const starterWords: Readonly<Record<Language, StarterWords>> = {
  pt: {
    insiders: (residents, employees) => `${residents} e ${employees}`,
    visitors: 'Visitantes',
    visitorsOf: (tower) => `Visitantes, ${tower}`,
  },
  en: {
    insiders: (residents, employees) => `${residents} and ${employees}`,
    visitors: 'Visitors',
    visitorsOf: (tower) => `Visitors, ${tower}`,
  },
  es: {
    insiders: (residents, employees) => `${residents} y ${employees}`,
    visitors: 'Visitantes',
    visitorsOf: (tower) => `Visitantes, ${tower}`,
  },
  ar: {
    insiders: (residents, employees) => `${residents} و${employees}`,
    visitors: 'الزوار',
    visitorsOf: (tower) => `الزوار، ${tower}`,
  },
}
