// Narrows the sites to those that hold the words and the choices; of many, shows one at the side. All can be read without it.
const field = document.querySelector('.search input')
const cards = [...document.querySelectorAll('.sites > li')]
const heading = document.querySelector('h1 span')
const whole = heading.textContent
const none = document.querySelector('.none')
const peek = document.querySelector('.peek')
const facets = [...document.querySelectorAll('.facets input')]

const isSeen = (card) => !card.hidden

/** Within one group any choice will do; of several groups each must. */
function fits(card) {
  const chosen = Object.groupBy(
    facets.filter((facet) => facet.checked),
    (facet) => facet.name,
  )
  const has = card.dataset.has.split(' ')
  return Object.values(chosen).every((group) => group.some((facet) => has.includes(facet.value)))
}

function show(card) {
  if (!card || card.classList.contains('is-shown')) return
  for (const other of cards) other.classList.toggle('is-shown', other === card)
  peek?.replaceChildren(card.firstElementChild.cloneNode(true))
}

function narrow() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
  for (const card of cards) {
    const isFound = words.every((word) => card.dataset.find.includes(word))
    card.hidden = !isFound || !fits(card)
  }
  const seen = cards.filter(isSeen)
  heading.textContent = seen.length === cards.length ? whole : `${seen.length} of ${whole}`
  none.hidden = seen.length > 0
  if (peek) peek.hidden = seen.length === 0
  show(seen[0])
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy)
  const before = button.textContent
  button.textContent = 'Copied'
  setTimeout(() => (button.textContent = before), 1500)
}

/** Rows or pictures, and in which theme these are drawn; kept for the next time. */
function look() {
  const chosen = Object.fromEntries(switches.filter(({ checked }) => checked).map(({ name, value }) => [name, value]))
  document.querySelector('main').classList.toggle('is-list', chosen.view === 'list')
  const theme = /^(light|dark)$/.test(chosen.theme) ? `?theme=${chosen.theme}` : ''
  for (const picture of document.querySelectorAll('.shot img[src^="/pictures/"]')) {
    const [path, query = ''] = picture.getAttribute('src').split('?')
    if ((query && `?${query}`) !== theme) picture.src = path + theme
  }
  for (const [name, value] of Object.entries(chosen)) localStorage.setItem(name, value)
}

const switches = [...document.querySelectorAll('.choices input')]
for (const one of switches) {
  if (localStorage.getItem(one.name) === one.value) one.checked = true
  one.addEventListener('change', look)
}
document.querySelector('.views').hidden = false
look()
field.closest('label').hidden = false
field.addEventListener('input', narrow)
for (const facet of facets) facet.addEventListener('change', narrow)
for (const button of document.querySelectorAll('.copy')) button.hidden = false
document.addEventListener('click', ({ target }) => {
  const button = target.closest('.copy')
  if (button) void copy(button)
})
for (const event of ['pointerover', 'focusin'])
  document.querySelector('.sites').addEventListener(event, ({ target }) => show(target.closest('.sites > li')))
document.addEventListener('keydown', (event) => {
  if (event.key === '/' && document.activeElement !== field) {
    event.preventDefault()
    field.focus()
  } else if (document.activeElement !== field) return
  else if (event.key === 'Enter') cards.find(isSeen)?.querySelector('h2 a').click()
  else if (event.key === 'Escape') {
    field.value = ''
    narrow()
  }
})
narrow()
