import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useAccount } from './account-context.ts'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: string
  /** At the end of the title bar, before the cross: a button or two. */
  actions?: ReactNode
  /** The steps of what is done here, and which of them it is at, counted from 0. */
  steps?: { names: readonly string[]; at: number }
  /** Stays below the body while that scrolls: on phones the one button that goes on. */
  foot?: ReactNode
  /** Where the arrow of a phone leads; without it to the list of pages. */
  onBack?: (() => void) | undefined
  children: ReactNode
}

function Steps({ names, at }: NonNullable<AccountPageProps['steps']>) {
  const { t } = useTranslation('centre')
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <li className={styles.line} aria-hidden="true" />}
          <li
            className={styles.step}
            aria-current={index === at ? 'step' : undefined}
            data-done={index < at ? '' : undefined}
          >
            <span className={styles.number}>{index < at ? <Icon name="check" size="tiny" /> : index + 1}</span>
            <span className={styles.name}>{name}</span>
          </li>
        </Fragment>
      ))}
    </ol>
  )
}

/** What had the focus went with the page before this one: its heading takes it, so that keys go on from there. */
function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement === heading.current?.closest('dialog'))
      heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** The page where it is one of the document: a heading, and what belongs beside it. */
function PlainPage({ title, actions, steps, foot, onBack, children }: AccountPageProps) {
  const { t } = useTranslation('centre')
  useDocumentTitle(title)
  return (
    <div className={styles.plain}>
      <header className={styles.plainHead}>
        {onBack && <IconButton icon="arrow-left" label={t('backOne')} onClick={onBack} />}
        <h1 className={styles.plainTitle} tabIndex={-1}>
          {title}
        </h1>
        {steps && <Steps {...steps} />}
        {actions && <div className={styles.plainActions}>{actions}</div>}
      </header>
      {children}
      {foot && <div className={styles.plainFoot}>{foot}</div>}
    </div>
  )
}

/** A page of the account in its frame: the title bar, and below it the page, which scrolls by itself. */
export function AccountPage(props: AccountPageProps) {
  return useAccount().isPlain ? <PlainPage {...props} /> : <FramedPage {...props} />
}

function FramedPage({ title, actions, steps, foot, onBack, children }: AccountPageProps) {
  const { t } = useTranslation('centre')
  const { close, showList } = useAccount()
  const heading = useHeadingFocus()
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <IconButton
          icon="arrow-left"
          label={t(onBack ? 'backOne' : 'back')}
          className={styles.back}
          onClick={onBack ?? showList}
        />
        <h2 ref={heading} className={styles.title} tabIndex={-1} data-autofocus="">
          {title}
        </h2>
        {steps && <Steps {...steps} />}
        {actions && <div className={styles.actions}>{actions}</div>}
        <IconButton icon="x" label={t('close')} className={styles.close} onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={title}>
        {children}
      </section>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
