// The two HTTP endpoints of payments: one for the shop's pages, one for the provider.
import { Hono } from 'hono'
import { z } from 'zod'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { takeTurn } from '#database/rate-limits.server.ts'
import { statusOf } from '#http/answers.server.ts'
import { readJson } from '#http/bodies.server.ts'
import { Refusal } from '#kit/errors.ts'
import type { PaymentDependencies } from '../dependencies.server.ts'
import { messages } from '../messages.ts'
import { createCheckout } from '../service/checkout.server.ts'
import { handleEvent } from '../service/handle-event.server.ts'

export type PaymentRoutesParts = {
	dependencies: PaymentDependencies
	/** The request's user, and the session cookies to set. */
	authenticate: (request: Request) => Promise<{ context: ServiceContext; setCookies: string[] }>
	/** Context for the provider's events: no signed-in user. */
	systemContext: () => ServiceContext
}

/** Spec §7. */
const CheckoutBody = z.object({
	orderId: z.string().max(64),
	successUrl: z.string().max(2_000),
	cancelUrl: z.string().max(2_000),
})

const refused = (message: string, status: number) => Response.json({ error: message }, { status })

/** Limit of payment pages per person; an open page is returned again. */
const limit = { name: 'create-checkout', turns: 300, windowMs: 600_000 }

/** @throws Refusal too_many */
async function takeCheckoutTurn(context: ServiceContext): Promise<void> {
	const { userId } = context.actor
	if (userId === null) return
	const isAllowed = await inTransaction(context, ({ db, now }) =>
		takeTurn(db, now, { ...limit, subject: userId }),
	)
	if (!isAllowed) throw new Refusal('too_many', messages.tooMany)
}

async function openCheckout(
	{ dependencies, authenticate }: PaymentRoutesParts,
	request: Request,
): Promise<Response> {
	const { context, setCookies } = await authenticate(request)
	const body = CheckoutBody.safeParse(await readJson(request))
	if (!body.success) return refused('orderId, successUrl and cancelUrl are required.', 400)
	try {
		await takeCheckoutTurn(context)
		const response = Response.json(await createCheckout(context, dependencies, body.data))
		for (const cookie of setCookies) response.headers.append('Set-Cookie', cookie)
		return response
	} catch (failure) {
		if (failure instanceof Refusal) return refused(failure.message, statusOf[failure.code])
		throw failure
	}
}

/** Handles a request of the provider to the webhook. */
export async function receiveEvent(
	{ dependencies, systemContext }: Omit<PaymentRoutesParts, 'authenticate'>,
	request: Request,
): Promise<Response> {
	const body = await request.text()
	const event = await dependencies.provider.readEvent({ body, headers: request.headers })
	if (!event) return refused('This is no signed event of the payment provider.', 400)
	return Response.json({ received: true, outcome: await handleEvent(systemContext(), dependencies, event) })
}

/**
 * `POST /functions/v1/create-checkout` and the provider's webhook, `POST /webhooks/stripe`. Architecture, "Interfaces
 * that others rely on".
 */
export function paymentRoutes(parts: PaymentRoutesParts): Hono {
	const app = new Hono()
	app.post('/functions/v1/create-checkout', (c) => openCheckout(parts, c.req.raw))
	app.post(parts.dependencies.provider.webhookPath, (c) => receiveEvent(parts, c.req.raw))
	return app
}
