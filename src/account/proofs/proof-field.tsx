import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { maxPictures } from './picture.ts'
import styles from './proof-field.module.css'
import type { Proof, Proofs } from './use-proofs.ts'

/** Drawn into a canvas: an address of the file's own would be refused by the site's policy. */
function Preview({ bitmap }: { bitmap: ImageBitmap | undefined }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    const brush = canvas?.getContext('2d')
    if (!canvas || !brush || !bitmap) return
    const scale = Math.max(canvas.width / bitmap.width, canvas.height / bitmap.height)
    const [width, height] = [bitmap.width * scale, bitmap.height * scale]
    brush.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  }, [bitmap])
  return (
    <span aria-hidden="true">
      <canvas ref={ref} width={144} height={144} className={styles.preview} />
    </span>
  )
}

function Row({ proof, onAgain, onRemove }: { proof: Proof; onAgain: () => void; onRemove: () => void }) {
  const { t } = useTranslation(['centre', 'shell'])
  const { number } = useFormat()
  const { name, sent, id, failure, bitmap } = proof
  const percent = Math.round(sent * 100)
  const state =
    failure ?? (id ? t('proof.ready', { name }) : t('proof.uploading', { name, percent: `${number(percent)}%` }))
  return (
    <li className={styles.proof}>
      <Preview bitmap={bitmap} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {id === undefined && failure === undefined && (
          <progress className={styles.progress} value={sent} aria-label={state} />
        )}
        <span className={styles.state} data-bad={failure ? '' : undefined}>
          {(id ?? failure) && state}
        </span>
        {failure && (
          <Button look="text" size="tiny" className={styles.again} onClick={onAgain}>
            {t('shell:retry')}
          </Button>
        )}
      </div>
      <IconButton icon="x" size="small" label={t('proof.remove', { name })} onClick={onRemove} />
    </li>
  )
}

interface ProofFieldProps {
  label: string
  hint: string
  proofs: Proofs
  error: string | undefined
}

/** Up to three pictures as proof. */
export function ProofField({ label, hint, proofs, error }: ProofFieldProps) {
  const { t } = useTranslation(['centre', 'shell'])
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isFull = proofs.proofs.length >= maxPictures
  return (
    <div className={styles.field}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <ul className={styles.proofs}>
        {proofs.proofs.map((proof) => (
          <Row
            key={proof.key}
            proof={proof}
            onAgain={() => proofs.again(proof)}
            onRemove={() => proofs.remove(proof)}
          />
        ))}
      </ul>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept="image/png,image/jpeg"
          multiple
          aria-labelledby={id}
          onChange={(event) => {
            proofs.add([...(event.target.files ?? [])])
            // The same file may be chosen again.
            event.target.value = ''
          }}
        />
      </VisuallyHidden>
      {!isFull && (
        <Button
          look="outline"
          icon="plus"
          className={styles.choose}
          aria-describedby={`${id}-hint`}
          aria-invalid={error ? true : undefined}
          onClick={() => input.current?.click()}
        >
          {t('proof.choose')}
        </Button>
      )}
      <div role="alert">
        {[...proofs.errors, ...(error ? [error] : [])].map((error) => (
          <p key={error} className={styles.error}>
            <Icon name="circle-alert" size="tiny" />
            {error}
          </p>
        ))}
      </div>
    </div>
  )
}
