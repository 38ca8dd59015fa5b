import { Button } from '@portaria/ui/actions/Button'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { dayOf } from '../days/days.ts'
import { FormattedText } from '../editor/FormattedText.tsx'
import { useDemoHost } from '../host/use-demo-host.ts'
import { slugOf } from '../text/slug.ts'
import {
  type AcademyCalls,
  type Course,
  type CourseStep,
  courseCategories,
} from './academy.types.ts'
import { coursePath } from './course-filter.ts'
import { academyTexts } from './texts/academy-texts.ts'

const { change } = demoClient<AcademyCalls>()

const LONGEST = 600

export interface CourseDialogProps {
  /** Null for a new course. */
  course: Course | null
  onClose: () => void
}

/** The form of a course and its steps. */
export function CourseDialog({ course, onClose }: CourseDialogProps) {
  const t = academyTexts.useTexts()
  const { go } = useDemoHost()
  const [draft, setDraft] = useState(() => course ?? emptyCourse())
  const [tried, setTried] = useState(false)
  const isNameless = (name: string) => name.trim() === ''
  const isWrongLength = draft.length < 1 || draft.length > LONGEST
  const setStep = (id: string, changes: Partial<CourseStep>) =>
    setDraft({
      ...draft,
      steps: draft.steps.map((step) => (step.id === id ? { ...step, ...changes } : step)),
    })
  const save = async () => {
    setTried(true)
    const names = [draft.title, ...draft.steps.map(({ title }) => title)]
    if (names.some(isNameless) || isWrongLength) return
    const body: Course = {
      ...draft,
      title: draft.title.trim(),
      slug: slugOf(draft.title),
      totalSteps: draft.steps.length,
      activeStep: Math.min(draft.activeStep, draft.steps.length),
      updated: dayOf(Date.now()),
    }
    await change('POST /api/academy-app/course/save', { body })
    onClose()
    if (course === null) go(coursePath(body))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closeOnOutsidePress={false}
      size="lg"
      title={t(course === null ? 'new' : 'edit')}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          {t('form.save')}
        </Button>
      }
    >
      <FormLayout label={t('edit')} onSubmit={() => void save()} className="gap-field">
        <TextField
          label={t('form.title')}
          required
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          error={tried && isNameless(draft.title) ? t('rule.title') : undefined}
        />
        <TextArea
          label={t('form.description')}
          rows={2}
          value={draft.description}
          onChange={(description) => setDraft({ ...draft, description })}
        />
        <FieldRow>
          <SelectField
            label={t('category')}
            value={draft.category}
            onChange={(next) => {
              const category = courseCategories.find((each) => each === next)
              if (category !== undefined) setDraft({ ...draft, category })
            }}
            options={courseCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
          />
          <NumberField
            label={t('form.length')}
            value={draft.length}
            onChange={(length) => setDraft({ ...draft, length: length ?? 0 })}
            error={tried && isWrongLength ? t('rule.length') : undefined}
          />
        </FieldRow>
        {draft.steps.map((step, nth) => {
          const number = nth + 1
          return (
            <fieldset
              key={step.id}
              className="flex flex-col gap-3 rounded-lg border border-line p-4"
            >
              <legend className="px-1 text-sm font-medium">
                {t('step', { number, of: draft.steps.length })}
              </legend>
              <TextField
                label={t('form.stepTitle', { number })}
                required
                value={step.title}
                onChange={(title) => setStep(step.id, { title })}
                error={tried && isNameless(step.title) ? t('rule.title') : undefined}
              />
              <FormattedText
                label={t('form.stepContent', { number })}
                value={step.content}
                onChange={(content) => setStep(step.id, { content })}
              />
              {draft.steps.length > 1 && (
                <Button
                  size="sm"
                  className="self-start"
                  onClick={() =>
                    setDraft({ ...draft, steps: draft.steps.filter(({ id }) => id !== step.id) })
                  }
                >
                  {t('form.removeStep', { number })}
                </Button>
              )}
            </fieldset>
          )
        })}
        <Button
          icon={Plus}
          className="self-start"
          onClick={() => setDraft({ ...draft, steps: [...draft.steps, emptyStep()] })}
        >
          {t('form.addStep')}
        </Button>
      </FormLayout>
    </Dialog>
  )
}

const emptyStep = (): CourseStep => ({ id: `step-${Date.now()}`, title: '', content: '' })

function emptyCourse(): Course {
  return {
    id: `course-${Date.now()}`,
    title: '',
    slug: '',
    description: '',
    category: 'web',
    length: 30,
    totalSteps: 1,
    activeStep: 0,
    updated: '',
    steps: [emptyStep()],
  }
}
