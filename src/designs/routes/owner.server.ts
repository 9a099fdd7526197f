// The owner whose uploads a request may use.
import type { RouterContextProvider } from 'react-router'
import { visitorKeyOf } from '#files/routes/visitor-cookie.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import type { ArtOwner } from '../service/art.server.ts'

export const ownerOf = (context: Readonly<RouterContextProvider>, request: Request): ArtOwner => ({
	userId: context.get(serviceContext).actor.userId,
	visitorKey: visitorKeyOf(request.headers.get('cookie'), {
		isSecure: context.get(siteContext).publicUrl.startsWith('https:'),
	}),
})
