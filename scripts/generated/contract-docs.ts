import type { Call } from '#contract/call.ts'
import { problems } from '#contract/problems.ts'

/** Calls of one folder of the contract. */
export interface CallGroup {
  title: string
  calls: readonly Call[]
}

const maxColumns = 130

/** Breaks a list item into lines of at most 130 columns, at spaces. */
function wrapped(text: string): string {
  const lines: string[] = []
  let line = '-'
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > maxColumns) {
      lines.push(line)
      line = ' '
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}

/** "T E I": what a call needs and how it is sent. */
function marksOf(call: Call): string {
  const session = { none: '', optional: 't', token: 'T' }[call.auth]
  const format = call.isEncrypted ? 'E' : { json: '', form: 'F', file: 'U' }[call.format]
  return [session, format, call.needsIdempotencyKey ? 'I' : '', call.isRelay ? 'R' : ''].filter(Boolean).join(' ')
}

function entryOf(call: Call): string {
  const marks = marksOf(call)
  const refusals = call.problems.map((code) => `\`${code}\``).join(', ')
  const parts = [`\`${call.id}\``, call.method, call.path, marks && `(${marks})`].filter(Boolean).join(' ')
  return wrapped(`${parts}: ${call.summary}.${refusals && ` Refuses with ${refusals}.`}`)
}

/** Every call with its request, and every code of a refusal, as a page of the docs. */
export function contractDocs(groups: readonly CallGroup[]): string {
  const codes = Object.entries(problems).sort(([a], [b]) => (a < b ? -1 : 1))
  return `# Calls and refusals of the gateway

Written from \`contract/\` by \`npm run generate\`. What holds for all calls is in [the gateway contract](gateway-contract.md);
shapes of queries, bodies and answers are in the schemas, and in the OpenAPI document of \`livery sandbox\` at \`/openapi.json\`.

The marks behind a path: \`T\` needs a session, \`t\` takes one where there is one, \`E\` has an encrypted body, \`F\` a form's,
\`U\` a file as it is under its own type, \`I\` needs an idempotency key, \`R\` stands behind the relay prefix.
${groups.map(({ title, calls }) => `\n## ${title}\n\n${calls.map(entryOf).join('\n')}\n`).join('')}
## Refusals

${codes.map(([code, { status, when }]) => wrapped(`\`${code}\` ${status}: ${when}.`)).join('\n')}
`
}
