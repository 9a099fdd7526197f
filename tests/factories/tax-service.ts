// Stripe Tax as a server of the test's own, and the setting that chooses it.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { afterAll } from 'vitest'
import type { ServiceContext } from '#database/context.server.ts'
import { stripeTax } from '#payments/providers/stripe-tax.server.ts'
import { openTaxRates } from '#payments/service/tax-rates.server.ts'
import type { TaxRules } from '#pricing/delivery-schemas.ts'
import { specTax } from '#pricing/rules/delivery.ts'
import { taxSection } from '#shop-settings/rules/delivery-lines.ts'
import { saveSettings, settingsNow } from '#shop-settings/service/sections.server.ts'
import { newBuyer } from './orders.ts'

/** What Stripe answers to a calculation at this rate, as documented. */
export function calculation(asked: URLSearchParams, { percent, onShipping }: Rate) {
	const amountOf = (field: string) => Number(asked.get(field) ?? 0)
	const taxOf = (amount: number) => Math.round((amount * percent) / 100)
	const goods = taxOf(amountOf('line_items[0][amount]'))
	const shipping = onShipping ? taxOf(amountOf('shipping_cost[amount]')) : 0
	return {
		id: null,
		object: 'tax.calculation',
		amount_total: amountOf('line_items[0][amount]') + amountOf('shipping_cost[amount]') + goods + shipping,
		currency: 'usd',
		customer: null,
		expires_at: null,
		livemode: false,
		ship_from_details: null,
		shipping_cost: {
			amount: amountOf('shipping_cost[amount]'),
			amount_tax: shipping,
			tax_behavior: 'exclusive',
			tax_code: 'txcd_92010001',
		},
		tax_amount_exclusive: goods + shipping,
		tax_amount_inclusive: 0,
		tax_breakdown: [
			{
				amount: goods + shipping,
				inclusive: false,
				tax_rate_details: {
					country: 'US',
					flat_amount: null,
					percentage_decimal: String(percent),
					rate_type: 'percentage',
					state: asked.get('customer_details[address][state]'),
					tax_type: 'sales_tax',
				},
				taxability_reason: percent === 0 ? 'not_collecting' : 'standard_rated',
				taxable_amount: amountOf('line_items[0][amount]'),
			},
		],
		tax_date: 1_795_000_000,
	}
}

type Rate = { percent: number; onShipping: boolean }
type Answer = { status?: number; body: string } | 'hang'
/** @param path of the request */
type Answering = (asked: URLSearchParams, path: string) => Answer

/** Rates by the beginning of the postal code; none is collected elsewhere. */
const rates: Readonly<Record<string, Rate>> = {
	'100': { percent: 8.875, onShipping: true },
	'441': { percent: 8, onShipping: false },
	'432': { percent: 7.5, onShipping: true },
}

export const usual: Answering = (asked) => {
	const zip = asked.get('customer_details[address][postal_code]') ?? ''
	if (zip === '99999')
		return refusing(400, { type: 'invalid_request_error', code: 'customer_tax_location_invalid' })
	const rate = rates[zip.slice(0, 3)] ?? { percent: 0, onShipping: false }
	return { body: JSON.stringify(calculation(asked, rate)) }
}

export const refusing = (status: number, error: object): Answer => ({
	status,
	body: JSON.stringify({ error }),
})

/** Call it at the top of a test file. @param timeoutMs how long an answer is waited for */
export async function openTaxService(timeoutMs = 3_000) {
	const asked: URLSearchParams[] = []
	const hanging = new Set<ServerResponse>()
	const service = { answer: usual }
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const fields = new URLSearchParams(body)
			asked.push(fields)
			const answer = service.answer(fields, request.url ?? '')
			if (answer === 'hang') return void hanging.add(response)
			response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json' })
			return void response.end(answer.body)
		})
	})
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
	// Cast: it listens on a port.
	const { port } = server.address() as AddressInfo
	afterAll(() => {
		for (const response of hanging) response.destroy()
		server.close()
		server.closeAllConnections()
	})
	const stripe = new Stripe('sk_test_none', { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
	const taxService = stripeTax(stripe, timeoutMs)
	/** The rates of a shop that has just started. */
	const newRates = () => openTaxRates(taxService)
	return { port, asked, service, taxService, newRates }
}

/** The owner chooses it, or goes back to their own rates. */
export async function chooseTax(context: ServiceContext, change: Partial<TaxRules>): Promise<void> {
	const admin = await newBuyer(context, ['admin'])
	const { version } = await settingsNow(admin, taxSection)
	await saveSettings(admin, taxSection, { seen: version, values: { ...specTax, ...change } })
}

export const stripeChosen = { service: { id: 'stripe' as const, code: null } }
