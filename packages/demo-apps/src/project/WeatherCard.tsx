import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import type { IconType } from '@portaria/ui/icon'
import { Cloud, CloudLightning, CloudRain, Sun } from 'lucide-react'
import { useState } from 'react'
import type { Degrees, ProjectWidget, WeatherIcon } from './project.types.ts'
import { projectTexts } from './texts/project-texts.ts'

const icons: Readonly<Record<WeatherIcon, IconType>> = {
  sun: Sun,
  cloud: Cloud,
  rain: CloudRain,
  storm: CloudLightning,
}

/** The weather of a city, in the chosen units. */
export function WeatherCard(widget: Extract<ProjectWidget, { id: 'weather' }>) {
  const t = projectTexts.useTexts()
  const { weekday } = useFormats()
  const [location, setLocation] = useState(widget.currentLocation)
  const [tempUnit, setTempUnit] = useState(widget.tempUnit)
  const [speedUnit, setSpeedUnit] = useState(widget.speedUnit)
  const [today] = useState(() => new Date().getDay())
  const shown = widget.locations[location]
  if (shown === undefined) return null
  const degrees = (temp: Degrees) => `${temp[tempUnit]} °${tempUnit}`
  const speed = t(`speeds.${speedUnit}`, { speed: shown.windSpeed[speedUnit] })
  const Icon = icons[shown.icon]
  return (
    <Card title={t('weather')} className="col-span-2 xl:col-span-4">
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <SelectField
          label={t('location')}
          labelHidden
          size="sm"
          className="w-44"
          value={location}
          onChange={(next) => setLocation(next ?? location)}
          options={Object.keys(widget.locations).map((value) => ({ value, label: value }))}
        />
        <SegmentedField
          label={t('tempUnit')}
          labelHidden
          options={(['C', 'F'] as const).map((value) => ({
            value,
            label: `°${value}`,
          }))}
          value={tempUnit}
          onChange={setTempUnit}
        />
        <SegmentedField
          label={t('speedUnit')}
          labelHidden
          options={[
            { value: 'KMH', label: 'km/h' },
            { value: 'MPH', label: 'mi/h' },
          ]}
          value={speedUnit}
          onChange={setSpeedUnit}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="flex items-center gap-3">
          <Icon aria-label={t(`skies.${shown.icon}`)} className="size-10 text-accent-ink" />
          <span className="tabular text-3xl font-semibold">
            <bdi>{degrees(shown.temp)}</bdi>
          </span>
        </p>
        <p className="text-sm text-muted">
          {t('wind', { direction: t(`winds.${shown.windDirection}`), speed })}
          <br />
          {t('rain', { percent: shown.rainProbability })}
        </p>
        <ul className="flex w-full justify-between gap-3 sm:w-auto sm:flex-1 sm:justify-end sm:gap-5">
          {shown.next5Days.map(({ daysOn, temp, icon }) => {
            const Day = icons[icon]
            return (
              <li key={daysOn} className="flex flex-col items-center gap-1 text-sm">
                <span className="text-muted">{weekday((today + daysOn) % 7)}</span>
                <Day aria-label={t(`skies.${icon}`)} className="size-5 text-accent-ink" />
                <bdi className="tabular">{degrees(temp)}</bdi>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}
