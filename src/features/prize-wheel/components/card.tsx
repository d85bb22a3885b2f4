import { type ReactNode, useId } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import head from '#src/ui/section-head.module.css'
import styles from './card.module.css'

interface CardProps {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** A part of the page on a surface, below a heading with the brand's mark. */
export function Card({ title, className, children }: CardProps) {
  const id = useId()
  return (
    <section className={classNames(styles.card, className)} aria-labelledby={id}>
      <header className={head.head}>
        <PartHeading id={id} className={head.title}>
          {title}
        </PartHeading>
      </header>
      {children}
    </section>
  )
}
