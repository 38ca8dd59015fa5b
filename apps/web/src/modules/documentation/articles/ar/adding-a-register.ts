import { type Article, code, heading, list, note, p, steps } from '../article.ts'
import { samples } from '../samples.ts'

export const addingARegister: Article = [
  p(
    'السجل تعريف، وما يفعله غير ذلك في وحدته. من التعريف تخرج الأنواع، والتحقق في النصفين، والعناوين، ووصف OpenAPI، وصفحات القائمة والقراءة والنموذج، والجداول، والصلاحيات واختباراتها. أما جدول القاعدة فلا: هو SQL يراجعه إنسان.',
  ),
  heading('definition', 'التعريف'),
  p('تعريف الأنواع كاملًا. اقرأه من أعلى: ما هو، وأين يقع، وماذا فيه، ومن يستطيع.'),
  code(samples.definition),
  heading('migration', 'الترحيل'),
  p(
    'ملف جديد في `apps/api/migrations/`. يشغّل `keep_register` العزل بين الشركات والعدّ، والفهرس الذي تقرأ كل الشركات سطوره المشتركة يستدعي `keep_catalogue`.',
  ),
  code(samples.migration),
  heading('steps', 'خطوة خطوة'),
  steps(
    'الاسم في `contract/src/define-register/register-names.ts`.',
    'التعريف في `contract/src/modules/<module>/<name>/<name>.ts` مع مكانه في القائمة.',
    'الكلمات بجانبه في `pt.ts` و`en.ts` و`es.ts` و`ar.ts`، مع ما تسمّي به الجداول كل عمود. ما ينقص لا يُترجم.',
    'الترحيل. يطبّق اختبار كل الترحيلات على قاعدة فارغة ويقول بالكلام أين يختلف الجدول عن التعريف.',
    'عيّنة في `apps/api/src/modules/<module>/<name>/sample.ts`، وسطر في `<module>.module.ts`. ثم تجرّب المصفوفة كل دور وكل عملية وشركة غريبة.',
    '`npm run print` الذي يجمع كل شيء بالاسم ويطبع `docs/generated/` من جديد، و`npm test`.',
  ),
  heading('more', 'حين يحتاج إلى شيء خاص'),
  p('أدنى درجة تكفي:'),
  list(
    'خيار موجود؛',
    'نوع حقل جديد بنصفيه؛',
    'قاعدة سطور لها اسم؛',
    'خطّاف على الخادم؛',
    'تغيير حالة معلَن؛',
    'إجراء على الخادم؛',
    'جزء خاص في صفحة معتادة؛',
    'شاشة من القطع نفسها؛',
    'خدمة من وحدته.',
  ),
  note(
    'يدخل الخيار متى احتاجت إليه ثلاثة سجلات. وبقية المتفق عليه في `CONTRIBUTING.md`، والأسباب في `docs/decisions/`.',
  ),
]
