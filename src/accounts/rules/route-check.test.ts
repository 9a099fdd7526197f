import { index, layout, prefix, route } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { accessTable, rowOf } from '../policies.ts'
import { addressesOf, assertEveryRouteIsListed, covers } from './route-check.ts'

test('a route that no one listed stops the build with its name', () => {
	expect(() => assertEveryRouteIsListed([...routes, route('vault', 'vault/routes/vault.tsx')])).toThrow(
		'The route /vault (vault/routes/vault.tsx) is not in src/accounts/policies.ts: say there who may open it.',
	)
})

test.each([
	['inside a layout', [layout('frame.tsx', [route('vault', 'vault.tsx')])]],
	['below another', [route('about', 'about.tsx', [route('vault', 'vault.tsx')])]],
	['with a prefix', prefix('blog', [route('posts/:id/edit', 'edit.tsx')])],
	['as an index', [route('vault', 'frame.tsx', [index('vault.tsx')])]],
	['below an open part', [route('team/settings', 'settings.tsx')]],
])('the check sees a route %s', (_, entries) => {
	expect(() => assertEveryRouteIsListed(entries)).toThrow(/is not in src\/accounts\/policies\.ts/)
})

test('the routes of the shop are all listed', () => {
	expect(() => assertEveryRouteIsListed(routes)).not.toThrow()
	expect(addressesOf(routes).length).toBeGreaterThan(20)
})

test('a row covers what lies below it, and the row of missing pages nothing but them', () => {
	expect(covers('/admin/*', '/admin')).toBe(true)
	expect(covers('/admin/*', '/admin/orders/:id')).toBe(true)
	expect(covers('/admin/*', '/administration')).toBe(false)
	expect(covers('*', '/vault')).toBe(false)
	expect(covers('*', '/*')).toBe(true)
})

test('every row of the table has a route', () => {
	const addresses = addressesOf(routes)
	const without = accessTable
		.map(({ pattern }) => pattern)
		.filter((row) => !addresses.some(({ pattern }) => covers(row, pattern)))
	expect(without).toEqual([])
})

test('the table says the same address for a route as the router does', () => {
	for (const { pattern } of addressesOf(routes)) {
		const sample = pattern.replace(/:\w+/g, 'sample').replace('/*', '/no/such/page')
		expect(matchPath(pattern, sample), pattern).not.toBeNull()
		const row = rowOf(sample)?.pattern ?? 'none'
		expect(covers(row, pattern), `${sample} is decided by ${row}`).toBe(true)
	}
})
