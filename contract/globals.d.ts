// Browsers and Node both have it: all that the contract says of a file is that it is one.
interface Blob {
  readonly size: number
  readonly type: string
}

declare var Blob: { prototype: Blob; new (): Blob }
