import type { ComponentProps } from 'react'
import { usePicture } from './use-picture.ts'

type MirroredImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onLoad' | 'onError'> & {
  src: string | undefined
  alt: string
}

/** A mark from the hosts of pictures, one after the other; where none of them has it, its words stand alone. */
export function MirroredImage({ src, alt, ...rest }: MirroredImageProps) {
  const { address, onLoad, onError } = usePicture(src)
  if (address === undefined) return alt === '' ? null : <span>{alt}</span>
  return <img loading="lazy" {...rest} src={address} alt={alt} onLoad={onLoad} onError={onError} />
}
