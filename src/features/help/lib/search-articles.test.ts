import { expect, test } from 'vitest'
import { plainText, searchArticles } from './search-articles.ts'

const groups = [
  {
    id: 'money',
    title: 'Money',
    articles: [
      { term: 'deposit', title: 'Depósitos', content: '<p>Pay <b>exactly</b> that &amp; no more.</p>' },
      { term: 'withdraw', title: 'Withdrawals', content: '<p>Choose a card.</p>' },
    ],
  },
  { id: 'legal', title: 'Legal', articles: [{ term: 'terms', title: 'Terms', content: '<p>Pay fairly.</p>' }] },
]

const found = (asked: string) =>
  searchArticles(groups, asked).flatMap(({ articles }) => articles.map(({ term }) => term))

test.each([
  ['', ['deposit', 'withdraw', 'terms']],
  ['  ', ['deposit', 'withdraw', 'terms']],
  ['deposito', ['deposit']],
  ['PAY', ['deposit', 'terms']],
  ['pay exactly', ['deposit']],
  ['pay card', []],
  ['b', ['withdraw'].slice(1)],
])('"%s" finds %j', (asked, terms) => {
  expect(found(asked)).toEqual(terms)
})

test('a group without an article that was found is left out', () => {
  expect(searchArticles(groups, 'card').map(({ id }) => id)).toEqual(['money'])
})

test('marks of HTML are not searched in', () => {
  expect(plainText('<p class="card">Q &amp; A</p>').trim()).toBe('Q & A')
})

test.each([
  ['<p>Pay</p><script>steal()</script><p>here</p>'],
  ['<p>Pay</p><STYLE media="all">\n.a { color: red }\n</STYLE ><p>here</p>'],
  ['<p>Pay</p><script src="x"></script><b>here</b><script>again()</script>'],
])('%s reads "Pay here"', (html) => {
  expect(plainText(html).split(/\s+/).filter(Boolean)).toEqual(['Pay', 'here'])
})
