import {
  deltasFolder,
  dictionaryKinds,
  namedDictionary,
  pageDictionaries,
  pageDictionaryUse,
  releasePaper,
  takesDeltas,
} from '#cli/site-files/dictionaries.ts'

/**
 * Compression dictionaries (RFC 9842) in the words of nginx and Caddy. A browser keeps a file as the dictionary for the next
 * one of its name, and names it when it asks for that. A release has the files in that form; where there is none, a server
 * sends what it always sends.
 */

/** Where nginx sends on what it found, and never a visitor. */
const innerPages = '/_deploy/dictionaries/'
const innerFiles = `/${deltasFolder}/`

/** Of whoever has the page already: the address under which its bytes may be kept, as a dictionary alone. */
const linkTo = (address: string, quote: string) => `<${address}>; rel=${quote}compression-dictionary${quote}`

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`

export const varyOfFiles = 'Available-Dictionary'
export const varyOfDeltas = 'Accept-Encoding, Available-Dictionary'
/** For lines that are no plain texts: what nginx and Caddy put there. */
export const nginxUse = '    add_header Use-As-Dictionary $livery_use;'
export const nginxLink = '    add_header Link $livery_link;'

/** What nginx finds out about a request before it takes a location. `tags`: folders of languages. */
export function nginxAsked(tags: readonly string[]): string[] {
  const folders = tags.length > 0 ? `(?:/(?:${tags.join('|')}))?` : ''
  return [
    '# Files in the form for those who have an earlier one as a dictionary (RFC 9842). Releases alone have them.',
    'set $livery_offered "";',
    'set $livery_dictionary "none";',
    `if ($http_accept_encoding ~ "${takesDeltas}") { set $livery_offered $http_available_dictionary; }`,
    `if ($livery_offered ~ "${namedDictionary}") { set $livery_dictionary $1; }`,
    'set $livery_use "";',
    ...dictionaryKinds.map(
      ({ files, destinations }) =>
        `if ($uri ~ "${files}") { set $livery_use 'match="$1-*$2", match-dest=${destinations}'; }`,
    ),
    'set $livery_page "";',
    `if ($uri ~ "^${pageDictionaries}[^/]+(${folders}/index\\.html)$") { set $livery_page $1; }`,
  ]
}

/** Who comes back loads the page once more, as a dictionary, when nothing else is to do. After the language is known. */
export const nginxBack = (revision: string): string[] => [
  'set $livery_back "";',
  'set $livery_link "";',
  `if (-f $document_root/${releasePaper}) { set $livery_back $http_if_none_match; }`,
  `if ($livery_back) { set $livery_link '${linkTo(`${pageDictionaries}${revision}$livery_language/index.html`, '"')}'; }`,
]

/** In a location of nginx: on to the form for those who have a dictionary, where that is there. */
const nginxOn = (file: string, to: string) =>
  `    if (-f $document_root${innerFiles}$livery_dictionary${file}) { rewrite ^ ${to}$livery_dictionary${file} last; }`
export const nginxDelta = (file: string): string => nginxOn(file, innerFiles)

/** nginx packs once more what it does not know to be packed, and a browser does not read that. */
const asItIs = '    gzip off;'
const plainText = '    types { } default_type text/plain;'
const nginxHeaders = (lines: readonly string[], more: Readonly<Record<string, string>>) => [
  ...lines,
  ...Object.entries(more).map(([name, value]) => `    add_header ${name} ${quoted(value)};`),
]

/** What headers are sent, as lines of nginx without how long to keep; and how long to keep what is kept. */
interface Sent {
  everywhere: readonly string[]
  forever: string
  varyOfPages: string
}

/** The locations that belong to dictionaries alone. */
export function nginxDictionaries({ everywhere, forever, varyOfPages }: Sent): string[] {
  const dcb = { 'Content-Encoding': 'dcb' }
  const kept = { 'Cache-Control': forever, 'Use-As-Dictionary': pageDictionaryUse }
  const block = (head: string, lines: readonly string[]) => [`location ${head} {`, ...lines, '}']
  return [
    ...block(`^~ ${pageDictionaries}`, [
      ...nginxHeaders(everywhere, { ...kept, Vary: varyOfFiles }),
      plainText,
      '    if ($livery_page = "") { return 404; }',
      nginxOn('$livery_page', innerPages),
      '    rewrite ^ $livery_page break;',
      '    try_files $uri =404;',
    ]),
    ...block(`^~ ${innerPages}`, [
      '    internal;',
      asItIs,
      ...nginxHeaders(everywhere, { ...kept, ...dcb, Vary: varyOfDeltas }),
      plainText,
      `    rewrite ^${innerPages}(.*)$ ${innerFiles}$1 break;`,
      '    try_files $uri =404;',
    ]),
    ...block(`^~ ${innerFiles}`, [
      '    internal;',
      asItIs,
      ...nginxHeaders(everywhere, { ...dcb, 'Cache-Control': forever, Vary: varyOfDeltas }),
      nginxUse,
      '    location ~ \\.html$ {',
      ...nginxHeaders(everywhere, { ...dcb, 'Cache-Control': 'no-cache', Vary: `${varyOfPages}${varyOfDeltas}` }),
      nginxLink,
      '        try_files $uri =404;',
      '    }',
      '    try_files $uri =404;',
    ]),
  ]
}

/** The same for Caddy: what it finds out about a request first. */
export const caddyAsked: readonly string[] = [
  '# Files in the form for those who have an earlier one as a dictionary (RFC 9842). Releases alone have them.',
  'map {header.Available-Dictionary} {livery_dictionary} {',
  `    ~${namedDictionary} "\${1}"`,
  '    default "none"',
  '}',
]

/** A block of Caddy that sends a file in the form that the visitor takes. `plain`: the file as it is, or compressed. */
export function caddyForms(file: string, plain: readonly string[]): string[] {
  const delta = `${innerFiles}{livery_dictionary}${file}`
  return [
    '    @delta {',
    `        header_regexp Accept-Encoding ${takesDeltas}`,
    `        file ${delta}`,
    '    }',
    '    handle @delta {',
    '        header Content-Encoding dcb',
    '        header +Vary Accept-Encoding',
    `        rewrite * ${delta}`,
    '        file_server',
    '    }',
    '    handle {',
    `        rewrite * ${file}`,
    ...plain.map((line) => `    ${line}`),
    '    }',
  ]
}

/** The page of an address, where it has its own, and home. */
export type CaddyPages = readonly [own: string, home: string]

/** A block of Caddy that sends the address's own page, or home, in the form that the visitor takes. */
export const caddyPage = ([own, home]: CaddyPages, plain: readonly string[]): string[] => {
  const within = (file: string) => caddyForms(file, plain).map((line) => `    ${line}`)
  return [
    `    @own file ${own}`,
    '    handle @own {',
    ...within(own),
    '    }',
    '    handle {',
    ...within(home),
    '    }',
  ]
}

/** Headers of hashed files in Caddy. */
export const caddyUse: readonly string[] = dictionaryKinds.flatMap(({ name, files, destinations }) => {
  const use = `match="{re.${name}.1}-*{re.${name}.2}", match-dest=${destinations}`
  return [`    @${name} path_regexp ${name} ${files}`, `    header @${name} Use-As-Dictionary ${quoted(use)}`]
})

/** Headers of pages in Caddy. */
export const caddyLink = (revision: string, page: string): string[] => [
  '    @back {',
  '        header If-None-Match *',
  `        file /${releasePaper}`,
  '    }',
  `    header @back Link ${quoted(linkTo(`${pageDictionaries}${revision}${page}`, '"'))}`,
]

/** The blocks of Caddy that belong to dictionaries alone: the pages, under addresses that may be kept. */
export function caddyDictionaries(tags: readonly string[], headers: readonly string[], plain: readonly string[]) {
  return ['', ...tags.map((tag) => `/${tag}`)].flatMap((folder) => [
    `@dictionary${folder.replace(/\W/g, '_')} path_regexp ^${pageDictionaries}[^/]+${folder}/index\\.html$`,
    `handle @dictionary${folder.replace(/\W/g, '_')} {`,
    ...headers,
    `    header Use-As-Dictionary ${quoted(pageDictionaryUse)}`,
    '    header Content-Type text/plain',
    ...caddyForms(`${folder}/index.html`, plain),
    '}',
  ])
}
