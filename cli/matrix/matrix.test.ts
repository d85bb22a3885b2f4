import { expect, test } from 'vitest'
import { asGithub, asGitlab, type Matrix } from './matrix.ts'

const shard = (name: string, ...codes: string[]) => ({
  shard: name,
  tenants: codes.map((code) => ({ code, profile: '01234567', ms: 300 })),
  ms: 300 * codes.length,
})
const matrix = (...shards: ReturnType<typeof shard>[]): Matrix => ({ shards, tenants: 3, ms: 900, isMeasured: false })
const two = matrix(shard('1/2', 'acme', 'globex'), shard('2/2', 'initech'))

test('GitHub takes one line of JSON, a shard an entry', () => {
  const text = asGithub(two)
  expect(text).not.toContain('\n')
  expect(JSON.parse(text)).toEqual({
    include: [
      { shard: '1/2', tenants: 'acme,globex' },
      { shard: '2/2', tenants: 'initech' },
    ],
  })
  expect(JSON.parse(asGithub(matrix()))).toEqual({ include: [] })
})

test('GitLab takes a child pipeline, a job a shard', () => {
  expect(asGitlab(two).split('\n')).toEqual([
    'include:',
    '  - local: .gitlab/livery-build.yml',
    'build:',
    '  extends: .livery-build',
    '  parallel:',
    '    matrix:',
    '      - SHARD: "1/2"',
    '        TENANTS: "acme,globex"',
    '      - SHARD: "2/2"',
    '        TENANTS: "initech"',
  ])
})

test('a pipeline has a job also where there is nothing to do', () => {
  expect(asGitlab(matrix())).toBe('nothing-to-build:\n  script:\n    - echo "Nothing to build"')
})
