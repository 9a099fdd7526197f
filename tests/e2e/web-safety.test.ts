// Security headers, content types and forbidden paths; user input stays text.
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newPerson, openAccount, signUp } from './account-page.ts'
import { closePage, openPage, watch } from './browser.ts'
import { openPages } from './open-pages.ts'
import { send } from './raw-requests.ts'
import { untilReactRuns } from './session-page.ts'

const shopUrl = inject('shopUrl')
const browser = await openBrowser()
afterAll(() => browser.close())

const files = ['/robots.txt', '/sitemap.xml', '/blog/rss.xml', '/search/suggest?q=jersey', '/favicon.svg']
const service = ['/auth/v1/health', '/auth/v1/settings', '/auth/v1/.well-known/jwks.json', '/auth/v1/user']
const closed = ['/auth', '/auth/forgot', '/account/favorites.json', '/about.data', '/healthz', '/livez']

test('every answer says what it is, and no browser guesses', async () => {
	const pages = (await openPages(shopUrl)).map(({ path }) => path)
	const home = await (await fetch(shopUrl)).text()
	const assets = [...home.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
	expect(assets.length).toBeGreaterThan(1)
	for (const path of [...pages, ...files, ...service, ...closed, ...assets]) {
		const { headers, status } = await fetch(shopUrl + path)
		const type = headers.get('content-type') ?? ''
		expect({ path, status, type }).toMatchObject({
			type: expect.stringMatching(/^[a-z]+\/[\w.+-]+/) as string,
		})
		if (/^(?:text\/(?:html|plain|xml)|application\/(?:rss\+)?xml)/.test(type))
			expect(type).toMatch(/charset=utf-8/i)
		expect(headers.get('x-content-type-options')).toBe('nosniff')
		expect(headers.get('x-frame-options')).toBe('DENY')
		expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
		expect(headers.get('referrer-policy')).not.toBeNull()
		if (!type.startsWith('text/html')) continue
		const policy = headers.get('content-security-policy') ?? ''
		expect(policy).toContain("default-src 'none'")
		expect(policy).toContain("frame-ancestors 'none'")
		expect(policy).toMatch(/script-src 'self'(?: 'nonce-[\w+/=]+')?;/)
	}
})

test.each([
	'/.git/config',
	'/.git/HEAD',
	'/.env',
	'/package.json',
	'/src/root.tsx',
	'/data/embedded/PG_VERSION',
	'/../package.json',
	'/assets/../../../package.json',
	'/assets/..%2f..%2f..%2fpackage.json',
	'/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
	'/pictures/..%2f..%2fpackage.json',
])('nothing beside the public files can be read: %s', async (path) => {
	const { status, body } = await send(shopUrl, { method: 'GET', path }, 10_000)
	expect([400, 404]).toContain(status)
	expect(body).not.toMatch(/"name": "fieldhouse"|\[core\]|ref: refs|FrameHeader/)
})

test('the name of a person is text on every page', async () => {
	const name = `<img src=x onerror=alert(1)>"'</script><script>alert(2)</script>{{7*7}}\u2028`
	const page = await openPage(browser)
	const troubles = watch(page)
	const dialogs: string[] = []
	page.on('dialog', (dialog) => {
		dialogs.push(dialog.message())
		void dialog.dismiss()
	})
	await signUp(page, { ...newPerson(), name })
	await openAccount(page)
	const heading = await page.getByRole('heading', { level: 1 }).textContent()
	expect(heading?.trim()).toBe(name.trim())
	for (const path of ['/about', '/support', '/search?q=jersey']) {
		await page.goto(path)
		const header = page.getByRole('banner')
		expect(await header.locator('img, script').count()).toBe(0)
		expect(await header.textContent()).toContain('<img src=x onerror=alert(1)>')
	}
	expect(dialogs).toEqual([])
	expect(troubles).toEqual([])
	await closePage(page)
})

test('a password is masked, can be pasted, and is known to password managers', async () => {
	const page = await openPage(browser)
	for (const [path, managers] of [
		['/auth', 'current-password'],
		['/auth?tab=sign-up', 'new-password'],
	] as const) {
		await page.goto(path)
		await untilReactRuns(page)
		const field = page.locator('input[name=password]:visible')
		expect(await field.getAttribute('type')).toBe('password')
		expect(await field.getAttribute('autocomplete')).toBe(managers)
		const isPasteFree = await field.evaluate((input) =>
			input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
		)
		expect(isPasteFree).toBe(true)
		await field.focus()
		await page.keyboard.insertText('pasted words')
		expect(await field.inputValue()).toBe('pasted words')
		await page.getByRole('button', { name: 'Show password' }).locator('visible=true').click()
		expect(await field.getAttribute('type')).toBe('text')
	}
	await closePage(page)
})
