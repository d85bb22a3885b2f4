import { expect, test } from 'vitest'
import { caddyRules, nginxRules, staticHostRules } from './rules.ts'

test('static hosts send what _headers says, by names in lower case', () => {
  const rules = staticHostRules('/*\n  X-A: one\n/assets/*\n  ! X-A\n  X-B: two')
  expect(rules.of('/')).toEqual({ 'x-a': 'one' })
  expect(rules.of('/assets/a.js')).toEqual({ 'x-b': 'two' })
})

const nginx = nginxRules(`server {
  location / {
    add_header X-Where "root" always;
    try_files $uri /index.html;
  }
  location /assets/ {
    add_header X-Where assets;
    add_header X-Quoted "a \\"b\\" \\\\ c" always;
  }
  location ^~ /assets/firm/ {
    add_header X-Where firm;
  }
  location = /livery.json {
    return 404;
  }
  location ~ ^/_deploy/ {
    return 404;
  }
  location ~* \\.PNG$ {
    if ($request_method = POST) {
      return 405;
    }
    add_header X-Where picture;
  }
}`)

test.each([
  ['/', 'root'],
  ['/promotions', 'root'],
  ['/assets/a.js', 'assets'],
  ['/assets/a.png', 'picture'],
  ['/assets/firm/a.png', 'firm'],
  ['/i.png', 'picture'],
])('nginx takes for %s the location of "%s"', (path, where) => {
  expect(nginx.of(path)?.['x-where']).toBe(where)
})

test.each(['/livery.json', '/_deploy/nginx.conf'])('nginx refuses %s', (path) => {
  expect(nginx.of(path)).toBe(null)
})

test('nginx reads quotes and backslashes of a value', () => {
  expect(nginx.of('/assets/a.js')?.['x-quoted']).toBe('a "b" \\ c')
})

test('nginx without a location answers nothing', () => {
  expect(nginxRules('server {\n}').of('/')).toBe(null)
  expect(nginxRules('').of('/')).toBe(null)
})

test('what a block within says is for some visitors, and counts for none of the others', () => {
  const within =
    'location / {\nadd_header X a;\nlocation ~ b {\nadd_header X b;\nadd_header Y c;\n}\nadd_header Z d;\n}'
  expect(nginxRules(within).of('/')).toEqual({ x: 'a', z: 'd' })
  const handled = 'handle {\nheader X a\nhandle @some {\nheader X b\nheader Y c\n}\nheader Z d\n}'
  expect(caddyRules(handled, () => true).of('/')).toEqual({ x: 'a', z: 'd' })
})

const caddy = caddyRules(
  `@private path /livery.json /_headers /_deploy/*
@kept {
  path /assets/* /fonts/*
  file
}
@numbered path_regexp ^/n[0-9]+$
handle @private {
  respond 404
}
handle @kept {
  header Cache-Control "public, max-age=31536000, immutable"
}
handle @numbered {
  header X-Number yes
}
handle {
  header Cache-Control no-cache
  header X-Quoted "a \\"b\\""
}`,
  (path) => path === '/assets/a.js',
)

test.each([
  ['/assets/a.js', 'public, max-age=31536000, immutable'],
  ['/assets/gone.js', 'no-cache'],
  ['/', 'no-cache'],
])('Caddy keeps %s by "%s": a file that is there alone is kept', (path, value) => {
  expect(caddy.of(path)?.['cache-control']).toBe(value)
})

test.each(['/livery.json', '/_headers', '/_deploy/Caddyfile'])('Caddy refuses %s', (path) => {
  expect(caddy.of(path)).toBe(null)
})

test('Caddy takes the first block whose matcher fits', () => {
  expect(caddy.of('/n12')).toEqual({ 'x-number': 'yes' })
  expect(caddy.of('/n')).toMatchObject({ 'x-quoted': 'a "b"' })
  expect(caddyRules('handle @unknown {\n  header X y\n}', () => true).of('/')).toBe(null)
  expect(caddyRules('', () => true).of('/')).toBe(null)
})
