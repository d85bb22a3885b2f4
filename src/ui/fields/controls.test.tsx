import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { CountBadge } from '../badge.tsx'
import { Button, IconButton, LinkButton } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Money } from '../money.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { useDisclosure } from '../overlay/disclosure.ts'
import { MenuList } from '../overlay/menu-list.tsx'
import { Image } from '../picture/image.tsx'
import { StatePanel } from '../state-panel.tsx'
import { HeartButton } from '../tiles/heart-button.tsx'
import { Checkbox } from './checkbox.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

const where = () => screen.getByTestId('where').textContent

test('a button sends no form unless it is told to, and says when it is busy', () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  renderPart(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
      <Button type="submit" isBusy>
        Send
      </Button>
    </form>,
  )
  press(screen.getByRole('button', { name: 'Look' }))
  expect(onSubmit).not.toHaveBeenCalled()
  const send = screen.getByRole('button', { name: 'Send' })
  expect(send.getAttribute('aria-busy')).toBe('true')
  press(send)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a link of the site stays in the page, one elsewhere gets a tab without an opener', () => {
  renderPart(
    <>
      <LinkButton to="/promotions">Here</LinkButton>
      <LinkButton to="https://a.example/">There</LinkButton>
    </>,
  )
  const there = screen.getByRole('link', { name: 'There' })
  expect([there.getAttribute('target'), there.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  press(screen.getByRole('link', { name: 'Here' }))
  expect(where()).toBe('/promotions')
})

test('an icon alone has a name for everyone, and the drawing has none', () => {
  renderPart(<IconButton icon="x" label="Close" />)
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button.title).toBe('Close')
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('arrows turn with the direction of writing, a heart does not', () => {
  const { container } = renderPart(
    <>
      <Icon name="chevron-right" />
      <Icon name="heart" />
    </>,
  )
  const [arrow, heart] = container.querySelectorAll('svg')
  expect(arrow?.hasAttribute('data-mirror')).toBe(true)
  expect(heart?.hasAttribute('data-mirror')).toBe(false)
})

test('a heart says whether it is pressed; its name stays', () => {
  const onToggle = vi.fn()
  const { rerender } = renderPart(
    <HeartButton label="Add Koi Fortune to favourites" isOn={false} onToggle={onToggle} />,
  )
  const heart = screen.getByRole('button', { name: 'Add Koi Fortune to favourites', pressed: false })
  press(heart)
  expect(onToggle).toHaveBeenCalledTimes(1)
  rerender(<HeartButton label="Add Koi Fortune to favourites" isOn onToggle={onToggle} />)
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

test.each([
  [0, ''],
  [-1, ''],
  [7, '7'],
  [100, '99+'],
])('a count of %i reads "%s"', (count, text) => {
  const { container } = renderPart(<CountBadge count={count} label={`${count} new`} />)
  expect(container.querySelector('[role=img]')?.textContent ?? '').toBe(text)
})

test('a picture that cannot be had leaves an icon, and a new address is a new try', () => {
  const { rerender } = renderPart(<Image src="/a.png" alt="Koi Fortune" />)
  fireEvent.error(screen.getByRole('img', { name: 'Koi Fortune' }))
  expect(screen.getByRole('img', { name: 'Koi Fortune' }).tagName).toBe('SPAN')
  rerender(<Image src="/b.png" alt="Koi Fortune" />)
  expect(screen.getByRole('img', { name: 'Koi Fortune' }).getAttribute('src')).toBe('/b.png')
})

test('a picture without an address asks for nothing, and one whose name stands beside it is silent', () => {
  const { container } = renderPart(<Image src={undefined} alt="" />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('a field tells its mistake to who listens, and a hint gives way to it', () => {
  const { rerender } = renderPart(<TextField label="User name" hint="4 to 12 letters" />)
  const field = () => screen.getByLabelText('User name')
  const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent
  expect(note()).toBe('4 to 12 letters')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  rerender(<TextField label="User name" hint="4 to 12 letters" error="Please fill this in" />)
  expect(note()).toBe('Please fill this in')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('a password is hidden until it is asked for, and keeps what was typed', () => {
  const words = { show: 'Show', hide: 'Hide', showLabel: 'Show the password', hideLabel: 'Hide the password' }
  renderPart(<PasswordField label="Password" words={words} />)
  const field = screen.getByLabelText('Password')
  if (!(field instanceof HTMLInputElement)) throw new Error('no field')
  typeInto(field, 's3cret')
  expect(field.type).toBe('password')
  press(screen.getByRole('button', { name: 'Show the password' }))
  expect([field.type, field.value]).toEqual(['text', 's3cret'])
  press(screen.getByRole('button', { name: 'Hide the password' }))
  expect(field.type).toBe('password')
})

test('the words of a box are its label', () => {
  renderPart(<Checkbox defaultChecked>Remember me</Checkbox>)
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  press(screen.getByText('Remember me'))
  expect((box as HTMLInputElement).checked).toBe(false)
})

test('a menu holds ways to go and things to do', () => {
  const onChoose = vi.fn()
  const entries = [
    { id: 'a', icon: 'user', text: 'My account', to: '/member' },
    { id: 'b', icon: 'log-out', text: 'Sign out', onChoose },
  ] as const
  renderPart(<MenuList entries={entries} label="Account" />)
  press(screen.getByRole('button', { name: 'Sign out' }))
  expect(onChoose).toHaveBeenCalledTimes(1)
  press(screen.getByRole('link', { name: 'My account' }))
  expect(where()).toBe('/member')
})

const parts = { sign: '−', symbol: '$', isSymbolFirst: true, integer: '1,234', fraction: '.50' } as const

test('money is read from left to right in every language, its sign before its symbol', () => {
  const { container } = renderPart(<Money parts={parts} />)
  const money = container.querySelector('bdi')
  expect(money?.dir).toBe('ltr')
  expect(money?.textContent).toBe('−$1,234.50')
})

test('a symbol behind the figure stands apart; in a table’s rows none stands', () => {
  const { container, rerender } = renderPart(<Money parts={{ ...parts, sign: '', isSymbolFirst: false }} />)
  expect(container.querySelector('bdi')?.textContent).toBe('1,234.50 $')
  rerender(<Money parts={parts} hasSymbol={false} />)
  expect(container.querySelector('bdi')?.textContent).toBe('−1,234.50')
})

test('an amount that cannot be read is a dash', () => {
  const { container } = renderPart(<Money parts={undefined} />)
  expect(container.querySelector('span')?.textContent).toBe('–')
})

test('a state of a whole page is its heading and can take the focus; a part of one is neither', () => {
  const { rerender } = renderPart(<StatePanel icon="art-down" title="Down" size="page" isAlert />)
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Down' }).tabIndex).toBe(-1)
  rerender(
    <StatePanel icon="info" title="Nothing yet" text="Come back later." actions={<Button>Again</Button>} note="R-1" />,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing yet' })).toBeTruthy()
  for (const text of ['Come back later.', 'Again', 'R-1']) expect(screen.getByText(text)).toBeTruthy()
})

function Menu() {
  const menu = useDisclosure()
  return (
    <>
      <div {...menu.holder}>
        <button type="button" {...menu.button}>
          Menu
        </button>
        {menu.isOpen && <a href="/x">inside</a>}
      </div>
      <p>elsewhere</p>
    </>
  )
}

const isOpen = () => screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded') === 'true'

test('a panel opens and closes by its button', () => {
  renderPart(<Menu />)
  press(screen.getByRole('button', { name: 'Menu' }))
  expect(isOpen()).toBe(true)
  press(screen.getByRole('button', { name: 'Menu' }))
  expect(isOpen()).toBe(false)
})

test('Escape closes it and gives the button its focus back', () => {
  renderPart(<Menu />)
  press(screen.getByRole('button', { name: 'Menu' }))
  fireEvent.keyDown(screen.getByText('inside'), { key: 'a' })
  expect(isOpen()).toBe(true)
  fireEvent.keyDown(screen.getByText('inside'), { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.textContent).toBe('Menu')
})

test('a click elsewhere closes it, one inside does not; nor does the focus staying inside', () => {
  renderPart(<Menu />)
  press(screen.getByRole('button', { name: 'Menu' }))
  fireEvent.pointerDown(screen.getByText('inside'))
  fireEvent.blur(screen.getByRole('button', { name: 'Menu' }), { relatedTarget: screen.getByText('inside') })
  expect(isOpen()).toBe(true)
  fireEvent.pointerDown(screen.getByText('elsewhere'))
  expect(isOpen()).toBe(false)
})

test('a dialog is modal, has its name, and gives the focus to what is marked', () => {
  const showModal = vi.fn()
  HTMLDialogElement.prototype.showModal = showModal
  HTMLDialogElement.prototype.close = vi.fn()
  const onClose = vi.fn()
  const { container, unmount } = renderPart(
    <Dialog label="Log in" closesOutside onClose={onClose}>
      <input aria-label="first" />
      <input aria-label="second" data-autofocus="" />
    </Dialog>,
  )
  expect(showModal).toHaveBeenCalledTimes(1)
  const dialog = container.querySelector('dialog')
  expect(dialog?.getAttribute('aria-label')).toBe('Log in')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('second')
  const first = container.querySelector('input')
  if (!dialog || !first) throw new Error('no dialog')
  press(first)
  expect(onClose).not.toHaveBeenCalled()
  press(dialog)
  expect(onClose).toHaveBeenCalledTimes(1)
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog, cancel)
  expect([cancel.defaultPrevented, onClose.mock.calls.length]).toEqual([true, 2])
  unmount()
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalled()
})
