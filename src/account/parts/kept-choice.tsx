import type { ReactNode } from 'react'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Panel } from '../frame/panel.tsx'
import styles from './facts.module.css'
import { Loaded, type LoadedProps } from './loaded.tsx'
import { Notice } from './notice.tsx'

interface KeptChoiceProps<Data> {
  title: string
  label: string
  /** What it means. */
  text: ReactNode
  query: LoadedProps<Data>['query']
  isOn: (data: Data) => boolean
  change: { mutate: (isOn: boolean) => void; error: Error | null }
}

/** A choice of the member's that counts as soon as it is made. */
export function KeptChoice<Data>({ title, label, text, query, isOn, change }: KeptChoiceProps<Data>) {
  const errorText = useErrorText()
  return (
    <Panel title={title}>
      <Loaded query={query} skeleton={<Skeleton shape="line" />}>
        {(data) => (
          <Checkbox checked={isOn(data)} onChange={({ target }) => change.mutate(target.checked)}>
            {label}
          </Checkbox>
        )}
      </Loaded>
      <p className={styles.note}>{text}</p>
      {change.error && (
        <Notice tone="bad" role="alert">
          {errorText(change.error)}
        </Notice>
      )}
    </Panel>
  )
}
