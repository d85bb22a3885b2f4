// Narrows the table of tenants to those whose row holds the words. The page can be read without it.
const field = document.querySelector('.search input')
const rows = [...document.querySelectorAll('#tenants tbody tr')].map((row) => ({
  row,
  text: row.firstElementChild?.textContent?.toLowerCase() ?? '',
}))
field?.closest('label')?.removeAttribute('hidden')
field?.addEventListener('input', () => {
  const wanted = field.value.trim().toLowerCase()
  for (const { row, text } of rows) row.hidden = !text.includes(wanted)
})
