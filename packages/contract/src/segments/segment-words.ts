import type { Language } from '@portaria/i18n/languages'
import type { SegmentBase, SegmentWords, Term, TermWords } from './segments.ts'

type Words = Record<Term, TermWords>

function words(singular: string, plural: string, gender: TermWords['gender'] = 'm'): TermWords {
  return { singular, plural, gender }
}

const employeePt = words('Funcionário', 'Funcionários')
const employeeEn = words('Employee', 'Employees')
const employeeEs = words('Empleado', 'Empleados')
const employeeAr = words('موظف', 'الموظفين')

/**
 * The words of each base (companies §5). The shared rows of the register hold the same ones, so a
 * change here needs a migration.
 */
export const baseTerms: Record<Language, Record<SegmentBase, Words>> = {
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
  es: {
    condominium: {
      tower: words('Torre', 'Torres', 'f'),
      apartment: words('Apartamento', 'Apartamentos'),
      resident: words('Residente', 'Residentes'),
      employee: employeeEs,
      manager: words('Gestor del condominio', 'Gestores del condominio'),
    },
    construction: {
      tower: words('Obra', 'Obras', 'f'),
      apartment: words('Lote', 'Lotes'),
      resident: words('Operario', 'Operarios'),
      employee: employeeEs,
      manager: words('Maestro de obras', 'Maestros de obras'),
    },
    education: {
      tower: words('Sector', 'Sectores'),
      apartment: words('Aula', 'Aulas', 'f'),
      resident: words('Estudiante', 'Estudiantes'),
      employee: employeeEs,
      manager: words('Profesor', 'Profesores'),
    },
    health: {
      tower: words('Ala', 'Alas', 'f'),
      apartment: words('Consultorio', 'Consultorios'),
      resident: words('Paciente', 'Pacientes'),
      employee: employeeEs,
      manager: words('Médico', 'Médicos'),
    },
    industry: {
      tower: words('Sector', 'Sectores'),
      apartment: words('Línea de montaje', 'Líneas de montaje', 'f'),
      resident: words('Operario', 'Operarios'),
      employee: employeeEs,
      manager: words('Supervisor', 'Supervisores'),
    },
  },
  ar: {
    condominium: {
      tower: words('برج', 'الأبراج'),
      apartment: words('شقة', 'الشقق', 'f'),
      resident: words('ساكن', 'السكان'),
      employee: employeeAr,
      manager: words('مدير المجمّع', 'مديرو المجمّع'),
    },
    construction: {
      tower: words('موقع بناء', 'مواقع البناء'),
      apartment: words('قطعة أرض', 'قطع الأراضي', 'f'),
      resident: words('عامل', 'العمال'),
      employee: employeeAr,
      manager: words('رئيس عمال', 'رؤساء العمال'),
    },
    education: {
      tower: words('قسم', 'الأقسام'),
      apartment: words('قاعة دراسية', 'القاعات الدراسية', 'f'),
      resident: words('طالب', 'الطلاب'),
      employee: employeeAr,
      manager: words('معلم', 'المعلمين'),
    },
    health: {
      tower: words('جناح', 'الأجنحة'),
      apartment: words('عيادة', 'العيادات', 'f'),
      resident: words('مريض', 'المرضى'),
      employee: employeeAr,
      manager: words('طبيب', 'الأطباء'),
    },
    industry: {
      tower: words('قسم', 'الأقسام'),
      apartment: words('خط تجميع', 'خطوط التجميع'),
      resident: words('عامل', 'العمال'),
      employee: employeeAr,
      manager: words('مشرف', 'المشرفين'),
    },
  },
}

/** The words of a term: the segment's own, completed by those of its base. */
export function termWords(language: Language, segment: SegmentWords, term: Term): TermWords {
  return { ...baseTerms[language][segment.base][term], ...segment.terms[language]?.[term] }
}
