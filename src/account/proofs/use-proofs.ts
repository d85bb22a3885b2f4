import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadProof } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { maxPictures, readPicture } from './picture.ts'

export interface Proof {
  /** Of the row, not of the gateway. */
  key: number
  name: string
  file: Blob
  bitmap: ImageBitmap | undefined
  /** From 0 to 1 while it is sent. */
  sent: number
  /** Of the gateway; absent until it has it. */
  id?: string
  failure?: string
}

let lastKey = 0

/** Pictures that prove something: looked at by their content, sent one by one as they are chosen, and removable. */
export function useProofs() {
  const { t } = useTranslation('centre')
  const errorText = useErrorText()
  const [proofs, setProofs] = useState<readonly Proof[]>([])
  const [errors, setErrors] = useState<readonly string[]>([])
  const sendings = useRef(new Map<number, AbortController>())
  const change = (key: number, changed: Partial<Proof>) =>
    setProofs((before) => before.map((proof) => (proof.key === key ? { ...proof, ...changed } : proof)))

  const send = async ({ key, file, name }: Proof) => {
    const sending = new AbortController()
    sendings.current.set(key, sending)
    try {
      const { value } = await callGateway(uploadProof, {
        body: file,
        signal: sending.signal,
        onProgress: (sent) => change(key, { sent }),
      })
      change(key, { id: value.id, sent: 1 })
    } catch (error) {
      // One that was removed is gone already.
      if (!sending.signal.aborted)
        change(key, { sent: 0, failure: t('proof.failed', { name, reason: errorText(error) }) })
    } finally {
      sendings.current.delete(key)
    }
  }

  const add = async (files: readonly File[]) => {
    const room = maxPictures - proofs.length
    const wrong = files.slice(room).map(({ name }) => t('proof.tooMany', { name }))
    for (const file of files.slice(0, room)) {
      const picture = await readPicture(file)
      if (typeof picture === 'string') {
        wrong.push(t(`proof.${picture}`, { name: file.name }))
        continue
      }
      lastKey += 1
      const proof = { key: lastKey, name: file.name, sent: 0, ...picture }
      setProofs((before) => [...before, proof])
      void send(proof)
    }
    setErrors(wrong)
  }

  const again = (proof: Proof) => {
    setProofs((before) =>
      before.map((one) => {
        if (one.key !== proof.key) return one
        const { failure: _, ...rest } = one
        return { ...rest, sent: 0 }
      }),
    )
    void send(proof)
  }

  const remove = ({ key, bitmap }: Proof) => {
    sendings.current.get(key)?.abort()
    bitmap?.close()
    setProofs((before) => before.filter((proof) => proof.key !== key))
    setErrors([])
  }

  useEffect(() => {
    const underway = sendings.current
    return () => {
      for (const sending of underway.values()) sending.abort()
    }
  }, [])

  return {
    proofs,
    errors,
    ids: proofs.flatMap(({ id }) => id ?? []),
    isSending: proofs.some(({ id, failure }) => id === undefined && failure === undefined),
    add: (files: readonly File[]) => void add(files),
    again,
    remove,
  }
}

export type Proofs = ReturnType<typeof useProofs>
