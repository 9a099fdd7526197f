// The page says whether the mail of an invitation goes out.
// One engine: the statements are those of staff-invites.test.ts.
import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { openStaffInvites } from '#accounts/service/staff-invites.server.ts'
import { serviceContext, siteContext } from '#http/context.server.ts'
import { mailContext } from '#mail/dependencies.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { newPerson, testMailDependencies } from '../../../tests/factories/portals.ts'
import { action, loader } from './staff-invitations.tsx'

const { context } = await openTestDatabase({ seeded: false })
const admin = await newPerson(context, ['admin'])

test.each([
	[false, ['Invited, the mail is on its way', 'A new link is on its way']],
	[true, ['Invited, but no mail goes out', 'The link is new, but no mail goes out']],
])('an invitation says whether its mail goes out: %o', async (keepsMails, titles) => {
	const provided = new RouterContextProvider()
	provided.set(serviceContext, admin)
	provided.set(siteContext, { publicUrl: 'http://shop.test' } as never)
	provided.set(mailContext, { ...testMailDependencies(), keepsMails } as never)
	const email = `${randomUUID()}@example.com`
	const shownAfter = async (fields: Record<string, string>) => {
		const request = new Request('http://shop.test', { method: 'POST', body: new URLSearchParams(fields) })
		const answered = await action({ request, context: provided } as never)
		const address = answered instanceof Response ? answered.headers.get('Location') : null
		const url = new URL(address ?? '', 'http://shop.test')
		// Cast: the loader reads only these parts.
		return (await loader({ context: provided, url } as never)).toasts[0]
	}
	const invited = await shownAfter({ intent: 'invite', email, role: 'csr' })
	const id = (await openStaffInvites(admin)).find((row) => row.email === email)?.id ?? ''
	const again = await shownAfter({ intent: 'resend', id })
	expect([invited?.title, again?.title]).toEqual(titles)
	for (const { detail } of [invited, again].filter((toast) => toast !== undefined))
		if (keepsMails) expect(detail).toContain('No mail server is set, so mail waits')
		else expect(detail).toBeUndefined()
})
