/** Headers for the paths that a pattern matches; `*` at the end stands for anything. Later rules win. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

const forever = 'public, max-age=31536000, immutable'

/** The one source of a site's headers: every server's form is written from it. */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy':
          'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Cache-Control': 'no-cache',
      },
    },
    ...['/assets/*', '/fonts/*', '/strings/*'].map((pattern) => ({ pattern, headers: { 'Cache-Control': forever } })),
  ]
}

/** `_headers`, as static hosts read it. A later rule's header takes the place of an earlier one's. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map((rule, index) => {
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
      const isOverride = rules.slice(0, index).some((earlier) => name in earlier.headers)
      return isOverride ? [`  ! ${name}`, `  ${name}: ${value}`] : [`  ${name}: ${value}`]
    })
    return [rule.pattern, ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** Every header that a path under the pattern gets, the general rules included: nginx does not inherit. */
function allFor(rules: readonly HeaderRule[], rule: HeaderRule): Record<string, string> {
  const general = rules.find((candidate) => candidate.pattern === '/*')
  return { ...general?.headers, ...rule.headers }
}

/** A `server` block's inside for nginx: headers, compressed files beside the plain ones, routes of the site. */
export function nginxConfig(rules: readonly HeaderRule[]): string {
  const special = rules.filter((rule) => rule.pattern !== '/*')
  const lines = (rule: HeaderRule) =>
    Object.entries(allFor(rules, rule)).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  const location = (rule: HeaderRule) =>
    [`location ${rule.pattern.slice(0, -1)} {`, ...lines(rule), '    try_files $uri =404;', '}'].join('\n')
  const general = rules.find((rule) => rule.pattern === '/*')
  return [
    '# Include this inside the server block of the merchant’s domain; set root to the folder beside it.',
    'gzip_static on;',
    '# With the brotli module: brotli_static on;',
    'location ~ ^/(_deploy/|_headers$|livery\\.json) {',
    '    return 404;',
    '}',
    ...special.map(location),
    'location / {',
    ...(general ? lines(general) : []),
    '    try_files $uri /index.html;',
    '}',
    '',
  ].join('\n')
}

/** A site block's inside for Caddy. */
export function caddyConfig(rules: readonly HeaderRule[]): string {
  const block = (rule: HeaderRule) =>
    [
      `header ${rule.pattern} {`,
      ...Object.entries(rule.headers).map(([name, value]) => `    ${name} ${quoted(value)}`),
      '}',
    ].join('\n')
  return [
    '# Import this inside the site block of the merchant’s domain; set root to the folder beside it.',
    '@private path /_deploy/* /_headers /livery.json*',
    'respond @private 404',
    ...rules.map(block),
    '@hashed path /assets/* /fonts/* /strings/*',
    'handle @hashed {',
    '    file_server {',
    '        precompressed br gzip',
    '    }',
    '}',
    'handle {',
    '    try_files {path} /index.html',
    '    file_server {',
    '        precompressed br gzip',
    '    }',
    '}',
    '',
  ].join('\n')
}
