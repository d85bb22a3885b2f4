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
    module('src/a.module.css', '._aaaaa { color: red } ._aaaaa:hover ._bbbbb { color: blue }'),
    module('src/a.tsx', null),
    module('src/c.module.css', '@keyframes _ccccc-turn { to { rotate: 1turn } } ._ccccc { color: gold }'),
  ],
})

test('a component’s sheet is there where one of its classes stands in the code; a global one always', () => {
  expect(stylesFor(parts, 'x={a:`_aaaaa`}')).toBe('body{margin:0}._aaaaa{color:red}._aaaaa:hover ._bbbbb{color:#00f}')
  expect(stylesFor(parts, '"_bbbbb"')).toContain('hover')
  expect(stylesFor(parts, '')).toBe('body{margin:0}')
  expect(stylesFor(parts, '_ccccc')).toContain('gold')
})
