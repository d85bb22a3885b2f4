import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'
import { usePressOutside } from '#src/ui/use-press-outside.ts'
import styles from './filters.module.css'
import { FiltersPanel, type FiltersProps } from './filters-panel.tsx'
import { filtersInUse } from './list-view.ts'
import popover from './popover.module.css'

/** The filters behind a button that shows whether any is in use: below it, on phones in a sheet. */
export function FiltersButton(props: FiltersProps) {
  const { t } = useTranslation(['games', 'shell'])
  const isPhone = useMediaQuery(phoneWindow)
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The free trial has a switch of its own where there is room for it.
  const count = filtersInUse(props.view) + (isPhone && props.view.isTrial ? 1 : 0)
  const close = () => setOpen(false)
  usePressOutside(root, isOpen && !isPhone, setOpen)
  const panel = <FiltersPanel {...props} onShow={close} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what stands inside, wherever the focus is in it
    <div
      ref={root}
      className={styles.holder}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || isPhone) return
        close()
        root.current?.querySelector('button')?.focus()
      }}
    >
      <IconButton
        icon="sliders-horizontal"
        look="plate"
        className={styles.button}
        label={count === 0 ? t('games:filters.open') : t('games:filters.openSome', { count })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 && <span className={styles.dot} />}
      </IconButton>
      {isOpen &&
        (isPhone ? (
          <Dialog kind="sheet" label={t('games:filters.title')} closesOutside onClose={close}>
            <div className={styles.sheet}>
              <div className={styles.head}>
                <h2>{t('games:filters.title')}</h2>
                <IconButton icon="x" label={t('shell:close')} onClick={close} />
              </div>
              {panel}
            </div>
          </Dialog>
        ) : (
          <fieldset className={classNames(popover.popover, styles.popover)} aria-label={t('games:filters.title')}>
            {panel}
          </fieldset>
        ))}
    </div>
  )
}
