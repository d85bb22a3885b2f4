import { shownCount } from './data.js'
import { el, icon } from './faces.js'
import { filters } from './narrow.js'

function optionOf([value, words, count]) {
  return el('option', { value }, count === null ? words : `${words} (${shownCount(count)})`)
}

function chipOf({ key, name, choices }, change) {
  const list = choices().filter(([, , count]) => count !== 0)
  const value = el('b', { hidden: '' })
  const select = el('select', { 'aria-label': name }, el('option', { value: '' }, 'any'), ...list.map(optionOf))
  const clear = el('button', { type: 'button', hidden: '', 'aria-label': `Any ${name.toLowerCase()}` }, icon('x'))
  const chip = el('span', { class: 'chip' }, el('span', {}, name), value, select, clear)
  const show = () => {
    const isOn = select.value !== ''
    chip.classList.toggle('is-on', isOn)
    value.hidden = !isOn
    clear.hidden = !isOn
    value.textContent = list.find(([known]) => known === select.value)?.[1] ?? ''
  }
  const set = (wanted) => {
    select.value = wanted
    show()
    change(key, wanted)
  }
  select.addEventListener('change', () => set(select.value))
  clear.addEventListener('click', () => {
    set('')
    select.focus()
  })
  return { chip, clear: () => set('') }
}

/** A chip for each filter in the place of the element: `change(key, value)`. Gives what takes all of them away. */
export function openChips(place, change) {
  const chips = filters.map((filter) => chipOf(filter, change))
  place.replaceWith(...chips.map(({ chip }) => chip))
  return () => {
    for (const { clear } of chips) clear()
  }
}
