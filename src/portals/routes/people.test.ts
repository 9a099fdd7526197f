// The page says whether the mails of invitations go out.
// One engine: the statements are those of people.test.ts of the service.
import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { authContext, viewerContext } from '#accounts/dependencies.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newMember, newPerson, newPortal, testMailDependencies } from '../../../tests/factories/portals.ts'
import { action, loader } from './people.tsx'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newPerson(context, ['admin'])
const portal = await newPortal(admin)
const coach = await newMember(admin, portal, 'coach')

test.each([
	[false, { title: 'Invitations sent' }],
	[
		true,
		{ title: 'Invited, but no mail goes out', detail: expect.stringContaining('Make a link') as string },
	],
])('invitations say whether their mails go out: %o', async (keepsMails, toast) => {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, coach)
	provided.set(siteContext, { publicUrl: 'http://shop.test' } as never)
	provided.set(mailContext, { ...testMailDependencies(), keepsMails } as never)
	provided.set(authContext, {} as never)
	provided.set(viewerContext, null)
	const params = { portalId: portal.portalId }
	const fields = { intent: 'mail', role: 'player', emails: `${randomUUID()}@example.test` }
	const request = new Request('http://shop.test', { method: 'POST', body: new URLSearchParams(fields) })
	const answered = await action({ request, params, context: provided } as never)
	const address = answered instanceof Response ? answered.headers.get('Location') : null
	const url = new URL(address ?? '', 'http://shop.test')
	const { toasts } = await loader({ params, context: provided, url } as never)
	expect(toasts[0]).toMatchObject(toast)
})
