// /admin/people/{id}: one person, with roles, portals, devices and orders.
import { redirect } from 'react-router'
import { authContext } from '#accounts/dependencies.server.ts'
import { personForStaff, signOutEverywhere } from '../service/people-list.server.ts'
import { grantRole, revokeRole } from '#accounts/service/roles.server.ts'
import { noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import { browseOrders } from '#orders/service/search.server.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { acted, notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PersonPage } from '../components/people/person-page.tsx'
import { doneHref } from '../rules/outcomes.ts'
import { givenRoles } from '../rules/list-filters.ts'
import { can } from '#policies/policy.ts'
import { backOfficePolicy } from '../policies.ts'
import { adminPersonUrl } from '../urls.ts'
import type { Route } from './+types/person'

export const headers = noStoreHeaders

const latest = 5

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		const person = await personForStaff(services, params.userId)
		const asked = { status: null, portalId: null, userId: person.id, before: null }
		return {
			person,
			orders: (await browseOrders(services, asked)).orders.slice(0, latest),
		}
	})

export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = await textFieldsOf(request)
	const call = { ...context.get(authContext), actor: context.get(serviceContext).actor }
	const { userId } = params
	const home = adminPersonUrl(userId)
	if (fields.intent === 'sign-out')
		return acted('Failed to sign out', async () => {
			await signOutEverywhere(call, userId)
			// After signing out themselves, staff have no page to return to.
			return userId === call.actor.userId ? '/auth' : doneHref(home, 'person-signed-out')
		})
	const role = givenRoles.find((known) => known === fields.role)
	if (!role) throw notAsked()
	if (fields.intent === 'grant')
		return acted('The role was not given', async () => {
			await grantRole(call, { userId, role })
			return doneHref(home, 'role-given')
		})
	if (fields.intent === 'revoke')
		return acted('The role was not taken', async () => {
			await revokeRole(call, { userId, role })
			const left = call.actor.roles.filter((held) => held !== role)
			// Former staff may not return to this page.
			const isOut =
				userId === call.actor.userId && !can({ ...call.actor, roles: left }, backOfficePolicy, 'open')
			return isOut ? '/account' : doneHref(home, 'role-taken')
		})
	return redirect(home, 303)
}

export const meta = hiddenMeta({
	title: 'Person · Back office',
	description: 'One person with roles, portals, devices and orders.',
	path: '/admin/people',
})

export default function StaffPersonPage({ loaderData, actionData }: Route.ComponentProps) {
	const { person, orders, toasts } = loaderData
	const isAdmin = useIsAdmin()
	return (
		<AdminFrame
			section="people"
			title={person.fullName || 'No name given'}
			intro={<span className="break-all">{person.email}</span>}
			back={{ label: 'People', href: '/admin/people' }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<PersonPage person={person} orders={orders} isAdmin={isAdmin} />
		</AdminFrame>
	)
}
