// Applies a button of the portal page to the draft on the server, for pages without scripts.
import { randomUUID } from 'node:crypto'
import { redirect, type RouterContextProvider } from 'react-router'
import { serviceContext } from '#http/context.server.ts'
import { Refusal } from '#kit/errors.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { portalFor } from '#portals/service/scope.server.ts'
import { maxBulkItems } from '../rules/limits.ts'
import { messages } from '../messages.ts'
import { afterPress, type Pressed } from '../rules/press.ts'
import { catalogOf } from '../service/catalog.server.ts'
import { buyerOf, changeDraft, draftCartId } from '../service/draft.server.ts'
import { playerOf, rosterToLoad } from '../service/portal.server.ts'
import { remindMissing } from '../service/remind.server.ts'

/** Runs the action. @returns a redirect to the page that reports it. @throws Refusal */
export async function press(
	context: Readonly<RouterContextProvider>,
	portalId: string,
	pressed: Pressed,
): Promise<Response> {
	const services = context.get(serviceContext)
	const { wish } = pressed
	if (wish.intent === 'remind') {
		const people = await remindMissing(services, context.get(mailContext), portalId)
		return redirect(`/portal/${portalId}?done=reminded&people=${people}`, 303)
	}
	const { portal } = await portalFor(services, portalId)
	const cartId = draftCartId({ portalId, userId: buyerOf(services) })
	const catalog = await catalogOf(services, { portal, cartId })
	const roster = wish.intent === 'load' ? await rosterToLoad(services, portalId) : []
	await changeDraft(services, portalId, (items, orderer) => {
		const own = orderer.isManager || !orderer.own ? null : playerOf(orderer.own)
		const after = afterPress(items, pressed, { catalog, roster, own, newId: randomUUID })
		if (after.length > maxBulkItems) throw new Refusal('invalid', messages.tooMany)
		return after
	})
	return redirect(`/portal/${portalId}?done=${wish.intent === 'load' ? 'loaded' : 'kept'}#cart`, 303)
}
