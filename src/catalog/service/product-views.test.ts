// Named searches of the product list, on both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { mostViews, productViewsOf, removeProductView, saveProductView } from './product-views.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const by = (role: Role): ServiceContext => ({ ...context, actor: { userId: randomUUID(), roles: [role] } })
const csr = by('csr')
const names = async () => (await productViewsOf(by('admin'))).map(({ name }) => name)

test('staff save a view for all who read the list, by name', async () => {
	await saveProductView(csr, { name: '  Hockey   drafts ', query: 'sport=hockey&show=draft' })
	await saveProductView(csr, { name: 'dear things', query: 'sort=dearest' })
	expect(await productViewsOf(by('admin'))).toMatchObject([
		{ name: 'dear things', query: 'sort=dearest' },
		{ name: 'Hockey drafts', query: 'sport=hockey&show=draft' },
	])
})

test('a name is there once, however it is written, and has a limit', async () => {
	await expect(saveProductView(csr, { name: 'HOCKEY drafts', query: '' })).rejects.toMatchObject({
		code: 'conflict',
		message: 'There is a view named “HOCKEY drafts” already. Choose another name.',
	})
	for (const name of [' ', 'x'.repeat(41)])
		await expect(saveProductView(csr, { name, query: '' })).rejects.toMatchObject({ code: 'invalid' })
})

test('of two who save one name at once, one is refused', async () => {
	const saves = await Promise.allSettled(
		[csr, by('admin')].map((who) => saveProductView(who, { name: 'At once', query: '' })),
	)
	expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('customer service removes what it saved itself, an administrator each view', async () => {
	const own = async (by: ServiceContext, view: string) =>
		(await productViewsOf(by)).find(({ name }) => name === view)
	const other = by('csr')
	await saveProductView(other, { name: 'Of another', query: '' })
	const { id = '', canRemove } = (await own(csr, 'Of another')) ?? {}
	expect(canRemove).toBe(false)
	await removeProductView(csr, id)
	expect(await own(other, 'Of another')).toMatchObject({ canRemove: true, who: null })
	expect(await own(by('admin'), 'Of another')).toMatchObject({ canRemove: true })
	await removeProductView(other, id)
	expect(await own(other, 'Of another')).toBeUndefined()
})

test('a view is removed, and removing it again does nothing', async () => {
	const [first] = await productViewsOf(csr)
	for (let time = 0; time < 2; time += 1) await removeProductView(csr, first?.id ?? '')
	await removeProductView(csr, 'no id')
	expect(await names()).not.toContain(first?.name)
})

test('there is a limit', async () => {
	for (let at = (await names()).length; at < mostViews; at += 1)
		await saveProductView(csr, { name: `View ${at}`, query: '' })
	await expect(saveProductView(csr, { name: 'One more', query: '' })).rejects.toMatchObject({
		code: 'conflict',
	})
	expect((await names()).length).toBe(mostViews)
})

test.each<Role>(['production', 'school_admin', 'coach', 'player', 'retail'])(
	'a %s has no views',
	async (role) => {
		await expect(productViewsOf(by(role))).rejects.toMatchObject({ code: 'forbidden' })
		await expect(saveProductView(by(role), { name: 'Mine', query: '' })).rejects.toMatchObject({
			code: 'forbidden',
		})
		await expect(removeProductView(by(role), randomUUID())).rejects.toMatchObject({ code: 'forbidden' })
	},
)
