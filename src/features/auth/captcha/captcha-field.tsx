import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/language.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { solve } from '../verification/solve.ts'
import { workAlong } from './captcha-answer.ts'
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

/** Puts a text into a field as if it had been typed, so that its form takes note. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The device's own answer, for who can or will give none. */
function useWork(captcha: CaptchaFieldProps['captcha']) {
  const place = useRef<HTMLDivElement>(null)
  const [solved, setSolved] = useState<{ id: string; isDone: boolean }>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])
  const { id, work } = captcha.data ?? {}
  const state = solved === undefined || solved.id !== id ? 'open' : solved.isDone ? 'done' : 'busy'
  const start = async () => {
    if (id === undefined || !work) return
    control.current?.abort()
    control.current = new AbortController()
    setSolved({ id, isDone: false })
    const solution = await solve(work, control.current.signal)
    const input = place.current?.querySelector('input')
    if (input) typeInto(input, `work:${solution}`)
    setSolved({ id, isDone: true })
  }
  // Aborted by another captcha, or because the form is gone.
  return { place, state, isOffered: work !== undefined, start: () => void start().catch(() => undefined) }
}

/** A captcha: a picture, and for those who cannot read it the same aloud, a question, or work that the device does. */
export function CaptchaField({ captcha, field, error }: CaptchaFieldProps) {
  const { t } = useTranslation('auth')
  const { tag } = useLanguage()
  const [isQuestion, setQuestion] = useState(false)
  const [voice, setVoice] = useState<'silent' | 'speaking' | 'none'>('silent')
  const last = useRef(0)
  const work = useWork(captcha)
  const [isHelped, setHelped] = useState(false)
  // Whoever reads or hears the question has the device do its part meanwhile; another captcha is another part.
  useEffect(() => {
    if (isHelped && captcha.data) workAlong(captcha.data)
  }, [isHelped, captcha.data])
  const refresh = () => {
    if (Date.now() - last.current < pause) return
    last.current = Date.now()
    void captcha.refetch()
  }
  const listen = () => {
    setHelped(true)
    const canSpeak = captcha.data && speak(captcha.data.spoken, tag, () => setVoice('silent'))
    setVoice(canSpeak ? 'speaking' : 'none')
  }
  const switchWay = () => {
    setQuestion(!isQuestion)
    if (!isQuestion) setHelped(true)
  }
  const takesWork = captcha.data?.work?.questionBits !== undefined
  return (
    <div className={styles.captcha}>
      <div className={styles.row} ref={work.place} hidden={work.state === 'done'}>
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
          {voice === 'silent' && isQuestion && takesWork && work.state === 'open' && t('captcha.helping')}
          {work.state === 'busy' && t('captcha.working')}
          {work.state === 'done' && t('captcha.worked')}
        </span>
        {work.state !== 'done' && (
          <>
            <Button look="text" size="tiny" icon="volume-2" disabled={!captcha.data} onClick={listen}>
              {t('captcha.listen')}
            </Button>
            <Button look="text" size="tiny" icon="circle-help" onClick={switchWay}>
              {t(isQuestion ? 'captcha.usePicture' : 'captcha.ask')}
            </Button>
            {work.isOffered && (
              <Button look="text" size="tiny" icon="smartphone" isBusy={work.state === 'busy'} onClick={work.start}>
                {t('captcha.work')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
