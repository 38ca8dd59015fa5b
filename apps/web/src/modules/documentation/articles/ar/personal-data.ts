import { type Article, example, heading, note, p, warning } from '../article.ts'

export const personalData: Article = [
  heading('export', 'التصدير'),
  p(
    'ينزّل كل شخص بياناته بجلسته، وينزّل المدير بيانات من طلبها في `residents` أو `employees` أو `service-providers` أو `visitors`. والإجابة جدول بيانات.',
  ),
  p('ادخل بصفة ساكنة:'),
  example('sign-in-resident'),
  example('own-data'),
  p('وبصفة المدير، بياناتها:'),
  example('personal-data'),
  note(
    'يتطلب كلاهما إثباتًا حديثًا لهويتك، ككلمة المرور أو مفتاح المرور، وبدونه تكون الإجابة `proof_required`. ولكل شخص 20 تصديرًا في الساعة.',
  ),
  heading('erase', 'المحو'),
  p(
    'قبل المحو اسأل عما لا يزال مفتوحًا مع الشخص. يذكر `holds` كل شيء، ويذكر `same` سجلات أخرى برقم CPF نفسه.',
  ),
  example('erasure-holds'),
  p('ما دام هناك شيء مفتوح فلا يُمحى شيء:'),
  example('erasure-held'),
  warning('ما يُمحى لا يعود. جرّبه على خادم تجريبي.'),
  p(
    'الزائر الذي سُجّل فقط ليس معه شيء مفتوح. و`reason` هو `asked` أو `consent_withdrawn` أو `not_needed` أو `ordered`. ويذكر الإيصال ما مُحي في `blanked`، وما يبقى بقاعدة أخرى في `kept`:',
  ),
  example('new-visitor'),
  example('erasure'),
  p('تكرار الطلب أو قراءته لاحقًا يعطي الإيصال نفسه:'),
  example('erasure-receipt'),
]
