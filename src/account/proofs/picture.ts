/** Of one picture, in bytes: 5 MB. */
export const maxPictureBytes = 5 * 1024 * 1024
export const maxPictures = 3

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

export type PictureError = 'type' | 'size' | 'unreadable'

/** The type that the first bytes of a file say, whatever its name says. */
export function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  const starts = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)
  if (starts(png)) return 'image/png'
  return starts(jpeg) ? 'image/jpeg' : undefined
}

export interface Picture {
  /** Under the type that its content has. */
  file: Blob
  /** To be drawn as a preview; undefined where the browser makes none. */
  bitmap: ImageBitmap | undefined
}

/** Looks at what a file contains: a picture that can be sent, or why not. */
export async function readPicture(file: File): Promise<Picture | PictureError> {
  if (file.size > maxPictureBytes) return 'size'
  const type = pictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  if (!type) return 'type'
  const typed = file.slice(0, file.size, type)
  if (typeof createImageBitmap !== 'function') return { file: typed, bitmap: undefined }
  try {
    return { file: typed, bitmap: await createImageBitmap(typed) }
  } catch {
    return 'unreadable'
  }
}
