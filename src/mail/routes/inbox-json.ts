// The demo's inbox as JSON.
import { noStore } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { demoOnly, receiverOf } from './inbox.server.ts'
import { listInbox } from '../service/mail.server.ts'
import type { Route } from './+types/inbox-json'

/** Newest first, 100 at most; `?to=` takes an address or a number. @throws 404 without the demo */
export async function loader({ context, request }: Route.LoaderArgs) {
	demoOnly(context)
	const messages = await listInbox(context.get(serviceContext), receiverOf(request))
	const shown = messages.map(({ id: _id, status: _status, ...message }) => message)
	return Response.json(shown, {
		headers: { ...noStore, 'X-Robots-Tag': 'noindex, nofollow' },
	})
}
