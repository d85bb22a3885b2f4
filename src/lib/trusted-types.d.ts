import type { Config } from 'dompurify'

interface PolicyRules {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      /** Addresses are texts as well: the DOM's types know of no others where a script's address is taken. */
      createPolicy(
        name: string,
        rules: PolicyRules,
      ): { createScriptURL(address: string): string & ReturnType<Policy['createScriptURL']> } & Policy
    }
  }
}
