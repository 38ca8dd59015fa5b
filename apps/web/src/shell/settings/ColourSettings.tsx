import { type SchemeName, type Settings, schemeNames } from '@portaria/contract/settings/settings'
import { PictureField, type PictureOption } from '@portaria/ui/fields/PictureField'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { schemePicture } from '@portaria/ui/pictures'
import { useCallback, useMemo, useState } from 'react'
import { isDark } from '../../platform/settings/scheme-kind.ts'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { shownScheme } from '../../platform/settings/show-on-page.ts'
import { useSettings } from '../../platform/settings/use-settings.ts'
import { settingsTexts } from './texts/settings-texts.ts'

const areas = ['main', 'navbar', 'toolbar', 'footer'] as const
type Area = (typeof areas)[number]

const tones = ['light', 'dark'] as const
type Tone = (typeof tones)[number]

const toneOf = (scheme: SchemeName): Tone => (isDark(scheme) ? 'dark' : 'light')

/** The tone shown for a zone: that of its own scheme, the page's or the device's. */
function shownTone(theme: Settings['theme'], area: Area): Tone {
  const own = theme[area]
  return toneOf(own === 'main' || own === 'system' ? shownScheme({ theme }) : own)
}

/** Chooses the schemes of the page and of the bars around it. */
export function ColourSettings() {
  const t = settingsTexts.useTexts()
  const theme = useSettings((settings) => settings.theme)
  const [area, setArea] = useState<Area>('main')
  const [tone, setTone] = useState(() => shownTone(theme, 'main'))
  const choose = useCallback(
    (scheme: string) => changeSettings({ theme: { [area]: scheme } }, { confirm: true }),
    [area],
  )
  const ofTone = useMemo(() => {
    const pictureOf = (name: SchemeName): PictureOption<string> => ({
      value: name,
      label: t(`schemes.${name}`),
      picture: schemePicture(name),
    })
    return schemeNames.filter((name) => toneOf(name) === tone).map(pictureOf)
  }, [t, tone])
  const follow: PictureOption<string> =
    area === 'main'
      ? {
          value: 'system',
          label: t('schemes.system'),
          picture: schemePicture('light1', 'dark1'),
        }
      : { value: 'main', label: t('schemes.main'), picture: schemePicture() }
  return (
    <div className="flex flex-col gap-5">
      <SegmentedField
        label={t('area')}
        options={areas.map((value) => ({ value, label: t(`areas.${value}`) }))}
        value={area}
        onChange={(chosen) => {
          setArea(chosen)
          setTone(shownTone(theme, chosen))
        }}
      />
      <SegmentedField
        label={t('tone')}
        options={tones.map((value) => ({ value, label: t(`tones.${value}`) }))}
        value={tone}
        onChange={setTone}
      />
      <PictureField
        label={t('scheme')}
        labelHidden
        options={[follow, ...ofTone]}
        value={theme[area]}
        onChange={choose}
      />
    </div>
  )
}
