import type { TextOf } from '../../../texts/register-text.ts'
import type { rounds } from './rounds.ts'

export const ar: TextOf<typeof rounds> = {
  one: 'جولة',
  many: 'جولات',
  gender: 'f',
  heading: '{{patrol}} · {{starts_at}}',
  purpose: 'كل جولة مخططة أو غير مخططة: من يقوم بها ومتى بدأت وأين مرت.',
  fields: {
    point: 'مرت بالنقطة',
    skipped: 'نقطة متخطاة',
    patrol: 'الدورية',
    employee: 'المسؤول',
    starts_at: 'البداية المخططة',
    service_date: 'يوم المناوبة',
    unplanned: 'غير مخططة',
    range_min: 'أطول مدة (دقيقة)',
    grace_min: 'المهلة (دقيقة)',
    punctuality: 'الالتزام بالوقت',
    started_at: 'بدأت',
    finished_at: 'انتهت',
    missed_at: 'عُدّت فائتة في',
    points_total: 'نقاط المسار',
    points_done: 'النقاط المقروءة',
    abort_reason: 'سبب الإيقاف',
    aborted_at: 'أوقفت في',
    aborted_by: 'أوقفها',
    no_signal: 'بلا إشارة',
    clock_off: 'ساعة غير مضبوطة',
    clock_off_min: 'تقدّم ساعة الهاتف (دقيقة)',
    suspicious: 'قراءة مشبوهة',
    walker: 'قام بها',
    walked_by: 'سجّلها',
    unassigned: 'بلا مسؤول',
  },
  help: {
    patrol: 'ما يُسجَّل هنا غير مخطط: يبدأ الآن.',
    employee: 'فارغ: من هو في المناوبة، أو أنت.',
  },
  sections: {
    plan: 'الخطة',
    progress: 'سير الجولة',
  },
  choices: {
    state: {
      planned: 'مخططة',
      running: 'جارية',
      completed: 'منجزة',
      completed_with_exceptions: 'منجزة مع استثناءات',
      missed: 'فائتة',
      aborted: 'موقوفة',
    },
    punctuality: {
      early: 'مبكرة',
      on_time: 'في الوقت',
      late: 'متأخرة',
    },
  },
  actions: { judge: 'الحكم على القراءة' },
  transitions: {
    run: { button: 'تسجيل', done: 'جولة جارية' },
    complete: { button: 'تسجيل', done: 'جولة منجزة' },
    except: { button: 'تسجيل', done: 'جولة منجزة مع استثناءات' },
    stop: { button: 'تسجيل', done: 'أوقفت الجولة' },
    lose: { button: 'عدّها بلا إشارة', done: 'جولة بلا إشارة' },
    miss: {
      button: 'عدّها فائتة',
      done: 'جولة فائتة',
    },
    abort: {
      button: 'إيقاف',
      done: 'أوقفت الجولة',
      text: 'اذكر السبب. ما قُرئ يبقى مسجلًا.',
    },
  },
  views: {
    to_come: {
      m: 'قادمة',
      f: 'قادمة',
    },
    missed: {
      m: 'فائتة',
      f: 'فائتة',
    },
    done: {
      m: 'منجزة',
      f: 'منجزة',
    },
  },
  refusals: {
    patrol_inactive: 'هذه الدورية غير فعالة. فعّلها أولًا أو اختر أخرى.',
    round_begun: 'بدأت هذه الجولة: لا يتغير المسؤول بعد ذلك.',
    round_open: 'لديك جولة مفتوحة لهذه الدورية. تابعها أو أوقفها قبل فتح أخرى.',
  },
  needs: {
    suspicious: {
      zero: 'لا جولة فيها قراءة مشبوهة',
      one: 'جولة واحدة فيها قراءة مشبوهة',
      two: 'جولتان فيهما قراءات مشبوهة',
      few: '{{count}} جولات فيها قراءات مشبوهة',
      many: '{{count}} جولة فيها قراءات مشبوهة',
      other: '{{count}} جولة فيها قراءات مشبوهة',
    },
    unassigned: {
      zero: 'لا جولة بلا مسؤول',
      one: 'جولة واحدة بلا مسؤول',
      two: 'جولتان بلا مسؤول',
      few: '{{count}} جولات بلا مسؤول',
      many: '{{count}} جولة بلا مسؤول',
      other: '{{count}} جولة بلا مسؤول',
    },
  },
}
