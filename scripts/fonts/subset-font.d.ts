/** The parts that are used here; the package has no types of its own. */
declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2'
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
