// Promotions as the owner runs them. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newPromotion, promotionInput } from '../../../tests/factories/promotions.ts'
import { promotionForStaff, promotionsForStaff, savePromotion, switchPromotion } from './manage.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const as = (role: 'admin' | 'csr' | 'coach'): ServiceContext => ({
	...context,
	actor: { userId: null, roles: [role] },
})
const owner = as('admin')

test('a promotion is made once, changed by who saw it last, and switched off and on', async () => {
	const id = randomUUID()
	const input = promotionInput({ code: 'FALL' })
	await savePromotion(owner, { id, revision: null, input })
	await savePromotion(owner, { id, revision: null, input })
	expect((await promotionsForStaff(owner, { state: null, page: 1 })).total).toBe(1)
	await savePromotion(owner, { id, revision: 1, input: { ...input, name: 'Fall days' } })
	await expect(savePromotion(owner, { id, revision: 1, input })).rejects.toMatchObject({ code: 'conflict' })
	await switchPromotion(owner, { id, isOff: true })
	await switchPromotion(owner, { id, isOff: true })
	const { promotion } = await promotionForStaff(as('csr'), id)
	expect(promotion).toMatchObject({ name: 'Fall days', state: 'off', revision: 3 })
	await switchPromotion(owner, { id, isOff: false })
	expect((await promotionForStaff(owner, id)).promotion.state).toBe('running')
})

test('two promotions cannot have one code, also at once', async () => {
	await newPromotion(context, { code: 'TAKEN' })
	await expect(newPromotion(context, { code: 'TAKEN' })).rejects.toMatchObject({ code: 'conflict' })
	const both = await Promise.allSettled(['a', 'b'].map(() => newPromotion(context, { code: 'RACED' })))
	expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
	for (const one of both)
		if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' })
})

test('the list shows each state by itself', async () => {
	await newPromotion(context, { name: 'Later', startsOn: '2027-01-01' })
	await newPromotion(context, { name: 'Over', startsOn: '2026-01-01', endsOn: '2026-02-01' })
	const namesIn = async (state: 'scheduled' | 'ended' | 'off') =>
		(await promotionsForStaff(owner, { state, page: 1 })).promotions.map(({ name }) => name)
	expect([await namesIn('scheduled'), await namesIn('ended'), await namesIn('off')]).toEqual([
		['Later'],
		['Over'],
		[],
	])
})

test.each([
	['a rate of nothing', { rateBp: 0 }],
	['a rate and an amount', { amountCents: 500 }],
	['an end before the start', { endsOn: '2025-12-31' }],
	['small letters in the code', { code: 'fall' }],
	['no name', { name: ' ' }],
])('%s is refused', async (_what, change) => {
	await expect(newPromotion(context, change)).rejects.toMatchObject({ code: 'invalid' })
})

test('customer service sees promotions and changes none; others see none', async () => {
	const id = await newPromotion(context)
	const input = promotionInput()
	await expect(savePromotion(as('csr'), { id, revision: 1, input })).rejects.toMatchObject({
		code: 'forbidden',
	})
	await expect(switchPromotion(as('csr'), { id, isOff: true })).rejects.toMatchObject({ code: 'forbidden' })
	await expect(promotionForStaff(as('coach'), id)).rejects.toMatchObject({ code: 'forbidden' })
	await expect(promotionsForStaff(context, { state: null, page: 1 })).rejects.toMatchObject({
		code: 'forbidden',
	})
	await expect(promotionForStaff(owner, 'nonsense')).rejects.toMatchObject({ code: 'not_found' })
	await expect(switchPromotion(owner, { id: randomUUID(), isOff: true })).rejects.toMatchObject({
		code: 'not_found',
	})
})
