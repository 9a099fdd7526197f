import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { erasuresInOrder, shopModules, subscribersInOrder } from './modules.ts'

const parts = {
	sendMail: () => Promise.resolve(),
	sender: { publicUrl: 'http://shop.test' },
	shareSecret: '',
	supportTo: null,
	orderProof: () => Promise.resolve(),
	payments: { queueRefunds: () => Promise.resolve(), queueClosing: () => Promise.resolve() },
}

test('no two subscribers of an event share a position, and approvals run before production', () => {
	const all = subscribersInOrder(parts).map(({ on, position, module }) => ({
		key: `${on} ${position}`,
		on,
		module,
	}))
	expect(all.length).toBeGreaterThan(5)
	expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
	const moved = all.flatMap(({ on, module }) => (on === 'order.moved' ? [module] : []))
	expect(moved.indexOf('approvals')).toBeLessThan(moved.indexOf('production'))
})

test('a person is erased step by step: orders pass on before approvals, payments and files go', () => {
	expect(erasuresInOrder.map(({ position, module }) => `${position} ${module}`)).toEqual([
		'10 portals',
		'15 orders',
		'16 bulk-orders',
		'20 approvals',
		'25 production',
		'30 orders',
		'40 approvals',
		'45 quotes',
		'50 payments',
		'60 designs',
		'70 rosters',
	])
})

test('the architecture page lists the subscribers as they are', () => {
	const rows = subscribersInOrder(parts).map(({ on, position, module }) => [on, String(position), module])
	const page = readFileSync('docs/architecture.md', 'utf8')
	const listed = [...page.matchAll(/^\| `(order\.[a-z]+)` +\| (\d+) +\| `([a-z-]+)` +\|/gm)].map((row) =>
		row.slice(1, 4),
	)
	const byEvent = (a: readonly string[], b: readonly string[]) =>
		(a[0] ?? '').localeCompare(b[0] ?? '') || Number(a[1]) - Number(b[1])
	expect(listed.toSorted(byEvent)).toEqual(rows.toSorted(byEvent))
})

test('every module.ts is mounted', () => {
	const folders = globSync('src/*/module.ts').map((file) => file.split('/')[1])
	expect(shopModules.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})
