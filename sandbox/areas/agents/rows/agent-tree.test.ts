import { expect, test } from 'vitest'
import { plainMember } from '#sandbox/members/members.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'

function openTree() {
  const store = openStore(openDatabase(null))
  const add = (name: string, above: number | null, type = 0): number => {
    const id = store.members.add({ ...plainMember, merchant: 'acme', name, type })
    store.agentTree.place(id, above, { rate: 50, at: 0 })
    return id
  }
  const top = add('top', null, 1)
  const left = add('left', top, 2)
  const right = add('right', top, 2)
  const deep = add('deep', left, 2)
  const leaf = add('leaf', deep)
  return { store, tree: store.agentTree, top, left, right, deep, leaf }
}

test('a team is everybody below at any depth, those above first', () => {
  const { tree, top, left } = openTree()
  expect(tree.team(top).map(({ name, level }) => [name, level])).toEqual([
    ['top', 0],
    ['left', 1],
    ['right', 1],
    ['deep', 2],
    ['leaf', 3],
  ])
  expect(tree.team(left).map(({ name, level }) => [name, level])).toEqual([
    ['left', 0],
    ['deep', 1],
    ['leaf', 2],
  ])
  expect(tree.direct(top).map(({ name }) => name)).toEqual(['left', 'right'])
})

test('nobody is found above, beside or outside', () => {
  const { tree, store, top, left, right, leaf } = openTree()
  const stranger = store.members.add({ ...plainMember, merchant: 'acme', name: 'stranger' })
  expect(tree.find(left, leaf)).toMatchObject({ name: 'leaf', level: 2 })
  expect([tree.find(left, top), tree.find(left, right), tree.find(top, stranger)]).toEqual([null, null, null])
  expect([tree.depthOf(top, leaf), tree.depthOf(leaf, leaf), tree.depthOf(leaf, top)]).toEqual([3, 0, null])
})

test('the way to a member begins with the top agent', () => {
  const { tree, leaf, top, store } = openTree()
  expect(tree.wayTo(leaf).map(({ name, level }) => [name, level])).toEqual([
    ['top', 0],
    ['left', 1],
    ['deep', 2],
    ['leaf', 3],
  ])
  expect(tree.heads('acme').map(({ id }) => id)).toEqual([top])
  expect(store.memberTransfers.uplineOf(leaf)).not.toBeNull()
})

test('an account is placed once, and only below one that is placed', () => {
  const { tree, store, leaf, right } = openTree()
  const stranger = store.members.add({ ...plainMember, merchant: 'acme', name: 'stranger' })
  expect(() => tree.place(leaf, right, { rate: 0, at: 0 })).toThrow('once')
  expect(() => tree.place(leaf, null, { rate: 0, at: 0 })).toThrow('once')
  const other = store.members.add({ ...plainMember, merchant: 'acme', name: 'other' })
  expect(() => tree.place(stranger, other, { rate: 0, at: 0 })).toThrow('not in the tree')
})
