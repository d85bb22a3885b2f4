import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#src/account/frame/sheet.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { site } from '#src/config/site.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './recovery-codes.module.css'
import { recoveryText, saveText } from './recovery-file.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  step?: string
  onDone: () => void
}

/** The recovery codes, shown once: no way leads on but to say that they are kept. */
export function RecoveryCodes({ codes, step, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('security')
  const { data: member } = useMemberQuery()
  const [isKept, setKept] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const noteId = useId()
  const title = t('totp.printTitle', { siteName: site.name, account: member?.account ?? '' })
  const text = recoveryText(title, codes)
  const leave = () => (isKept ? onDone() : setReminded(true))
  return (
    <TaskDialog
      title={t('totp.codesTitle')}
      text={t('totp.codesText')}
      {...(step !== undefined && { step })}
      hasCross={false}
      onClose={leave}
    >
      <Sheet title={title}>
        <ol className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Sheet>
      <div className={styles.ways}>
        <CopyButton text={text} label={t('totp.copyCodes')} />
        <Button
          look="outline"
          size="small"
          icon="download"
          onClick={() => saveText(`${t('totp.fileName')}-${site.merchantCode}`, text)}
        >
          {t('totp.download')}
        </Button>
        <Button look="outline" size="small" icon="printer" onClick={() => window.print()}>
          {t('totp.print')}
        </Button>
      </div>
      <div className={styles.end}>
        <Checkbox
          checked={isKept}
          aria-describedby={isReminded && !isKept ? noteId : undefined}
          onChange={({ target }) => setKept(target.checked)}
        >
          {t('totp.kept')}
        </Checkbox>
        <div role="alert" id={noteId}>
          {isReminded && !isKept && (
            <p className={styles.reminder}>
              <Icon name="circle-alert" size="tiny" />
              {t('totp.keptFirst')}
            </p>
          )}
        </div>
        <Button size="large" isWide onClick={leave}>
          {t('done')}
        </Button>
      </div>
    </TaskDialog>
  )
}
