import type { pt } from './pt.ts'

export const ar: typeof pt = {
  title: 'هذا عرض توضيحي',
  text: 'ادخل كأحد أشخاص Residencial Bosque دون كلمة مرور. يمكن لكل نافذة خاصة أن تكون لشخص آخر.',
  as: {
    condomino: '{{name}}، ساكنة',
    funcionario: '{{name}}، بوّاب',
    sindico: '{{name}}، مديرة المبنى',
    service_provider: '{{name}}، كهربائي',
  },
}
