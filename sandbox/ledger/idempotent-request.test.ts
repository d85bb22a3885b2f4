import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { at, codeOf, openPurse } from '#tests/support/purse.ts'
import { move, operatorAccountOf, walletOf } from './accounts.ts'
import { answerOnce, type IdempotentRequest, unlessAnswered } from './idempotent-request.ts'

const call = { id: 'takeFee', answer: z.object({ left: z.number() }) }

function openDesk() {
  const purse = openPurse(1000)
  const { store, owner, balance } = purse
  let fees = 0
  const send = (changed: Partial<IdempotentRequest> = {}, id = call.id) =>
    answerOnce(
      purse,
      { ...call, id },
      { member: owner.member, idempotencyKey: 'once', body: { amount: '4' }, ...changed },
      () => {
        fees += 1
        move(store, { kind: 'fee', at, reference: `fee ${fees}` }, [
          [walletOf(store, owner), -400],
          [operatorAccountOf(store, owner.merchant, 'fees'), 400],
        ])
        return balance() < 100 ? refuse('wallet.short') : { left: balance() }
      },
    )
  return { ...purse, send }
}

test('the same key is done once, and has the same answer for good', () => {
  const { send, balance } = openDesk()
  expect(send()).toEqual({ left: 600 })
  expect(send({ idempotencyKey: 'other' })).toEqual({ left: 200 })
  expect(send()).toEqual({ left: 600 })
  expect(balance()).toBe(200)
})

test('a refusal undoes what was posted, and leaves the key free', () => {
  const { send, store, owner, balance } = openDesk()
  send()
  send({ idempotencyKey: 'second' })
  store.transaction(() =>
    move(store, { kind: 'fee', at, reference: 'before' }, [
      [walletOf(store, owner), 250],
      [operatorAccountOf(store, owner.merchant, 'fees'), -250],
    ]),
  )
  expect(codeOf(send({ idempotencyKey: 'third' }))).toBe('wallet.short')
  expect(balance()).toBe(450)
  expect(store.idempotentRequests.find(owner.member.id, 'third')).toBeNull()
})

test('another body or another call under the key is refused, and a key is the member’s own', () => {
  const { send, addMember, balance } = openDesk()
  send()
  expect(codeOf(send({ body: { amount: '5' } }))).toBe('intent.conflict')
  expect(codeOf(send({}, 'takeMore'))).toBe('intent.conflict')
  expect(balance()).toBe(600)
  expect(send({ member: addMember('other').member })).toEqual({ left: 200 })
})

test('the payment password is no part of what is compared', () => {
  const { send, balance } = openDesk()
  const body = (paymentPassword: string) => ({ body: { amount: '4', paymentPassword } })
  expect(send(body('135790'))).toEqual(send(body('000000')))
  expect(balance()).toBe(600)
})

test('an error undoes all, and is not swallowed', () => {
  const { store, owner, balance, ...part } = openDesk()
  const sent = { member: owner.member, idempotencyKey: 'once', body: {} }
  const failing = () =>
    answerOnce({ ...part, store }, call, sent, () => {
      move(store, { kind: 'fee', at, reference: 'one' }, [
        [walletOf(store, owner), -400],
        [operatorAccountOf(store, owner.merchant, 'fees'), 400],
      ])
      throw new Error('The disk is full')
    })
  expect(failing).toThrow('The disk is full')
  expect([balance(), store.idempotentRequests.find(owner.member.id, 'once')]).toEqual([1000, null])
})

test('what a call needs is prepared for a new key alone', async () => {
  const { send, owner, ...part } = openDesk()
  let prepared = 0
  const prepare = (body: object) =>
    unlessAnswered(part, call, { member: owner.member, idempotencyKey: 'once', body }, () => {
      prepared += 1
      return Promise.resolve('hash')
    })
  expect(await prepare({ amount: '4' })).toBe('hash')
  send()
  expect(await prepare({ amount: '4' })).toBeNull()
  expect(await prepare({ amount: '5' })).not.toBeInstanceOf(Refusal)
  expect(prepared).toBe(1)
})
