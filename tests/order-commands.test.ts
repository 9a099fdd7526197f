// The commands about orders behind `npm run admin`, on either engine, and their messages for invalid arguments.
import { expect, test } from 'vitest'
import { operator } from '#accounts/service/roles.server.ts'
import { openTestSelling, sessionIdIn, shopUrl } from './factories/payments.ts'
import { createCheckout } from '#payments/service/checkout.server.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { newBuyer, newOrder, newVariant, stockOf, wanted } from './factories/orders.ts'
import { runOrderCommand } from '../scripts/order-commands.ts'
import { openTestDatabase } from './database.ts'

const { context } = await openTestDatabase({ seeded: false })
const selling = openTestSelling(context)
const run = (...args: string[]) =>
	runOrderCommand(args, async () => ({
		context: { ...selling.at(context), actor: operator },
		dependencies: selling.dependencies,
		listening: { ...selling.orders, supportTo: null, orderProof: async () => {} },
	}))

async function paidOrder() {
	const buyer = await newBuyer(context)
	const variantId = await newVariant(context)
	const lines = [wanted(variantId, 3, { name: 'O’Brien', number: '00' }), wanted(variantId)]
	const order = await newOrder(selling.at(buyer), selling.orders, { lines })
	const page = await createCheckout(selling.at({ ...context, actor: buyer.actor }), selling.dependencies, {
		orderId: order.id,
		successUrl: `${shopUrl}/account?payment=success`,
		cancelUrl: `${shopUrl}/checkout?payment=cancelled`,
	})
	await selling.sandbox.press(selling.at(context), { id: sessionIdIn(page), choice: 'pay' })
	await selling.settle()
	return { ...order, variantId }
}

test('an order is shown line by line, with its history and without its players', async () => {
	const { id } = await paidOrder()
	const words = (await run('order', referenceOf(id))).join('\n')
	expect(words).toContain(`Order #${referenceOf(id)}, Paid, placed 2026-11-20`)
	expect(words).toContain('1  3 × Rawhide Game Jersey, Navy, L, $50.00 each, personalized')
	expect(words).toContain('Payment received, Fieldhouse')
	expect(words).not.toContain('Brien')
	expect(await run('order', `#${referenceOf(id).toUpperCase()}`)).toEqual(words.split('\n'))
	await expect(run('order', '00000000')).rejects.toMatchObject({ code: 'not_found' })
	await expect(run('order', "1' or true")).rejects.toMatchObject({ code: 'not_found' })
})

test('a paid order is made, shipped and delivered, each step once', async () => {
	const { id } = await paidOrder()
	const ref = referenceOf(id)
	expect((await run('orders', '--status', 'paid')).join('\n')).toContain(ref)
	expect(await run('start', ref)).toEqual([`Order #${ref} is in production now.`])
	await expect(run('start', ref)).rejects.toMatchObject({ code: 'conflict' })
	expect(await run('ship', ref, '--tracking', '1z 999 AA1 01 2345 6784', '--service', 'Ground')).toEqual([
		`Order #${ref} is shipped now.`,
	])
	expect((await run('order', ref)).join('\n')).toContain('UPS, Ground, tracking 1Z999AA10123456784')
	expect(selling.orders.mails.at(-1)?.text).toContain('ups.com/track?tracknum=1Z999AA10123456784')
	expect(await run('deliver', ref)).toEqual([`Order #${ref} is delivered now.`])
	expect((await run('orders')).join('\n')).not.toContain(ref)
	await expect(run('cancel', ref, '--reason', 'Late')).rejects.toMatchObject({ code: 'conflict' })
})

test('money goes back by line, by amount and in whole, and never more than came in', async () => {
	const { id, variantId, totalCents } = await paidOrder()
	const ref = referenceOf(id)
	const byLine = await run('refund', ref, '--line', '1', '--units', '2', '--reason', 'Torn')
	expect(byLine).toEqual([`$108.00 of order #${ref} goes back; the running shop sends it.`])
	await selling.settle()
	expect(await stockOf(context, variantId)).toEqual({ stock: 8, counted: 10 })
	await run('refund', ref, '--amount', '12.3', '--reason', 'Late')
	await selling.settle()
	expect((await run('order', ref)).join('\n')).toContain('$120.30 refunded')
	await expect(run('refund', ref, '--amount', '200', '--reason', 'x')).rejects.toMatchObject({
		code: 'invalid',
	})
	await expect(run('refund', ref, '--line', '9', '--units', '1', '--reason', 'x')).rejects.toMatchObject({
		code: 'invalid',
	})
	const left = (totalCents - 12_030) / 100
	expect(await run('refund', ref, '--all', '--reason', 'Closed')).toEqual([
		`$${left.toFixed(2)} of order #${ref} goes back; the running shop sends it.`,
	])
	await selling.settle()
	expect((await run('order', ref))[0]).toContain('Refunded')
	expect(await stockOf(context, variantId)).toEqual({ stock: 10, counted: 10 })
})

test('purchase orders are approved or called off by hand', async () => {
	const school = await newBuyer(context, ['school_admin'])
	const place = async () =>
		newOrder(school, selling.orders, {
			lines: [wanted(await newVariant(context))],
			paymentMode: 'school_po',
			poNumber: '4711',
		})
	const [one, other] = [await place(), await place()]
	expect(await run('approve', referenceOf(one.id))).toEqual([
		`Order #${referenceOf(one.id)} is approved now.`,
	])
	expect(await run('cancel', referenceOf(other.id), '--reason', 'No budget')).toEqual([
		`Order #${referenceOf(other.id)} is cancelled now.`,
	])
	const printed = (await run('order', referenceOf(other.id))).join('\n')
	expect(printed).toContain('Cancelled, Fieldhouse, administration: No budget')
	expect(printed).toContain('purchase order 4711')
})

test('what an order lacks is made up for once, alone or with all that the doctor names', async () => {
	const school = await newBuyer(context, ['school_admin'])
	const lines = [wanted(await newVariant(context))]
	const waiting = await newOrder(school, selling.orders, {
		lines,
		paymentMode: 'school_po',
		poNumber: '4712',
	})
	const [ref, paid] = [referenceOf(waiting.id), referenceOf((await paidOrder()).id)]
	expect(await run('repair', ref)).toEqual([`Order #${ref}: Its school is asked for the approval.`])
	expect(await run('repair', ref)).toEqual([`Order #${ref}: nothing is missing.`])
	expect(await run('repair', 'all')).toContain(`Order #${paid}: 2 jobs were made.`)
	expect((await run('repair', 'all')).join()).not.toContain(paid)
	await expect(run('repair', '00000000')).rejects.toMatchObject({ code: 'not_found' })
})

test('tasks are listed until they are done', async () => {
	const { id } = await paidOrder()
	const { insertTask } = await import('#orders/store/tasks.server.ts')
	const taskId = crypto.randomUUID()
	expect(await run('tasks')).toEqual(['Nothing is waiting for anybody.'])
	await insertTask(context.db, {
		id: taskId,
		kind: 'refund_failed',
		orderId: id,
		subject: taskId,
		detail: 'The provider refused the refund.',
		createdAt: context.now,
	})
	expect(await run('tasks')).toEqual([
		`${taskId}  2026-11-20 15:00  refund_failed  #${referenceOf(id)}  The provider refused the refund.`,
	])
	expect(await run('task-done', taskId)).toEqual(['Done.'])
	await expect(run('task-done', taskId)).rejects.toThrow('There is no such open task.')
	expect(await run('tasks')).toEqual(['Nothing is waiting for anybody.'])
})

test.each([
	[['order'], 'The order is missing.'],
	[['orders', 'x'], 'Too many arguments for "orders".'],
	[['orders', '--status', 'gone'], /^Unknown status "gone"\. There are pending, /],
	[['order', 'x', '--all'], '"order" has no --all.'],
	[['ship', 'x'], '--tracking is missing.'],
	[
		['ship', 'x', '--tracking', '1', '--carrier', 'pigeon'],
		/^Unknown carrier "pigeon"\. There are other, ups, /,
	],
	[['cancel', 'x', '--reason', ' '], '--reason is missing.'],
	[['refund', 'x', '--reason', 'y'], /^Say what goes back/],
	[['refund', 'x', '--reason', 'y', '--all', '--amount', '1'], /^Say what goes back/],
	[['refund', 'x', '--reason', 'y', '--line', '0', '--units', '1'], '--line is a whole number from 1.'],
	[['refund', 'x', '--reason', 'y', '--line', '1'], '--units is missing.'],
	[['refund', 'x', '--reason', 'y', '--amount', '1.234'], /^--amount is dollars and cents/],
	[['refund', 'x', '--reason', 'y', '--amount', '-1'], /ambiguous|--amount is dollars/],
	[['task-done'], 'The task is missing.'],
])('the words %j are refused before the shop is opened', async (args, message) => {
	const neverOpened = () => Promise.reject(new Error('the shop was opened'))
	await expect(runOrderCommand(args, neverOpened)).rejects.toThrow(message)
})
