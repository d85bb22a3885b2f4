import type { SiteFinding } from '../site/finding.ts'
import { isText, onceByHash, type Site, type SiteFile } from '../site/site.ts'
import { isFaithful, viewsOf } from '../site/views.ts'

interface Pattern {
  code: string
  called: string
  expression: RegExp
  /** Of the match and its groups: whether it is one after all. */
  isReal?: (match: RegExpMatchArray) => boolean
}

/** Bits a character: words have about 3, random letters and digits more than 4. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0)
}

/** Random text mixes digits with letters of both cases; names and sentences do not. */
const isRandom = (text = '') => entropyOf(text) >= 4 && /\d/.test(text) && /[a-z]/i.test(text)

const token = (code: string, called: string, expression: RegExp): Pattern => ({ code, called, expression })

/** Their forms are published by those who give them out, so that they can be found. */
const patterns: readonly Pattern[] = [
  token('private-key', 'A private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g),
  token('private-key', 'A minisign or age secret key', /\b(?:RWQAAEIy[\w+/]{40,}|AGE-SECRET-KEY-1[A-Z0-9]{50,})/g),
  token('aws-key', 'An AWS access key', /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g),
  token('google-key', 'A Google API key', /\bAIza[\w-]{35}(?![\w-])/g),
  token('google-key', 'A Google client secret', /\bGOCSPX-[\w-]{28}(?![\w-])/g),
  token('github-token', 'A GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})/g),
  token('gitlab-token', 'A GitLab token', /\bglpat-[\w-]{20,}/g),
  token('npm-token', 'An npm token', /\bnpm_[A-Za-z0-9]{36}\b/g),
  token('slack-token', 'A Slack token', /\bxox[abeoprs]-[\w-]{10,}/g),
  token('slack-token', 'A Slack webhook', /hooks\.slack\.com\/services\/T\w+\/B\w+\/\w+/g),
  token('stripe-key', 'A Stripe key', /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g),
  token('telegram-token', 'A Telegram bot token', /\b\d{8,10}:AA[\w-]{33}(?![\w-])/g),
  token('sendgrid-key', 'A SendGrid key', /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g),
  token('json-web-token', 'A JSON Web Token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g),
  token(
    'password-in-address',
    'An address with a password',
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'`<>{}$\\]{1,64}:[^\s/:@"'`<>{}$\\]{3,64}@[\w.-]+/gi,
  ),
  {
    code: 'secret-assigned',
    called: 'A secret',
    expression:
      /(?:secret|passw(?:or)?d|api[-_]?key|access[-_]?key|private[-_]?key|auth[-_]?token|client[-_]?secret)["'`]?\s*[:=]\s*["'`]([\w+/=.-]{16,})["'`]/gi,
    isReal: ([, value]) => isRandom(value),
  },
  // A folder of a person's machine: an address of a site has its host before it.
  token('build-path', 'A path of a machine', /(?<![\w.:/-])(?:file:\/\/)?\/(?:home|Users)\/[a-z_][\w.-]*\/[\w.-]+/g),
  token(
    'build-path',
    'A path of a machine',
    /(?<![\w.:/-])\/(?:root|tmp|var\/folders|builds|workspace|work)\/[\w.-]+\/[\w./-]+/g,
  ),
  token('build-path', 'A path of a machine', /\b[A-Z]:\\{1,2}Users\\{1,2}[\w.-]+/g),
]

/** People's addresses; those that stand for none are in documentation. */
const email = /\b[\w.+-]{2,}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b/gi
const nobody = /@(?:[\w-]+\.)*example(?:\.(?:com|net|org))?$|\.(?:png|svg|js|css|webp|woff2)$|^git@/i

interface Secret {
  code: string
  called: string
  text: string
  offset: number
}

function secretsIn(latin1: string): Secret[] {
  return patterns.flatMap(({ code, called, expression, isReal }) =>
    [...latin1.matchAll(expression)]
      .filter((match) => isReal?.(match) ?? true)
      .map((match) => ({ code, called, text: match[0], offset: match.index })),
  )
}

const secretsOf = onceByHash((file: SiteFile): Secret[] => {
  const found = viewsOf(file)
    .filter(({ form }) => form !== 'base64')
    .flatMap(({ bytes, offsetOf }) => {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
      const people = isText(file.path)
        ? [...text.matchAll(email)]
            .filter(([address]) => !nobody.test(address))
            .map((match) => ({ code: 'person', called: 'An e-mail address', text: match[0], offset: match.index }))
        : []
      return [...secretsIn(text), ...people].map((secret) => ({ ...secret, offset: offsetOf(secret.offset) }))
    })
  return [...new Map(found.map((secret) => [`${secret.code}:${secret.offset}`, secret])).values()]
})

/** Enough to find it by, and not the secret itself: reports are kept in logs. */
const masked = (text: string) => `${text.slice(0, 6)}… (${text.length} characters)`

export interface SecretsInput {
  /** What the tenant itself says, such as an address of its customer service. */
  own: string
  /** Folders of this machine: their paths are in no site. */
  folders: readonly string[]
}

function folderFindings(file: SiteFile, folders: readonly string[]): SiteFinding[] {
  if (!isText(file.path)) return []
  const bytes = Buffer.from(file.bytes())
  return folders.flatMap((folder) => {
    const offset = bytes.indexOf(folder)
    const message = 'A folder of the machine that built the site is named here'
    return offset < 0
      ? []
      : [{ file: file.path, offset, code: 'build-path', message, remedy: 'Find what put it there.' }]
  })
}

/** Finds keys, tokens, passwords, people's addresses and paths of the machine. */
export function secrets(site: Site, input: SecretsInput): SiteFinding[] {
  return [...site.files.values()].flatMap((file) => {
    if (isFaithful(site, file)) return []
    const known = secretsOf(file)
      .filter(({ code, text }) => !(code === 'person' && input.own.includes(text)))
      .map(({ code, called, text, offset }) => {
        const message = `${called} stands here: ${code === 'build-path' || code === 'person' ? text : masked(text)}`
        const remedy =
          code === 'build-path' ? 'Find what put it there.' : 'Take it out, and withdraw it where it was valid.'
        return { file: file.path, offset, code, message, remedy }
      })
    const places = new Set(known.map(({ offset }) => offset))
    return [
      ...known,
      ...folderFindings(file, input.folders).filter(({ offset }) => offset === null || !places.has(offset)),
    ]
  })
}
