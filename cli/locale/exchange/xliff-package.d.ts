declare module 'xliff/js2xliff' {
  import type { XliffDocument } from 'xliff'

  /** XLIFF 2.0, with two spaces a level. */
  const js2xliff: (document: XliffDocument) => Promise<string>
  export default js2xliff
}

declare module 'xliff/xliff2js' {
  import type { XliffDocument } from 'xliff'

  /** Rejects for what is no XML. */
  const xliff2js: (text: string) => Promise<Partial<XliffDocument>>
  export default xliff2js
}

declare module 'xliff' {
  /** Text; or a list of texts and elements, where there are elements inside. */
  export type XliffText = string | readonly unknown[]

  export interface XliffUnit {
    source?: XliffText
    target?: XliffText
    note?: string | readonly string[]
  }

  export interface XliffDocument {
    sourceLanguage: string
    targetLanguage?: string
    resources: Record<string, Record<string, XliffUnit>>
  }
}
