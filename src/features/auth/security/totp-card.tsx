import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Card, StateTag } from './card.tsx'
import type { Security } from './password-card.tsx'
import styles from './security-page.module.css'
import { EnrolTotp, RenewCodes, StopTotp } from './totp-tasks.ts'

/** From so few recovery codes on the member is told to make new ones. */
const few = 2

type Task = 'enrol' | 'renew' | 'stop'

interface TotpCardProps {
  security: Security
  /** Says on the page what was done. */
  onMessage: (text: string) => void
}

/** The second factor: whether it is on, and the ways to turn it on, off, and to renew its recovery codes. */
export function TotpCard({ security, onMessage }: TotpCardProps) {
  const { t } = useTranslation('security')
  const [task, setTask] = useState<Task>()
  const { hasTotp, recoveryCodesLeft: left, hasPassword } = security
  const close = () => setTask(undefined)
  const done = (text: string) => {
    close()
    onMessage(text)
  }
  return (
    <Card
      icon="shield-check"
      title={t('totp.title')}
      state={<StateTag isOn={hasTotp}>{t(hasTotp ? 'totp.isOn' : 'totp.isOff')}</StateTag>}
      actions={
        hasTotp ? (
          <>
            <Button look="outline" onClick={() => setTask('renew')}>
              {t('totp.renew')}
            </Button>
            <Button look="outline" onClick={() => setTask('stop')}>
              {t('totp.turnOff')}
            </Button>
          </>
        ) : (
          <Button look="outline" onClick={() => setTask('enrol')}>
            {t('totp.turnOn')}
          </Button>
        )
      }
    >
      <p className={styles.text}>{t('totp.text')}</p>
      {hasTotp && (
        <p className={styles.left} data-few={left <= few ? '' : undefined}>
          <Icon name={left <= few ? 'triangle-alert' : 'key-round'} size="small" />
          <span>
            {t('totp.left', { count: left })}
            {left <= few && <> {t('totp.few')}</>}
          </span>
        </p>
      )}
      {/* Of its own: a page that waited for a dialog would hide what it stands on. */}
      <Suspense>
        {task === 'enrol' && (
          <EnrolTotp hasPassword={hasPassword} onClose={close} onDone={() => done(t('totp.turnedOn'))} />
        )}
        {task === 'renew' && <RenewCodes onClose={close} onDone={() => done(t('totp.renewed'))} />}
        {task === 'stop' && <StopTotp onClose={close} onDone={() => done(t('totp.turnedOff'))} />}
      </Suspense>
    </Card>
  )
}
