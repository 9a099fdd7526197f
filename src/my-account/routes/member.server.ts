// The signed-in person of a request, for the use cases of this module.
import type { RouterContextProvider } from 'react-router'
import { authContext, viewerContext } from '#accounts/dependencies.server.ts'
import { refusals } from '#accounts/messages.ts'
import { serviceContext } from '#http/context.server.ts'
import type { Member } from '../dependencies.server.ts'
import { Refusal } from '#kit/errors.ts'

/** The route guard already requires a session. @throws Refusal signed_out */
export function memberOf(context: Readonly<RouterContextProvider>): Member {
	const viewer = context.get(viewerContext)
	const { actor } = context.get(serviceContext)
	if (!viewer || actor.userId === null) throw new Refusal('signed_out', refusals.signIn)
	return { call: { ...context.get(authContext), actor }, viewer }
}
