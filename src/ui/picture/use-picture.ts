import { useState, useSyncExternalStore } from 'react'
import { addressesOf, blameMirrorsOf, onPictureHosts, pictureHosts } from '#src/lib/picture-hosts.ts'

interface Tries {
  src: string | undefined
  failed: readonly string[]
  /** The address that it came from: there it stays. */
  shown: string | undefined
}

/**
 * The address to show a picture by, and what its element tells about it: a host that fails is followed by the next one.
 * Undefined: it cannot be had at all.
 */
export function usePicture(src: string | undefined) {
  const hosts = useSyncExternalStore(onPictureHosts, pictureHosts, pictureHosts)
  const [tries, setTries] = useState<Tries>({ src, failed: [], shown: undefined })
  const { failed, shown }: Tries = tries.src === src ? tries : { src, failed: [], shown: undefined }
  const address =
    src === undefined || src === ''
      ? undefined
      : (shown ?? addressesOf(src, hosts).find((candidate) => !failed.includes(candidate)))
  return {
    address,
    onLoad: () => {
      if (shown !== undefined) return
      setTries({ src, failed, shown: address })
      blameMirrorsOf(failed)
    },
    onError: () => {
      if (address !== undefined) setTries({ src, failed: [...failed, address], shown: undefined })
    },
  }
}
