import { symlinkSync } from 'node:fs'
import { type Mistake, swap, written } from './mistake.ts'
import { inAddresses } from './mistakes-in-addresses.ts'
import { inDemo } from './mistakes-in-demo.ts'

const inJson: Mistake[] = [
  swap({
    code: 'unseen-nought',
    from: '"name": "',
    to: '"name": "\\u0000',
    at: '"name": |"',
    finding: {
      code: 'unseen-character',
      message: '"name" holds the character U+0000, which cannot be seen',
      suggestion: 'Write it again without it.',
    },
  }),
  swap({
    code: 'unseen-half',
    from: '"name": "',
    to: '"name": "\\ud800',
    at: '"name": |"',
    finding: {
      code: 'unseen-character',
      message: '"name" holds the character U+D800, which cannot be seen',
      suggestion: 'Write it again without it.',
    },
  }),
  swap({
    code: 'bad-json',
    from: '"currency": "USD",',
    to: '"currency": "USD"',
    at: '|"timeZone"',
    finding: { code: 'bad-json', message: 'A comma is expected here', suggestion: null },
  }),
  swap({
    code: 'trailing-comma',
    from: '"termsPreChecked": false',
    to: '"termsPreChecked": false,',
    at: '"termsPreChecked": false,\n  |}',
    finding: {
      code: 'bad-json',
      message: 'A comma stands before this, and nothing after it',
      suggestion: 'Remove the comma.',
    },
  }),
  swap({
    code: 'unknown-key',
    from: '"currency":',
    to: '"curency": "EUR",\n  "currency":',
    at: '"curency"',
    finding: {
      code: 'unknown-key',
      message: 'The key "curency" is not known',
      suggestion: 'Did you mean "currency"?',
    },
  }),
  swap({
    code: 'unknown-inner-key',
    from: '"relayPrefix"',
    to: '"relayPrefx"',
    at: '"relayPrefx"',
    finding: {
      code: 'unknown-key',
      message: 'The key "relayPrefx" is not known in "gateway"',
      suggestion: 'Did you mean "relayPrefix"?',
    },
  }),
  swap({
    code: 'misspelt-extends',
    from: '"merchantCode"',
    to: '"extend": "bengal",\n  "merchantCode"',
    at: '"extend"',
    finding: { code: 'unknown-key', message: 'The key "extend" is not known', suggestion: 'Did you mean "extends"?' },
  }),
  swap({
    code: 'duplicate-key',
    from: '"timeZone"',
    to: '"currency": "EUR",\n  "timeZone"',
    at: '|"currency": "EUR"',
    finding: {
      code: 'duplicate-key',
      message: /^The key "currency" stands twice; the first is on line \d+$/,
      suggestion: 'Remove one of the two.',
    },
  }),
  swap({
    code: 'proto-key',
    from: '"currency"',
    to: '"__proto__": { "name": "x" },\n  "currency"',
    at: '"__proto__"',
    finding: {
      code: 'forbidden-key',
      message: 'The key "__proto__" is not allowed in any file of a tenant',
      suggestion: 'Remove it.',
    },
  }),
  swap({
    code: 'unknown-switch',
    from: '"FREEPLAY3"',
    to: '"FREPLAY3"',
    at: '"FREPLAY3"',
    finding: {
      code: 'unknown-switch',
      message: 'There is no switch "FREPLAY3"',
      suggestion: 'Did you mean "FREEPLAY3"?',
    },
  }),
  swap({
    code: 'unknown-feature',
    from: '"pointMall"',
    to: '"pointMal"',
    at: '"pointMal"',
    finding: {
      code: 'unknown-feature',
      message: 'There is no feature "pointMal"',
      suggestion: 'Did you mean "pointMall"?',
    },
  }),
  swap({
    code: 'unknown-vendor',
    base: 'bengal',
    from: '"IMES"',
    to: '"IMESS"',
    at: '"IMESS"',
    finding: { code: 'unknown-vendor', message: 'There is no vendor "IMESS"', suggestion: 'Did you mean "IMES"?' },
  }),
  swap({
    code: 'vendor-by-name',
    base: 'bengal',
    from: '"IMES"',
    to: '"Volt Leage"',
    at: '"Volt Leage"',
    finding: { code: 'unknown-vendor', message: 'There is no vendor "Volt Leage"', suggestion: 'Did you mean "IMES"?' },
  }),
  swap({
    code: 'unknown-category',
    from: '"rng", "live"',
    to: '"rng", "lives"',
    at: '"lives"',
    finding: {
      code: 'unknown-category',
      message: 'There is no category "lives"',
      suggestion: 'Did you mean "live"?',
    },
  }),
  ...[
    ['slots', 'rng'],
    ['casino', 'live'],
    ['fishing', 'fish'],
    ['lottery', 'lott'],
  ].map(([said = '', meant]) =>
    swap({
      code: `category-called-${said}`,
      from: '"rng", "live"',
      to: `"bgs", "${said}"`,
      at: `"${said}"`,
      finding: {
        code: 'unknown-category',
        message: `There is no category "${said}"`,
        suggestion: `Did you mean "${meant}"?`,
      },
    }),
  ),
  swap({
    code: 'unknown-language',
    from: '"supported": ["EN"]',
    to: '"supported": ["EN", "zh-hans"]',
    at: '"zh-hans"',
    finding: {
      code: 'unknown-language',
      message: 'There is no language "zh-hans"',
      suggestion: 'Did you mean "CN"?',
    },
  }),
  swap({
    code: 'age-of-no-language',
    from: '"byLanguage": {}',
    to: '"byLanguage": { "EM": 21 }',
    at: '"EM"',
    finding: { code: 'unknown-language', message: 'There is no language "EM"', suggestion: 'Did you mean "EN"?' },
  }),
  swap({
    code: 'default-not-supported',
    from: '"default": "EN"',
    to: '"default": "ES"',
    at: '"ES"',
    finding: {
      code: 'default-not-listed',
      message: 'The default language "ES" is not in "languages.supported"',
      suggestion: 'Add it there, or use "EN".',
    },
  }),
  swap({
    code: 'firebase-without-project',
    from: '"firebaseSms": false',
    to: '"firebaseSms": true',
    at: '"firebaseSms": |true',
    finding: {
      code: 'firebase-missing',
      message: '"features.firebaseSms" is on, and there is no "firebase" with the project that sends the codes',
      suggestion: 'Add "firebase": { "apiKey": "…", "projectId": "…", "authDomain": "…" }, or switch the feature off.',
    },
  }),
  swap({
    code: 'firebase-without-use',
    from: '"vendors": {',
    to: '"firebase": { "apiKey": "demo-key", "projectId": "demo-project", "authDomain": "demo.example" },\n  "vendors": {',
    at: '"firebase": |{',
    severity: 'warning',
    finding: {
      code: 'firebase-unused',
      message: '"firebase" names a project, and "features.firebaseSms" is off: nothing uses it',
      suggestion: 'Remove it, or switch "features.firebaseSms" on.',
    },
  }),
  swap({
    code: 'unknown-time-zone',
    from: '"UTC"',
    to: '"Asia/Daka"',
    at: '"Asia/Daka"',
    finding: {
      code: 'unknown-time-zone',
      message: 'There is no time zone "Asia/Daka"',
      suggestion: 'Did you mean "Asia/Dhaka"?',
    },
  }),
  swap({
    code: 'unknown-currency',
    from: '"USD"',
    to: '"UDS"',
    at: '"UDS"',
    finding: {
      code: 'unknown-currency',
      message: 'There is no currency "UDS"',
      suggestion: /^Did you mean "[A-Z]{3}"\?$/,
    },
  }),
  swap({
    code: 'http-address',
    from: '"https://img.http-address.example"',
    to: '"http://img.http-address.example"',
    at: '"http://img',
    finding: {
      code: 'not-https',
      message: '"gateway.imageHosts.0" must be an https:// address: "http://img.http-address.example"',
      suggestion: 'Write "https://img.http-address.example".',
    },
  }),
  swap({
    code: 'address-with-path',
    from: '"https://gateway.address-with-path.example"',
    to: '"https://gateway.address-with-path.example/v1"',
    at: '"https://gateway',
    finding: {
      code: 'wrong-value',
      message: /^"gateway.baseUrl" must be an origin alone: https:\/\/host, without a path/,
      suggestion: null,
    },
  }),
  swap({
    code: 'missing-value',
    from: '"holder": "Lite Demo Ltd",',
    to: '',
    at: '"licence": |{',
    finding: { code: 'missing-value', message: '"licence.holder" is missing', suggestion: 'Add it to tenant.json.' },
  }),
  swap({
    code: 'wrong-type',
    from: '"vip": false',
    to: '"vip": "no"',
    at: '"vip": |"no"',
    finding: { code: 'wrong-type', message: '"features.vip" must be true or false, not "no"', suggestion: null },
  }),
  swap({
    code: 'wrong-choice',
    from: '"hero": "ruled"',
    to: '"hero": "ruld"',
    at: '"hero": |"ruld"',
    finding: {
      code: 'wrong-value',
      message: '"brand.layout.hero" cannot be "ruld"',
      suggestion: 'Did you mean "ruled"?',
    },
  }),
  swap({
    code: 'card-figure',
    from: '"returnToPlayer"',
    to: '"rtp"',
    at: '|"rtp"',
    finding: {
      code: 'unknown-key',
      message: 'The key "rtp" is not known in "gameCards"',
      suggestion: null,
    },
  }),
  swap({
    code: 'too-young',
    from: '"default": 18',
    to: '"default": 16',
    at: '"default": |16',
    finding: { code: 'wrong-value', message: '"minimumAge.default" must be at least 18', suggestion: null },
  }),
  swap({
    code: 'repeated-value',
    from: '["rng", "live"]',
    to: '["rng", "live", "rng"]',
    at: '"live", |"rng"',
    finding: {
      code: 'repeated-value',
      message: '"rng" stands twice in "categories"',
      suggestion: 'Remove one of the two.',
    },
  }),
  swap({
    code: 'code-not-folder',
    from: '"merchantCode": "code-not-folder"',
    to: '"merchantCode": "another"',
    at: '"another"',
    finding: {
      code: 'code-not-folder',
      message: 'The merchant code "another" is not the name of its folder, "code-not-folder"',
      suggestion: 'Write "code-not-folder", or rename the folder.',
    },
  }),
  swap({
    code: 'unreadable-colour',
    from: '"colour": "#de2f18"',
    to: '"colour": "bluish"',
    at: '"bluish"',
    finding: {
      code: 'brand-colour',
      message: 'The brand colour "bluish" is no colour that CSS knows',
      suggestion: 'Write it as #rrggbb or oklch(…).',
    },
  }),
  swap({
    code: 'missing-asset',
    from: '"assets/logo.svg"',
    to: '"assets/logos.svg"',
    at: '"assets/logos.svg"',
    finding: {
      code: 'missing-asset',
      message: 'There is no file "assets/logos.svg" in the folder',
      suggestion: 'Did you mean "assets/logo.svg"?',
    },
  }),
  swap({
    code: 'path-outside',
    from: '"assets/logo.svg"',
    to: '"../lite/assets/logo.svg"',
    at: '"../lite/assets/logo.svg"',
    finding: {
      code: 'path-outside',
      message: '"../lite/assets/logo.svg" is not inside the tenant’s folder',
      suggestion: 'Put the file under assets/ and name it from there.',
    },
  }),
  swap({
    code: 'wrong-base',
    from: '"merchantCode"',
    to: '"extends": "bengall",\n  "merchantCode"',
    at: '"bengall"',
    finding: {
      code: 'wrong-base',
      message: 'There is no tenant "bengall" to extend',
      suggestion: 'Did you mean "bengal"?',
    },
  }),
]

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">\n  ${inner}\n</svg>\n`

const svg = (code: string, content: string, at: string, problem: string): Mistake =>
  written({
    code,
    file: 'assets/logo.svg',
    content,
    at,
    finding: { code: 'unsafe-svg', message: `The drawing ${problem}`, suggestion: 'Export it again as plain SVG.' },
  })

const inAssets: Mistake[] = [
  svg('svg-script', drawing('<script href="#a"/>'), '<script', 'holds <script>, which a drawing has no need of'),
  svg(
    'svg-handler',
    drawing('<path d="M0 0" onclick="alert(1)"/>'),
    'onclick',
    'holds the event handler "onclick" on <path>',
  ),
  svg(
    'svg-foreign',
    drawing('<foreignObject/>'),
    '<foreignObject',
    'holds <foreignObject>, which a drawing has no need of',
  ),
  svg(
    'svg-address',
    drawing('<use href="https://evil.example/a.svg#b"/>'),
    'href',
    'holds an address outside the drawing, "https://evil.example/a.svg#b" on <use>',
  ),
  svg('svg-doctype', `<!DOCTYPE svg>\n${drawing('<g/>')}`, '<!DOCTYPE', 'has a document type, which can hide entities'),
  written({
    code: 'svg-no-size',
    file: 'assets/logo.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="9"><path d="M0 0h9v9z"/></svg>',
    at: null,
    finding: {
      code: 'undrawable',
      message: /^No icon can be made of the drawing \(.+\)$/,
      suggestion: 'Give it a viewBox with a width and a height.',
    },
  }),
  written({
    code: 'svg-too-long',
    file: 'assets/favicon.svg',
    content: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90000 1"><path d="M0 0h9v9z"/></svg>',
    at: null,
    finding: {
      code: 'undrawable',
      message: /^No icon can be made of the drawing \(.+\)$/,
      suggestion: 'Give it a viewBox with a width and a height.',
    },
  }),
  svg(
    'svg-too-much',
    drawing(`<g opacity=".5">${'<path opacity=".5" d="M0 0"/>'.repeat(400)}</g>`),
    '|<svg',
    'takes as long to draw as 12449 plain shapes, more than 10000',
  ),
  written({
    code: 'disguised-png',
    file: 'assets/photo.png',
    content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    at: null,
    finding: {
      code: 'disguised-asset',
      message: 'The file is named .png but is no PNG picture',
      suggestion: 'Export it again in that format.',
    },
  }),
  written({
    code: 'unknown-asset',
    file: 'assets/run.js',
    content: 'alert(1)',
    at: null,
    finding: {
      code: 'unknown-asset',
      message: 'A file ending in ".js" is not an asset a site can have',
      suggestion: 'Use .svg, .png, .jpg, .jpeg, .webp, .avif, .woff2.',
    },
  }),
  {
    code: 'link-outside',
    base: 'lite',
    file: 'assets/other.svg',
    at: null,
    finding: {
      code: 'link-outside',
      message: 'The link leads out of the tenant’s folder',
      suggestion: 'Put the file itself here.',
    },
    spoil: (folder, code) =>
      symlinkSync(folder.path('lite', 'assets', 'logo.svg'), folder.path(code, 'assets', 'other.svg')),
  },
]

const tokens = (inner: string) => `{\n  "color": {\n    "$type": "color",\n    ${inner}\n  }\n}\n`

const inTokens: Mistake[] = [
  written({
    code: 'token-reference',
    base: 'bengal',
    file: 'themes/dark.tokens.json',
    content: tokens('"line": { "$value": "{color.lines-strong}" }'),
    at: '"{color.lines-strong}"',
    finding: {
      code: 'token-reference',
      message: '"color.line" refers to {color.lines-strong}, which is no token',
      suggestion: 'Did you mean "color.line-strong"?',
    },
  }),
  written({
    code: 'unknown-token',
    base: 'bengal',
    file: 'themes/dark.tokens.json',
    content: tokens('"lyne": { "$value": "#888888" }'),
    at: '"lyne"',
    finding: {
      code: 'unknown-token',
      message: 'No site reads a token "color.lyne"',
      suggestion: 'Did you mean "color.line"?',
    },
  }),
  written({
    code: 'token-value',
    base: 'bengal',
    file: 'themes/light.tokens.json',
    content: tokens('"line": { "$value": "greyish" }'),
    at: '"greyish"',
    finding: { code: 'token-value', message: '"color.line": "greyish" is no colour', suggestion: null },
  }),
  written({
    code: 'contrast-dark',
    base: 'bengal',
    file: 'themes/dark.tokens.json',
    content: tokens('"text-2": { "$value": "#223322" }'),
    at: '"#223322"',
    others: 'same-code',
    finding: {
      code: 'contrast',
      message: /^dark: color-text-2 oklch\(.+\) on color-bg oklch\(.+\) is \d\.\d\d:1, under 4\.5:1$/,
      suggestion: /^color-text-2 oklch\(.+\) passes\.$/,
    },
  }),
  written({
    code: 'contrast-light',
    base: 'bengal',
    file: 'themes/light.tokens.json',
    content: tokens('"text-2": { "$value": "#eeeeee" }'),
    at: '"#eeeeee"',
    others: 'same-code',
    finding: {
      code: 'contrast',
      message: /^light: color-text-2 oklch\(.+\) on color-bg oklch\(.+\) is \d\.\d\d:1, under 4\.5:1$/,
      suggestion: /^color-text-2 oklch\(.+\) passes\.$/,
    },
  }),
  written({
    code: 'proto-token',
    base: 'bengal',
    file: 'themes/both.tokens.json',
    content: '{ "__proto__": { "$value": "#fff" } }',
    at: '"__proto__"',
    finding: {
      code: 'forbidden-key',
      message: 'The key "__proto__" is not allowed in any file of a tenant',
      suggestion: 'Remove it.',
    },
  }),
]

const inStrings: Mistake[] = [
  written({
    code: 'unknown-message',
    file: 'locales/en/errors.json',
    content: '{\n  "nothing-of-the-kind-at-all": "x"\n}',
    at: '"nothing-of-the-kind-at-all"',
    finding: {
      code: 'unknown-message',
      message: 'There is no message "errors:nothing-of-the-kind-at-all" to replace',
      suggestion: 'See locales/en/errors.json for the keys.',
    },
  }),
  written({
    code: 'strings-not-json',
    file: 'locales/en/errors.json',
    content: '{\n  "a": \n}',
    at: '|}',
    finding: { code: 'bad-json', message: 'A value is expected here', suggestion: null },
  }),
  written({
    code: 'strings-of-no-namespace',
    file: 'locales/en/shel.json',
    content: '{}',
    at: null,
    finding: {
      code: 'unknown-strings',
      message: 'There are no shared strings "shel" that this file could replace',
      suggestion: 'Did you mean "shell"?',
    },
  }),
]

/** Each kind of mistake that the command must name, once or more. */
export const mistakes: readonly Mistake[] = [
  ...inJson,
  ...inAddresses,
  ...inAssets,
  ...inTokens,
  ...inStrings,
  ...inDemo,
]
