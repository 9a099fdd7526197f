// `POST /webhooks/texts`: the service for text messages sends on what people answer.
import { Hono } from 'hono'
import type { ServiceContext } from '#database/context.server.ts'
import type { MailDependencies } from '#mail/dependencies.server.ts'
import { receiveText, type IncomingDependencies } from '../service/incoming.server.ts'

export type TextRoutesParts = {
	dependencies: IncomingDependencies & Pick<MailDependencies, 'readIncoming'>
	/** No signed-in person: the service for text messages asks. */
	systemContext: () => ServiceContext
}

export function textRoutes({ dependencies, systemContext }: TextRoutesParts): Hono {
	const app = new Hono()
	app.post('/webhooks/texts', async (c) => {
		const incoming = await dependencies.readIncoming(c.req.raw)
		if (!incoming)
			return c.json({ error: 'This is no text message from the service that the shop uses.' }, 400)
		return c.json({ received: true, outcome: await receiveText(systemContext(), dependencies, incoming) })
	})
	return app
}
