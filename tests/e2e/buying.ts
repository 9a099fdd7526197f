// From the cart to the paid order through forms only, for journeys that begin after it.
import type { APIResponse, Page } from 'playwright'

/** Posts to the shop as its own pages do. */
const send = (page: Page, address: string, form: Record<string, string>): Promise<APIResponse> =>
	page.request.post(address, {
		headers: { Origin: new URL(address).origin },
		form,
		maxRedirects: 0,
	})

function leadsTo(answer: APIResponse): string {
	const to = answer.headers()['location']
	if (answer.status() !== 303 || to === undefined)
		throw new Error(`${answer.url()} answered ${answer.status()}`)
	return new URL(to, answer.url()).href
}

const shipTo = { name: 'Robin Vale', line1: '12 Mill Lane', city: 'Lakewood', state: 'OH', zip: '44107' }

/**
 * Orders and pays for a product as the person signed in on the page.
 * @param product its path
 * @returns the id of the order
 */
export async function buy(
	page: Page,
	shopUrl: string,
	{ product, size, qty }: { product: string; size: string; qty: number },
): Promise<string> {
	const sheet = await (await page.request.get(shopUrl + product)).text()
	const color = /<input[^>]*name="color"[^>]*value="([^"]+)"/.exec(sheet)?.[1] ?? ''
	const item = { product: product.split('/').at(-1) ?? '', color, size, qty: String(qty) }
	leadsTo(await send(page, `${shopUrl}/cart`, { intent: 'add', ...item }))
	const checkout = await (await page.request.get(`${shopUrl}/checkout`)).text()
	const hidden = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(checkout)?.[1] ?? ''
	const seen = { revision: hidden('revision'), totalCents: hidden('totalCents') }
	const payment = leadsTo(
		await send(page, `${shopUrl}/checkout`, { ...shipTo, ...seen, paymentMode: 'card', poNumber: '' }),
	)
	const back = leadsTo(await send(page, payment, { choice: 'pay' }))
	await page.request.get(back)
	return new URL(back).searchParams.get('order') ?? ''
}
