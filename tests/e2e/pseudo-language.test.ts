// Families' and players' pages in the pseudo-language on a phone: a text outside the brackets is in no table, and texts
// that are a third longer must still fit.
import { afterAll, expect, inject, test } from 'vitest'
import { openBrowser } from '../chromium.ts'
import { newcomer, newPerson, signIn } from './account-page.ts'
import { closePage, openPage, screens } from './browser.ts'
import { addToCart } from './buying.ts'
import { orderAndLeave } from './leave-order.ts'
import { spanishFamily } from './new-family.ts'
import { openTeam } from './new-team.ts'
import { productPath } from './product-page.ts'
import { expectPseudo, inPseudo, leftOut, press, walk } from './pseudo-page.ts'
import { textsBeyondScreen } from './shown-texts.ts'

const browser = await openBrowser()
afterAll(() => browser.close())
const shopUrl = inject('shopUrl')

test('a text that is in no table, and one that is cut off, are found', async () => {
	const page = await openPage(browser, screens.narrow)
	await page.goto(inPseudo('/nothing-here'))
	await page.locator('main section h1').evaluate((element) => {
		element.after(Object.assign(document.createElement('p'), { textContent: 'Left out' }))
		const wide = Object.assign(document.createElement('p'), { textContent: '[Wíde]' })
		wide.style.cssText = 'position: absolute; left: 340px; white-space: nowrap; font-size: 40px'
		element.after(wide)
	})
	expect(await leftOut(page)).toEqual(['Left out'])
	expect(await textsBeyondScreen(page)).toContain('[Wíde]')
	await page.locator('main section h1').evaluate((element) => element.setAttribute('aria-label', 'Unsaid'))
	expect(await leftOut(page)).toContain('Unsaid')
	await closePage(page)
})

test('signing in and up, a forgotten password and missing pages are in the pseudo-language and fit', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await walk(page, [
		'/auth',
		'/auth?tab=sign-up',
		'/auth?tab=sign-up&mailed=1',
		'/auth/forgot',
		'/auth/reset',
		'/auth/confirm',
		...['signup', 'recovery', 'email_change', 'magiclink', 'invite'].map(
			(type) => `/auth/confirm?token_hash=x&type=${type}`,
		),
		'/auth/callback?error=access_denied',
		'/nothing-here',
	])
	// The form comes back with what is wrong.
	await page.goto(inPseudo('/auth'))
	const form = page.locator('#sign-in-form')
	await form.evaluate((element) => element.setAttribute('action', '/auth?lang=en-XA'))
	await form.locator('input[name=email]').fill('a@example.test')
	await form.locator('input[name=password]').fill('wrong horse')
	await press(page, '#sign-in-form button[type=submit]')
	await page.locator('main [role=alert]').first().waitFor()
	await expectPseudo(page)
	await closePage(page)

	// What scripts add: a link on its way.
	const scripted = await openPage(browser, screens.narrow)
	await scripted.goto(inPseudo('/auth/forgot'))
	await scripted.waitForFunction(() =>
		Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
	)
	await scripted.locator('main form button[type=submit]').click()
	await scripted.locator('main [aria-invalid]').waitFor()
	await expectPseudo(scripted)
	await scripted.locator('main input[name=email]').fill(newPerson().email)
	await scripted.locator('main form button[type=submit]').click()
	await scripted.locator('main form').waitFor({ state: 'detached' })
	await expectPseudo(scripted)
	await closePage(scripted)
})

test('the family’s pages, from its link to the receipt, are in the pseudo-language and fit', async () => {
	const address = `pseudo-${Date.now()}@example.com`
	const link = await spanishFamily(browser, address)
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	const nothing = 'x'.repeat(43)
	await walk(page, [link, `${link}/stop`, `${link}/order`])
	await walk(page, [`/roster/${nothing}`, `/pay/${nothing}`, `/join/${nothing}`, `/vote/${nothing}`])
	await walk(page, ['/fundraise/nothing-here', `/designs/shared/${nothing}`])

	// What is wrong with the row.
	await page.goto(inPseudo(link))
	await page.locator('main input[name="number"]').fill('444')
	await page.locator('main input[name="name"]').fill('')
	await press(page, 'button[value=confirm]')
	await expectPseudo(page)

	// The order, placed and paid.
	await page.goto(inPseudo(`${link}/order`))
	const home = {
		name: 'Luz Zubizarreta',
		line1: '12 Mill Lane',
		city: 'Lakewood',
		zip: '44107',
		email: address,
	}
	for (const [field, typed] of Object.entries(home))
		await page.locator(`main input[name="${field}"]`).fill(typed)
	await page.locator('main select[name="state"]').selectOption('OH')
	await page.locator('main select[name^="qtyOf-"]').first().selectOption('1')
	await press(page, 'button[value=order]')
	await page.waitForURL(/\/pay\//)
	const { pathname } = new URL(page.url())
	await walk(page, [pathname, `${pathname}?payment=cancelled`, `${link}/order`, `${link}/order?change`])
	await page.goto(shopUrl + pathname)
	await Promise.all([
		page.waitForURL('**/sandbox/pay/*'),
		page
			.getByRole('main')
			.getByRole('button', { name: /^Pagar/ })
			.click(),
	])
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	await walk(page, [`${pathname}?payment=success`, pathname, link, `${link}/order`])
	await closePage(page)
})

test('every tab of the account is in the pseudo-language and fits', async () => {
	const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const { page } = await newcomer(browser, screens.narrow)
	const tabs = ['', '?tab=orders', '?tab=favorites', '?tab=settings'].map((tab) => `/account${tab}`)
	await walk(page, tabs)
	await orderAndLeave(page, jersey)
	await walk(page, [
		...tabs,
		...['profile', 'kept'].map((done) => `/account?done=${done}`),
		...['password', 'code', 'email', 'device', 'devices', 'unlinked', 'leaving', 'export-limit'].map(
			(done) => `/account?tab=settings&done=${done}`,
		),
		'/account?tab=favorites&removed=x',
		'/account?submitted=1a2b3c4d',
	])
	// Adding second steps, with what is wrong.
	await page.goto(inPseudo('/account?tab=settings'))
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
	)
	const adding = page.locator('#two-factor')
	await adding.locator('button').first().click()
	await expectPseudo(page)
	await adding.locator('form button[type=submit]').click()
	await adding.locator('#factor-code').fill('12')
	await adding.locator('form button[type=submit]').click()
	await adding.locator('[aria-invalid]').waitFor()
	await expectPseudo(page)
	await closePage(page)
})

test('the order page of a buyer is in the pseudo-language and fits, also once it was paid or cancelled', async () => {
	const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const { page } = await newcomer(browser, screens.narrow)
	await orderAndLeave(page, jersey)
	const orderPath = async () => {
		await page.goto('/account?tab=orders')
		return (await page.locator('main a[href^="/orders/"]').first().getAttribute('href')) ?? ''
	}
	const paid = await orderPath()
	await walk(page, [paid, `/orders/${crypto.randomUUID()}`])
	await page.goto(paid)
	await page.getByRole('main').getByRole('button', { name: 'Pay now' }).first().click()
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	await walk(page, [paid, `${paid}?reordered=1`, `${paid}?reordered=0&missing=0`])
	await orderAndLeave(page, jersey)
	const left = await orderPath()
	await walk(page, [left, `${left}?done=cancelled`])
	await page.goto(inPseudo(left))
	await page.locator('main form input[value=cancel]').evaluate((input) => input.closest('form')?.submit())
	await page.waitForURL(/done=cancelled/)
	await page.goto(inPseudo(left))
	await expectPseudo(page)
	expect(await page.locator('main form input[value=cancel]').count()).toBe(0)
	await closePage(page)
})

test('the product page is in the pseudo-language and fits, also while its choices change', async () => {
	const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const page = await openPage(browser, screens.narrow)
	await walk(page, [jersey, `${jersey}?size=L&qty=24`, '/product/no-such-product'])
	await page.goto(inPseudo(jersey))
	await page.locator('[data-by="1"]').click()
	await page.locator('input[name=color]').nth(1).check({ force: true })
	await expectPseudo(page)
	for (const tab of ['certifications', 'lead-time']) {
		await page.locator(`#details-${tab}`).check({ force: true })
		await expectPseudo(page)
	}
	await closePage(page)
})

test('the home page is in the pseudo-language and fits', async () => {
	const page = await openPage(browser, screens.narrow)
	expect((await fetch(shopUrl)).headers.get('content-language')).toBe('en-US')
	await walk(page, ['/'])
	await closePage(page)
})

test('lists of products are in the pseudo-language and fit, also filtered and empty', async () => {
	const page = await openPage(browser, screens.narrow)
	const list = '/sport/football/products'
	expect((await fetch(shopUrl + list)).headers.get('content-language')).toBe('en-US')
	await walk(page, [
		list,
		`${list}?kind=Jersey&max=300&stock=1`,
		`${list}?kind=Hat&kind=Jersey&min=990&stock=1&custom=1`,
		'/sport/quidditch/products',
		'/collections',
		'/designs/gallery',
		'/designs/gallery?sport=basketball',
		'/designs/gallery?sport=croquet',
		'/builder/jerseys?sport=hockey',
		'/builder/uniforms',
		'/builder/spirit-wear?category=hat',
		'/builder/equipment',
		'/search',
		'/search?q=zzzqqq',
		'/search?q=football+jersey&price=50-100&type=products',
		'/search?q=returns',
	])
	await closePage(page)
})

test('the support page is in the pseudo-language and fits, also with what is wrong and after a message', async () => {
	const page = await openPage(browser, { ...screens.narrow, javaScriptEnabled: false })
	await walk(page, ['/support', '/support?topic=bags', '/support?sent=1'])
	await page.goto(inPseudo('/support'))
	for (const answer of await page.locator('#questions summary').all()) await answer.click()
	await expectPseudo(page)
	await page.locator('#contact-form').evaluate((form) => form.setAttribute('action', '/support?lang=en-XA'))
	await press(page, '#contact-form button[type=submit]')
	await page.locator('main [role=alert]').first().waitFor()
	await expectPseudo(page)
	await closePage(page)
})

test('the cart and the checkout are in the pseudo-language and fit, also with what is wrong', async () => {
	const jersey = await productPath(shopUrl, 'football', 'Gridiron Elite Game Jersey')
	const { page } = await newcomer(browser, { ...screens.narrow, javaScriptEnabled: false })
	await walk(page, ['/cart', '/checkout'])
	await addToCart(page, shopUrl, { product: jersey, size: 'L', qty: 13 })
	await walk(page, ['/cart', '/checkout', '/checkout?payment=cancelled'])
	await page.goto(inPseudo('/cart'))
	const here = (form: string, path: string) =>
		page.locator(`main ${form}`).evaluate((element, action) => element.setAttribute('action', action), path)
	await here('#code-form', inPseudo('/cart'))
	await page.locator('#promotion-code').fill('444')
	await press(page, '#apply-code')
	await expectPseudo(page)
	await page.goto(inPseudo('/checkout'))
	await here('#checkout-form', inPseudo('/checkout'))
	await Promise.all([
		page.waitForEvent('load'),
		page.locator('#checkout-form button[type=submit]').last().click(),
	])
	await expectPseudo(page)
	await closePage(page)
})

test('the team portal and its checkout are in the pseudo-language and fit', async () => {
	const { portalId, coach } = await openTeam(shopUrl, {
		items: [{ name: 'Gridiron Pro Game Jersey', isRequired: true }, { name: 'Varsity Fleece Hoodie' }],
		players: [{ name: 'Alma Zubizarreta', number: '12', size: 'L', shorts: 'M' }],
	})
	const page = await openPage(browser, screens.narrow)
	await signIn(page, coach)
	const portal = `/portal/${portalId}`
	const checkout = `/checkout/bulk?portal=${portalId}`
	await walk(page, [portal, `${portal}?view=items`, `${portal}?done=loaded`, checkout, '/portal/nowhere'])
	await page.goto(inPseudo(`${portal}?view=items`))
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
	)
	await page.locator('button[value=load]').click()
	await page.locator('main [id^="row-"]').first().waitFor()
	await page.waitForFunction(() => !sessionStorage.getItem('bulkSaved')?.endsWith('changed'))
	await walk(page, [`${portal}?view=items`])
	await page.waitForFunction(() =>
		Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__react')),
	)
	await page.locator('main button[value^="remove:"]').last().click()
	await expectPseudo(page)
	await page.waitForFunction(() => !sessionStorage.getItem('bulkSaved')?.endsWith('changed'))
	await walk(page, [portal, checkout, `${checkout}&payment=cancelled`])
	await closePage(page)
})
