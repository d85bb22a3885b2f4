import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SegmentedTabs } from './segmented-tabs.tsx'

const tabs = [
  { id: 'name', text: 'By name' },
  { id: 'mobile', text: 'By mobile' },
] as const

function Ways() {
  const [way, setWay] = useState<'name' | 'mobile'>('name')
  return (
    <SegmentedTabs label="Ways" tabs={tabs} chosen={way} onChoose={setWay}>
      <p>{`form: ${way}`}</p>
    </SegmentedTabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('one way is chosen, and its form is the panel that has its name', () => {
  render(<Ways />)
  expect(tab('By name').getAttribute('aria-selected')).toBe('true')
  fireEvent.click(tab('By mobile'))
  expect(screen.getByRole('tabpanel', { name: 'By mobile' }).textContent).toBe('form: mobile')
  expect(tab('By name').tabIndex).toBe(-1)
})

test('the arrow keys go along the row and round its ends; other keys do nothing', () => {
  render(<Ways />)
  tab('By name').focus()
  press('ArrowLeft')
  expect(document.activeElement).toBe(tab('By mobile'))
  expect(screen.getByText('form: mobile')).toBeTruthy()
  press('ArrowRight')
  expect(document.activeElement).toBe(tab('By name'))
  press('Home')
  expect(screen.getByText('form: name')).toBeTruthy()
})
