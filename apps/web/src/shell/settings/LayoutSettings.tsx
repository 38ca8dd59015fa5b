import {
  containerWidthRange,
  type LayoutConfig,
  type SettingsChange,
} from '@portaria/contract/settings/settings'
import { NumberField } from '@portaria/ui/fields/NumberField'
import { PictureField } from '@portaria/ui/fields/PictureField'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { layoutPicture } from '@portaria/ui/pictures'
import { type ReactNode, useDeferredValue, useId } from 'react'
import { changeSettings } from '../../platform/settings/settings.store.ts'
import { useSettings } from '../../platform/settings/use-settings.ts'
import { settingsTexts } from './texts/settings-texts.ts'

const layouts = ['layout1', 'layout2', 'layout3'] as const
const navbars = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const

type ConfigChange = NonNullable<NonNullable<SettingsChange['layout']>['config']>

/** Changes the layout, and confirms when it is saved. */
function changeConfig(config: ConfigChange): void {
  changeSettings({ layout: { config } }, { confirm: true })
}

/** Settings of layout and width; each control follows only its own settings. */
export function LayoutSettings() {
  return (
    <div className="flex flex-col gap-6">
      <LayoutChoice />
      <NavbarSettings />
      <ToolbarSettings />
      <WidthSettings />
      <PanelSettings />
    </div>
  )
}

function LayoutChoice() {
  const t = settingsTexts.useTexts()
  const style = useSettings(({ layout }) => layout.style)
  return (
    <PictureField
      label={t('layout')}
      options={layouts.map((value) => ({
        value,
        label: t(`layouts.${value}`),
        picture: layoutPicture(value === 'layout1' ? 'style-1' : value),
      }))}
      value={style}
      onChange={(next) => changeSettings({ layout: { style: next } }, { confirm: true })}
    />
  )
}

/** Whether the menu is at a side; deferred, so that the page changes before this panel does. */
function useVertical(): boolean {
  return useDeferredValue(useSettings(({ layout }) => layout.style === 'layout1'))
}

function NavbarSettings() {
  const t = settingsTexts.useTexts()
  const vertical = useVertical()
  const navbar = useSettings(({ layout }) => layout.config.navbar)
  return (
    <Section title={t('navbar')}>
      <Display part="navbar" value={navbar.display} />
      {navbar.display && vertical && (
        <>
          <PictureField
            label={t('style')}
            columns={4}
            options={navbars.map((value) => ({
              value,
              label: t(`navbars.${value}`),
              picture: layoutPicture(value),
            }))}
            value={navbar.style}
            onChange={(style) => changeConfig({ navbar: { style } })}
          />
          <NavbarSide value={navbar.position} />
          <SwitchField
            controlAtEnd
            label={t('folded')}
            description={t('foldedHelp')}
            value={navbar.folded}
            onChange={(folded) => changeConfig({ navbar: { folded } })}
          />
        </>
      )}
    </Section>
  )
}

function NavbarSide({ value }: { value: LayoutConfig['navbar']['position'] }) {
  const t = settingsTexts.useTexts()
  const direction = useSettings((settings) => settings.direction)
  // Swapped in right-to-left languages.
  const sides = direction === 'ltr' ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return (
    <SegmentedField
      label={t('position')}
      options={[
        { value: 'left', label: t(`sides.${sides[0]}`) },
        { value: 'right', label: t(`sides.${sides[1]}`) },
      ]}
      value={value}
      onChange={(position) => changeConfig({ navbar: { position } })}
    />
  )
}

function ToolbarSettings() {
  const t = settingsTexts.useTexts()
  const vertical = useVertical()
  const toolbar = useSettings(({ layout }) => layout.config.toolbar)
  return (
    <Section title={t('toolbar')}>
      <Display part="toolbar" value={toolbar.display} />
      {toolbar.display && (
        <>
          {!vertical && (
            <SegmentedField
              label={t('position')}
              options={[
                { value: 'above', label: t('positions.above') },
                { value: 'below', label: t('positions.below') },
              ]}
              value={toolbar.position}
              onChange={(position) => changeConfig({ toolbar: { position } })}
            />
          )}
          <BarStyle part="toolbar" value={toolbar.style} />
        </>
      )}
    </Section>
  )
}

function WidthSettings() {
  const t = settingsTexts.useTexts()
  const mode = useSettings(({ layout }) => layout.config.mode)
  const contained = useDeferredValue(mode !== 'fullwidth')
  const width = useSettings(({ layout }) => layout.config.containerWidth)
  const scroll = useSettings(({ layout }) => layout.config.scroll)
  return (
    <Section title={t('content')}>
      <SegmentedField
        label={t('mode')}
        options={(['fullwidth', 'container', 'boxed'] as const).map((value) => ({
          value,
          label: t(`modes.${value}`),
        }))}
        value={mode}
        onChange={(next) => changeConfig({ mode: next })}
      />
      {contained && (
        <NumberField
          label={t('containerWidth')}
          stepper
          {...containerWidthRange}
          step={10}
          value={width}
          onChange={(containerWidth) => {
            if (containerWidth !== null) changeConfig({ containerWidth })
          }}
        />
      )}
      <SegmentedField
        label={t('scroll')}
        options={[
          { value: 'page', label: t('scrolls.page') },
          { value: 'content', label: t('scrolls.content') },
        ]}
        value={scroll}
        onChange={(next) => changeConfig({ scroll: next })}
      />
    </Section>
  )
}

function PanelSettings() {
  const t = settingsTexts.useTexts()
  const footer = useSettings(({ layout }) => layout.config.footer)
  const left = useSettings(({ layout }) => layout.config.leftSidePanel.display)
  const right = useSettings(({ layout }) => layout.config.rightSidePanel.display)
  return (
    <>
      <Section title={t('footer')}>
        <Display part="footer" value={footer.display} />
        {footer.display && <BarStyle part="footer" value={footer.style} />}
      </Section>
      <Section title={t('sidePanels')}>
        <SwitchField
          controlAtEnd
          label={t('leftSidePanel')}
          value={left}
          onChange={(display) => changeConfig({ leftSidePanel: { display } })}
        />
        <SwitchField
          controlAtEnd
          label={t('rightSidePanel')}
          value={right}
          onChange={(display) => changeConfig({ rightSidePanel: { display } })}
        />
        <p className="text-xs text-muted">{t('sidePanelsHelp')}</p>
      </Section>
    </>
  )
}

interface DisplayProps {
  part: 'navbar' | 'toolbar' | 'footer'
  value: boolean
}

function Display({ part, value }: DisplayProps) {
  const t = settingsTexts.useTexts()
  return (
    <SwitchField
      controlAtEnd
      label={t('display')}
      value={value}
      onChange={(display) => changeConfig({ [part]: { display } })}
    />
  )
}

function BarStyle({ part, value }: { part: 'toolbar' | 'footer'; value: 'fixed' | 'static' }) {
  const t = settingsTexts.useTexts()
  return (
    <SegmentedField
      label={t('barStyle')}
      options={[
        { value: 'fixed', label: t('barStyles.fixed') },
        { value: 'static', label: t('barStyles.static') },
      ]}
      value={value}
      onChange={(style) => changeConfig({ [part]: { style } })}
    />
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-t border-line pt-5">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
