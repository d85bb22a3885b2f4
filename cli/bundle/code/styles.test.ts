import { expect, test } from 'vitest'
import { stylePartsOf, stylesFor } from './styles.ts'

const module = (id: string, css: string | null) => ({ id, heading: id, bytes: 0, isPure: true, css })
const parts = stylePartsOf({
  name: 'main',
  code: '',
  isEntry: true,
  entryExports: [],
  modules: [
    module('src/global.css', 'body { margin: 0 }'),
    module('src/a.module.css', '._aaaaaaa { color: red } ._aaaaaaa:hover ._bbbbbbb { color: blue }'),
    module('src/a.tsx', null),
    module('src/c.module.css', '@keyframes _ccccccc-turn { to { rotate: 1turn } } ._ccccccc { color: gold }'),
  ],
})

test('a component’s sheet is there where one of its classes stands in the code; a global one always', () => {
  expect(stylesFor(parts, 'x={a:`_aaaaaaa`}')).toBe(
    'body{margin:0}._aaaaaaa{color:red}._aaaaaaa:hover ._bbbbbbb{color:#00f}',
  )
  expect(stylesFor(parts, '"_bbbbbbb"')).toContain('hover')
  expect(stylesFor(parts, '')).toBe('body{margin:0}')
  expect(stylesFor(parts, '_ccccccc')).toContain('gold')
})
