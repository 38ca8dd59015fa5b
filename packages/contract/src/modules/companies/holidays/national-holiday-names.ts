import type { Language } from '@portaria/i18n/languages'
import type { NationalHoliday } from './national-holidays.ts'

/** The names of the national holidays. */
export const nationalHolidayNames: Readonly<
  Record<Language, Readonly<Record<NationalHoliday, string>>>
> = {
  pt: {
    new_year: 'Confraternização Universal',
    carnival: 'Carnaval',
    good_friday: 'Sexta-feira Santa',
    tiradentes: 'Tiradentes',
    labour_day: 'Dia do Trabalho',
    corpus_christi: 'Corpus Christi',
    independence: 'Independência do Brasil',
    aparecida: 'Nossa Senhora Aparecida',
    all_souls: 'Finados',
    republic: 'Proclamação da República',
    black_awareness: 'Dia da Consciência Negra',
    christmas: 'Natal',
  },
  en: {
    new_year: 'New Year’s Day',
    carnival: 'Carnival',
    good_friday: 'Good Friday',
    tiradentes: 'Tiradentes’ Day',
    labour_day: 'Labour Day',
    corpus_christi: 'Corpus Christi',
    independence: 'Independence of Brazil',
    aparecida: 'Our Lady of Aparecida',
    all_souls: 'All Souls’ Day',
    republic: 'Proclamation of the Republic',
    black_awareness: 'Black Awareness Day',
    christmas: 'Christmas',
  },
  es: {
    new_year: 'Año Nuevo',
    carnival: 'Carnaval',
    good_friday: 'Viernes Santo',
    tiradentes: 'Tiradentes',
    labour_day: 'Día del Trabajo',
    corpus_christi: 'Corpus Christi',
    independence: 'Independencia de Brasil',
    aparecida: 'Nuestra Señora Aparecida',
    all_souls: 'Día de los Difuntos',
    republic: 'Proclamación de la República',
    black_awareness: 'Día de la Conciencia Negra',
    christmas: 'Navidad',
  },
  ar: {
    new_year: 'رأس السنة',
    carnival: 'الكرنفال',
    good_friday: 'الجمعة العظيمة',
    tiradentes: 'يوم تيرادنتيس',
    labour_day: 'عيد العمال',
    corpus_christi: 'عيد الجسد',
    independence: 'استقلال البرازيل',
    aparecida: 'سيدة أباريسيدا',
    all_souls: 'يوم الموتى',
    republic: 'إعلان الجمهورية',
    black_awareness: 'يوم الوعي الأسود',
    christmas: 'عيد الميلاد',
  },
}
