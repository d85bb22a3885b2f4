import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import styles from './button.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'
import { Spinner } from './spinner.tsx'

interface Look {
  /** `action` once a view; `outline` beside it; `quiet` on surfaces; `text` for links among text. */
  look?: 'action' | 'outline' | 'quiet' | 'text'
  /** 32, 36, 44 (default) or 52 px high. */
  size?: 'tiny' | 'small' | 'medium' | 'large'
  icon?: IconName | undefined
  iconEnd?: IconName | undefined
  isWide?: boolean
  className?: string | undefined
  children?: ReactNode
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'> & { isBusy?: boolean }
type LinkButtonProps = Look &
  Omit<ComponentProps<'a'>, 'className' | 'href'> & {
    to: string
    /** What the history keeps with a path of the site. */
    state?: unknown
  }

const lookOf = ({ look = 'action', size = 'medium', isWide = false, className }: Look) =>
  classNames(styles.button, styles[look], styles[size], isWide && styles.wide, className)

/** The look of a default button, for a link in markup that runs without scripts. */
export const linkButtonClass = lookOf({})

function Inside({
  icon,
  iconEnd,
  children,
  isBusy,
}: Pick<Look, 'icon' | 'iconEnd' | 'children'> & { isBusy?: boolean }) {
  return (
    <>
      {isBusy ? <Spinner size="small" /> : icon && <Icon name={icon} size="small" />}
      {children !== undefined && <span className={styles.label}>{children}</span>}
      {iconEnd && <Icon name={iconEnd} size="small" />}
    </>
  )
}

export function Button({
  look,
  size,
  icon,
  iconEnd,
  isWide,
  isBusy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...rest}
      className={lookOf({ ...(look && { look }), ...(size && { size }), ...(isWide && { isWide }), className })}
    >
      <Inside icon={icon} iconEnd={iconEnd} isBusy={isBusy}>
        {children}
      </Inside>
    </button>
  )
}

/** A link that looks like a button: a path of the site, or an address elsewhere (opened in a tab of its own). */
export function LinkButton({ look, size, icon, iconEnd, isWide, className, children, to, ...rest }: LinkButtonProps) {
  const classes = lookOf({ ...(look && { look }), ...(size && { size }), ...(isWide && { isWide }), className })
  const inside = (
    <Inside icon={icon} iconEnd={iconEnd}>
      {children}
    </Inside>
  )
  if (!to.startsWith('/'))
    return (
      <a target="_blank" rel="noopener" {...rest} href={to} className={classes}>
        {inside}
      </a>
    )
  return (
    <Link {...rest} to={to} className={classes}>
      {inside}
    </Link>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName
  /** What it does, for those who do not see the icon; shown as a tooltip too. */
  label: string
  size?: 'tiny' | 'small' | 'medium'
  look?: 'bare' | 'plate'
}

export function IconButton({
  icon,
  label,
  size = 'medium',
  look = 'bare',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.iconButton, styles[look], styles[size], className)}
    >
      <Icon name={icon} size={size === 'medium' ? 'medium' : 'small'} />
      {children}
    </button>
  )
}
