import { useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/language.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './captcha-field.module.css'
import type { useCaptchaQuery } from './get-captcha.ts'

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptchaQuery>
  field: UseFormRegisterReturn
  error: string | undefined
}

/** At most one new picture a second. */
const pause = 1000

/** Reads the captcha aloud; answers whether the browser can. */
function speak(text: string, tag: string, onEnd: () => void): boolean {
  if (!('speechSynthesis' in window)) return false
  const words = new SpeechSynthesisUtterance(text)
  words.lang = tag
  words.rate = 0.7
  words.onend = onEnd
  words.onerror = onEnd
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(words)
  return true
}

function Picture({ captcha, onRefresh }: { captcha: CaptchaFieldProps['captcha']; onRefresh: () => void }) {
  const { t } = useTranslation('auth')
  return (
    <>
      <button type="button" className={styles.picture} title={t('captcha.refresh')} onClick={onRefresh}>
        {captcha.data ? (
          <img src={captcha.data.image} alt={t('captcha.alt')} width="136" height="48" />
        ) : captcha.isError ? (
          t('captcha.failed')
        ) : (
          <Skeleton className={styles.skeleton} />
        )}
      </button>
      <IconButton
        icon="refresh-cw"
        label={t('captcha.refresh')}
        look="plate"
        className={styles.refresh}
        aria-busy={captcha.isFetching}
        onClick={onRefresh}
      />
    </>
  )
}

/** A captcha: a picture, and for those who cannot read it the same aloud, or a question. */
export function CaptchaField({ captcha, field, error }: CaptchaFieldProps) {
  const { t } = useTranslation('auth')
  const { tag } = useLanguage()
  const [isQuestion, setQuestion] = useState(false)
  const [voice, setVoice] = useState<'silent' | 'speaking' | 'none'>('silent')
  const last = useRef(0)
  const refresh = () => {
    if (Date.now() - last.current < pause) return
    last.current = Date.now()
    void captcha.refetch()
  }
  const listen = () => {
    const canSpeak = captcha.data && speak(captcha.data.spoken, tag, () => setVoice('silent'))
    setVoice(canSpeak ? 'speaking' : 'none')
  }
  return (
    <div className={styles.captcha}>
      <div className={styles.row}>
        <TextField
          label={isQuestion ? (captcha.data?.question ?? t('captcha.questionLabel')) : t('captcha.label')}
          icon="shield-check"
          placeholder={isQuestion ? t('captcha.questionLabel') : t('captcha.placeholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error}
          {...field}
        />
        {!isQuestion && <Picture captcha={captcha} onRefresh={refresh} />}
      </div>
      <div className={styles.others}>
        <span role="status" className={styles.voice}>
          {voice === 'speaking' && t('captcha.listening')}
          {voice === 'none' && t('captcha.noVoice')}
        </span>
        <Button look="text" size="tiny" icon="volume-2" disabled={!captcha.data} onClick={listen}>
          {t('captcha.listen')}
        </Button>
        <Button look="text" size="tiny" icon="circle-help" onClick={() => setQuestion(!isQuestion)}>
          {t(isQuestion ? 'captcha.usePicture' : 'captcha.ask')}
        </Button>
      </div>
    </div>
  )
}
