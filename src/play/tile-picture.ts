interface TilePicture {
  /** Of the page that the tile led to. */
  path: string
  src: string
}

let last: TilePicture | undefined

/** Notes the picture of the tile that leads to a game's page: it stands there until the page's own has come. */
export function noteTilePicture(picture: TilePicture): void {
  last = picture
}

/** The picture of the tile that led to this page; undefined for who came in another way. */
export const tilePictureOf = (path: string): string | undefined => (last?.path === path ? last.src : undefined)
