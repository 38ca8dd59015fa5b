import type { Language } from '@portaria/contract/actor'
import {
  terms as allTerms,
  type SegmentBase,
  segmentBases,
  type Term,
  type TermWords,
} from '@portaria/contract/segments'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './i18n/i18n.ts'
import { plainText } from './plain-text.ts'
import { readStored, storedKeys, writeStored } from './session/session-storage.ts'

/** What is kept under `checkSegment`. */
export type ChosenSegment = { id: string; name_segment: string }

type Words = Record<Term, TermWords>

function words(singular: string, plural: string, gender: TermWords['gender'] = 'm'): TermWords {
  return { singular, plural, gender }
}

const employeePt = words('Funcionário', 'Funcionários')
const employeeEn = words('Employee', 'Employees')

/** What each base calls things (domain.md section 3, segments). */
const terms: Record<Language, Record<SegmentBase, Words>> = {
  pt: {
    condominium: {
      tower: words('Torre', 'Torres', 'f'),
      apartment: words('Apartamento', 'Apartamentos'),
      resident: words('Morador', 'Moradores'),
      employee: employeePt,
      manager: words('Síndico', 'Síndicos'),
    },
    construction: {
      tower: words('Obra', 'Obras', 'f'),
      apartment: words('Lote', 'Lotes'),
      resident: words('Operário', 'Operários'),
      employee: employeePt,
      manager: words('Mestre de obras', 'Mestres de obras'),
    },
    education: {
      tower: words('Setor', 'Setores'),
      apartment: words('Sala de aula', 'Salas de aula', 'f'),
      resident: words('Estudante', 'Estudantes'),
      employee: employeePt,
      manager: words('Professor', 'Professores'),
    },
    health: {
      tower: words('Ala', 'Alas', 'f'),
      apartment: words('Consultório', 'Consultórios'),
      resident: words('Paciente', 'Pacientes'),
      employee: employeePt,
      manager: words('Médico', 'Médicos'),
    },
    industry: {
      tower: words('Setor', 'Setores'),
      apartment: words('Linha de montagem', 'Linhas de montagem', 'f'),
      resident: words('Operário', 'Operários'),
      employee: employeePt,
      manager: words('Supervisor', 'Supervisores'),
    },
  },
  en: {
    condominium: {
      tower: words('Tower', 'Towers'),
      apartment: words('Apartment', 'Apartments'),
      resident: words('Resident', 'Residents'),
      employee: employeeEn,
      manager: words('Building manager', 'Building managers'),
    },
    construction: {
      tower: words('Site', 'Sites'),
      apartment: words('Lot', 'Lots'),
      resident: words('Worker', 'Workers'),
      employee: employeeEn,
      manager: words('Site foreman', 'Site foremen'),
    },
    education: {
      tower: words('Sector', 'Sectors'),
      apartment: words('Classroom', 'Classrooms'),
      resident: words('Student', 'Students'),
      employee: employeeEn,
      manager: words('Teacher', 'Teachers'),
    },
    health: {
      tower: words('Wing', 'Wings'),
      apartment: words('Consulting room', 'Consulting rooms'),
      resident: words('Patient', 'Patients'),
      employee: employeeEn,
      manager: words('Doctor', 'Doctors'),
    },
    industry: {
      tower: words('Sector', 'Sectors'),
      apartment: words('Assembly line', 'Assembly lines'),
      resident: words('Worker', 'Workers'),
      employee: employeeEn,
      manager: words('Supervisor', 'Supervisors'),
    },
  },
}

/** The words of `?title=` (product.md section 2), each where its segment uses it. */
const titleWords: Partial<Record<SegmentBase, Partial<Record<Term, string>>>> = {
  construction: {
    tower: 'OBRA',
    apartment: 'LOTE',
    resident: 'OPERARIOS',
    manager: 'Mestre de obras',
  },
  education: {
    tower: 'SECTOR',
    apartment: 'LIVINGROOM',
    resident: 'STUDENTS',
    manager: 'Professor',
  },
  health: { tower: 'ALA', apartment: 'CONSULTORIO', resident: 'PACIENTES', manager: 'Medicos' },
  industry: { tower: 'SECTOR', resident: 'OPERARIO', manager: 'Supervisor' },
}

/** Names of the five shared segments, as they may be written. */
const baseNames: Record<SegmentBase, readonly string[]> = {
  condominium: ['condominio', 'condominium', 'residencial'],
  construction: ['construcao', 'construcao civil', 'construction', 'obra', 'obras'],
  education: ['educacao', 'education', 'escola', 'ensino'],
  health: ['saude', 'health', 'hospital', 'clinica'],
  industry: ['industria', 'industry', 'fabrica'],
}

export function baseOfName(name: string): SegmentBase {
  const plain = plainText(name.trim())
  return segmentBases.find((base) => baseNames[base].includes(plain)) ?? 'condominium'
}

/** The words of a term in a base. */
export function termWords(language: Language, base: SegmentBase, term: Term): TermWords {
  return terms[language][base][term]
}

/** The `?title=` that a segment's own link carries; null where it has none. */
export function titleWordOf(base: SegmentBase, term: Term): string | null {
  return titleWords[base]?.[term] ?? null
}

/**
 * The words that a `?title=` stands for. Only product.md's words count, the chosen segment's
 * before another's; anything else is null, so that no address can put words on the page.
 */
export function wordsOfTitle(
  language: Language,
  chosen: SegmentBase,
  title: string,
): TermWords | null {
  for (const base of [chosen, ...segmentBases]) {
    const term = allTerms.find((each) => titleWords[base]?.[each] === title)
    if (term !== undefined) return termWords(language, base, term)
  }
  return null
}

const listeners = new Set<() => void>()

function currentBase(): SegmentBase {
  const text = readStored(storedKeys.segment)
  if (text === null) return 'condominium'
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('name_segment' in kept)) return 'condominium'
    return typeof kept.name_segment === 'string' ? baseOfName(kept.name_segment) : 'condominium'
  } catch {
    return 'condominium'
  }
}

/** Saves the chosen segment, or clears it: menu, titles and forms follow at once. */
export function chooseSegment(segment: ChosenSegment | null): void {
  writeStored(storedKeys.segment, segment === null ? null : JSON.stringify(segment))
  for (const listener of listeners) listener()
}

function onSegmentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The base whose words are shown: the chosen segment's, or condominium. */
export function useSegmentBase(): SegmentBase {
  return useSyncExternalStore(onSegmentChange, currentBase)
}

/** Gives the words of a term in the chosen segment and the language of the page. */
export function useSegmentTerms(): (term: Term) => TermWords {
  const base = useSegmentBase()
  const language = useLanguage()
  return (term) => termWords(language, base, term)
}
