// From the cart to the paid order through forms only, for journeys that begin after it.
import type { APIResponse, Page } from 'playwright'

/** A page or a context: what is signed in. */
type Buyer = Pick<Page, 'request'>

/** Posts to the shop as its own pages do. */
const send = (page: Buyer, address: string, form: Record<string, string>): Promise<APIResponse> =>
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

/** `product` is its path. */
type Item = { product: string; size: string; qty: number }

/** Puts a product in its first color into the cart. */
export async function addToCart(page: Buyer, shopUrl: string, { product, size, qty }: Item): Promise<void> {
	const sheet = await (await page.request.get(shopUrl + product)).text()
	const color = /<input[^>]*name="color"[^>]*value="([^"]+)"/.exec(sheet)?.[1] ?? ''
	const item = { product: product.split('/').at(-1) ?? '', color, size, qty: String(qty) }
	leadsTo(await send(page, `${shopUrl}/cart`, { intent: 'add', ...item }))
}

/** Orders the cart. @returns the address of the payment page */
export async function orderCart(page: Buyer, shopUrl: string): Promise<string> {
	const checkout = await (await page.request.get(`${shopUrl}/checkout`)).text()
	const hidden = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(checkout)?.[1] ?? ''
	const seen = { revision: hidden('revision'), totalCents: hidden('totalCents') }
	return leadsTo(
		await send(page, `${shopUrl}/checkout`, { ...shipTo, ...seen, paymentMode: 'card', poNumber: '' }),
	)
}

/** Orders and pays for a product as the person signed in on the page. @returns the id of the order */
export async function buy(page: Buyer, shopUrl: string, item: Item): Promise<string> {
	await addToCart(page, shopUrl, item)
	const back = leadsTo(await send(page, await orderCart(page, shopUrl), { choice: 'pay' }))
	await page.request.get(back)
	return new URL(back).searchParams.get('order') ?? ''
}
