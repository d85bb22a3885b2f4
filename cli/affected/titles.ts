import type { Reason } from './affected.ts'

/** What is said of a reason to people. */
export const reasonTitles: Record<Reason['kind'], string> = {
  folder: 'its folder',
  base: 'a base it extends',
  domain: 'a domain it shares',
  code: 'code of its profile',
  chunks: 'code that its chunks are divided by',
  tokens: 'tokens',
  strings: 'strings of its languages',
  fonts: 'fonts',
  dependencies: 'dependencies',
  config: 'configuration of the build',
  tool: 'the tool itself',
  year: 'the year in its footer',
}
