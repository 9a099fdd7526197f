// A form sent after its session expired: the page stays, and a toast says so.
import { data, type DataStrategyResult } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { toastRequested } from '#ui/show-toast.ts'
import { shouldRevalidate } from '../routes/checkout.tsx'
import { stayWhenSignedOut } from './stay-when-signed-out.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = (status: number): DataStrategyResult => ({
	type: 'error',
	result: { status, statusText: '', internal: false, data: { message: '' } },
})

/** @returns the result that the router receives, and the toasts shown */
async function answered(method: string, result: DataStrategyResult, lang = 'en-US') {
	const shown: unknown[] = []
	const page = new EventTarget()
	page.addEventListener(toastRequested, (event) => shown.push((event as CustomEvent).detail))
	vi.stubGlobal('window', page)
	vi.stubGlobal('document', { documentElement: { lang } })
	vi.stubGlobal('location', { pathname: '/checkout', search: '' })
	const facts = { request: new Request('https://shop.test/checkout', { method }) }
	// Cast: the middleware reads only the request.
	const results = await stayWhenSignedOut(facts as never, () => Promise.resolve({ checkout: result }))
	return { result: results?.['checkout'], shown }
}

test('an order sent after the session expired keeps the page and asks to sign in', async () => {
	const { result, shown } = await answered('POST', refused(401))
	expect(result).toEqual({ type: 'data', result: data(undefined, { status: 401 }) })
	expect(shown).toMatchObject([
		{
			title: 'Authentication Required',
			detail: 'Please log in to complete your order',
			link: { href: '/auth?next=%2Fcheckout' },
		},
	])
	const spanish = await answered('POST', refused(401), 'es-US')
	expect(spanish.shown).toMatchObject([
		{ title: 'Hace falta iniciar sesión', link: { label: 'Iniciar sesión' } },
	])
	const sent = { formMethod: 'POST', actionResult: undefined, defaultShouldRevalidate: true }
	expect(shouldRevalidate(sent as never)).toBe(false)
})

test('an order that was not taken is read again; pages that are only opened, and other errors, pass', async () => {
	const sent = { formMethod: 'POST', actionResult: { kind: 'not-taken' }, defaultShouldRevalidate: false }
	expect(shouldRevalidate(sent as never)).toBe(true)
	for (const [method, status] of [
		['GET', 401],
		['POST', 500],
	] as const)
		expect(await answered(method, refused(status))).toEqual({ result: refused(status), shown: [] })
})
