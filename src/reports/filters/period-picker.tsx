import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '#contract/site/figures.ts'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useDisclosure } from '#src/ui/overlay/disclosure.ts'
import styles from './period-picker.module.css'
import { type Period, type Preset, periodOf, presetOf, wrongWith } from './periods.ts'

interface PeriodPickerProps {
  value: Period
  onChange: (period: Period) => void
  /** Days at the most. */
  most?: number
  presets?: readonly Preset[]
}

const usualPresets: readonly Preset[] = ['today', 'yesterday', '7', '30']

/** "14 Nov – 20 Nov 2026", as the language writes a span of days. */
function useSpan({ from, to }: Period): string {
  const { tag } = useLanguage()
  const format = dateFormat(tag, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(from), new Date(to))
}

function OwnPeriod({ value, most, onApply }: { value: Period; most: number; onApply: (period: Period) => void }) {
  const { t } = useTranslation('centre')
  const [own, setOwn] = useState(value)
  const [isTried, setTried] = useState(false)
  const wrong = wrongWith(own, most, site.timeZone)
  const error = wrong && t(`period.wrong.${wrong}`, { count: most })
  const latest = periodOf('today', site.timeZone).to
  const apply = () => {
    setTried(true)
    if (!wrong) onApply(own)
  }
  return (
    <div className={styles.own}>
      <TextField
        type="date"
        label={t('period.from')}
        max={latest}
        value={own.from}
        onChange={({ currentTarget }) => setOwn({ ...own, from: currentTarget.value })}
      />
      <TextField
        type="date"
        label={t('period.to')}
        max={latest}
        value={own.to}
        onChange={({ currentTarget }) => setOwn({ ...own, to: currentTarget.value })}
        error={isTried ? error : undefined}
      />
      <p className={styles.zone}>{t('period.zone', { zone: site.timeZone, count: most })}</p>
      <Button size="small" isWide onClick={apply}>
        {t('period.apply')}
      </Button>
    </div>
  )
}

/** Moves a panel back that begins near the end of its page and would leave it. */
function keepInView(panel: HTMLElement | null): void {
  const page = panel?.closest('section, main, dialog')
  if (!panel || !page) return
  const [box, room] = [panel.getBoundingClientRect(), page.getBoundingClientRect()]
  const beyond = Math.max(box.right - room.right, room.left - box.left) + 8
  if (beyond > 8) panel.style.insetInlineStart = `${-beyond}px`
}

/** Of which days a list is: a preset, or days of one's own; in the tenant's time zone, whatever the visitor's is. */
export function PeriodPicker({ value, onChange, most = 90, presets = usualPresets }: PeriodPickerProps) {
  const { t } = useTranslation('centre')
  const panel = useDisclosure()
  const id = useId()
  const chosen = presetOf(value, site.timeZone)
  const span = useSpan(value)
  const holder = {
    ...panel.holder,
    onKeyDown: (event: KeyboardEvent) => {
      // Else the dialog around it would close as well.
      if (event.key === 'Escape' && panel.isOpen) event.preventDefault()
      panel.holder.onKeyDown(event)
    },
  }
  return (
    <div className={styles.picker}>
      <fieldset className={styles.presets}>
        <legend>{t('period.label')}</legend>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={preset === chosen}
            onClick={() => onChange(periodOf(preset, site.timeZone))}
          >
            {t(`period.preset.${preset}`)}
          </button>
        ))}
      </fieldset>
      <div className={styles.holder} {...holder}>
        <button type="button" className={styles.range} aria-controls={id} {...panel.button}>
          <Icon name="calendar-days" size="small" />
          <span>{span}</span>
        </button>
        {panel.isOpen && (
          <div id={id} ref={keepInView} className={styles.panel}>
            <OwnPeriod
              value={value}
              most={most}
              onApply={(period) => {
                panel.setOpen(false)
                onChange(period)
              }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
