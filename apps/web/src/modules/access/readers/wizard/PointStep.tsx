import { accessAreas } from '@portaria/contract/modules/access/access-areas/access-areas'
import {
  accessPoints,
  pointDirections,
  waysOut,
} from '@portaria/contract/modules/access/access-points/access-points'
import { newId } from '@portaria/contract/value-types/uuid'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import type { ComboboxItem } from '@portaria/ui/fields/ComboboxField'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextField } from '@portaria/ui/fields/TextField'
import { useEffect, useRef, useState } from 'react'
import { missing, useAction } from '../../../../platform/actions/use-action.ts'
import { Failure } from '../../../../register-pages/Failure.tsx'
import { PicturePicker } from '../../../../register-pages/field-kinds/pictures/PicturePicker.tsx'
import { uploadPicture } from '../../../../register-pages/field-kinds/pictures/upload-picture.ts'
import { RecordChoice } from '../../../../register-pages/list/RecordChoice.tsx'
import { useRefresh } from '../../../../register-pages/register-queries.ts'
import { choiceWords } from '../../../../register-pages/register-words.ts'
import { focusError } from '../../../../shell/save-bar/focus-error.ts'
import { emptyPoint, givePoint, leadsOut, makePoint, type TypedPoint } from './new-point.ts'
import { StepTitle } from './StepTitle.tsx'
import { wizardTexts } from './texts/wizard-texts.ts'

interface PointStepProps {
  reader: string
  onDone: (point: string) => void
  onSkip: () => void
}

/** The third step: the point at which the reader stands, a new one or one that exists. */
export function PointStep({ reader, onDone, onSkip }: PointStepProps) {
  const t = wizardTexts.useTexts()
  const refresh = useRefresh(accessPoints)
  const area = useRef<HTMLDivElement>(null)
  const [which, setWhich] = useState<'fresh' | 'known'>('fresh')
  // One id for all tries, so that a lost answer makes no second point.
  const [id] = useState(newId)
  const [typed, setTyped] = useState<TypedPoint>(emptyPoint)
  const [picked, setPicked] = useState<ComboboxItem | null>(null)
  const action = useAction({
    check: () => missing(which === 'fresh' ? { name: typed.name } : { point: picked }),
    send: async () =>
      onDone(
        which === 'fresh'
          ? await makePoint(reader, id, typed)
          : await givePoint(reader, picked?.value ?? ''),
      ),
    settled: refresh,
  })
  const { errors, refused, clear } = action
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusError(area.current)
  }, [refused])
  const shown = ['name', 'point', 'direction', 'area_from_id', 'area_to_id', 'way_out']
  const elsewhere = Object.entries(errors).filter(([name]) => !shown.includes(name))
  return (
    <div ref={area} className="flex flex-col gap-4">
      <StepTitle title={t('point.title')} text={t('point.text')} />
      <FormLayout
        label={t('step.point')}
        onSubmit={() => action.run()}
        className="max-w-xl gap-field"
      >
        <Failure failure={action.failure} />
        {elsewhere.map(([name, sentence]) => (
          <p key={name} role="alert" className="text-sm text-danger-ink">
            {sentence}
          </p>
        ))}
        <SegmentedField
          label={t('point.which')}
          labelHidden
          options={[
            { value: 'fresh', label: t('point.fresh') },
            { value: 'known', label: t('point.known') },
          ]}
          value={which}
          onChange={(value) => {
            setWhich(value)
            clear()
          }}
        />
        {which === 'fresh' ? (
          <NewPoint
            typed={typed}
            errors={errors}
            onChange={(more) => {
              setTyped((before) => ({ ...before, ...more }))
              clear()
            }}
          />
        ) : (
          <RecordChoice
            register={accessPoints}
            label={t('point.pick')}
            required
            value={picked}
            error={errors['point']}
            onChange={(point) => {
              setPicked(point)
              clear()
            }}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={action.busy}>
            {t('point.save')}
          </Button>
          <Button variant="ghost" disabled={action.busy} onClick={onSkip}>
            {t('skip')}
          </Button>
        </div>
      </FormLayout>
    </div>
  )
}

interface NewPointProps {
  typed: TypedPoint
  errors: Readonly<Record<string, string>>
  onChange: (more: Partial<TypedPoint>) => void
}

function NewPoint({ typed, errors, onChange }: NewPointProps) {
  const t = wizardTexts.useTexts()
  const language = useLanguage()
  const wordOf = (field: string, value: string) =>
    choiceWords(language, 'access-points', field, value)
  return (
    <>
      <TextField
        label={t('point.name')}
        required
        maxLength={80}
        value={typed.name}
        error={errors['name']}
        onChange={(name) => onChange({ name })}
      />
      <RadioGroupField
        label={t('point.direction')}
        required
        look="inline"
        options={pointDirections.map((value) => ({ value, label: wordOf('direction', value) }))}
        value={typed.direction}
        error={errors['direction']}
        onChange={(value) => {
          const direction = pointDirections.find((one) => one === value)
          if (direction) onChange({ direction })
        }}
      />
      <FieldRow>
        <RecordChoice
          register={accessAreas}
          label={t('point.from')}
          value={typed.from}
          error={errors['area_from_id']}
          onChange={(from) => onChange({ from })}
        />
        <RecordChoice
          register={accessAreas}
          label={t('point.to')}
          value={typed.to}
          error={errors['area_to_id']}
          onChange={(to) => onChange({ to })}
        />
      </FieldRow>
      <p className="-mt-2 text-sm text-muted">{t('point.areasHelp')}</p>
      {leadsOut(typed.direction) && (
        <RadioGroupField
          label={t('point.wayOut')}
          description={t('point.wayOutHelp')}
          required
          look="inline"
          options={waysOut.map((value) => ({ value, label: wordOf('way_out', value) }))}
          value={typed.wayOut}
          error={errors['way_out']}
          onChange={(value) => {
            const wayOut = waysOut.find((one) => one === value)
            if (wayOut) onChange({ wayOut })
          }}
        />
      )}
      <PicturePicker
        label={t('point.photo')}
        description={t('point.photoHelp')}
        shape="whole"
        url={typed.photo?.url}
        onPicture={async (picture) =>
          onChange({ photo: await uploadPicture('access-points', picture) })
        }
        onRemove={() => onChange({ photo: null })}
      />
    </>
  )
}
