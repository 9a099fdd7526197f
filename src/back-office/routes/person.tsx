// /admin/people/{id}: one person, with roles, portals, devices, and what they left in the shop.
import { redirect } from 'react-router'
import type { AuthCall } from '#auth/dependencies.server.ts'
import { authContext } from '#accounts/dependencies.server.ts'
import { deletePersonNote, writePersonNote } from '#accounts/service/notes.server.ts'
import { grantRole, revokeRole } from '#accounts/service/roles.server.ts'
import { requestDeletionOf, withdrawDeletionOf } from '#accounts/service/staff-deletion.server.ts'
import { answer, noStoreData, noStoreHeaders } from '#http/answers.server.ts'
import { serviceContext } from '#http/context.server.ts'
import type { Role } from '#kit/roles.ts'
import { can } from '#policies/policy.ts'
import { hiddenMeta } from '#seo/page-meta.ts'
import { shopDay } from '#shop-settings/service/shop.server.ts'
import { notAsked, staffPage, textFieldsOf } from './staff-page.server.ts'
import { AdminFrame, useIsAdmin } from '../components/admin-frame.tsx'
import { PersonPage } from '../components/people/person-page.tsx'
import { backOfficePolicy } from '../policies.ts'
import { doneHref, type Done } from '../rules/outcomes.ts'
import { givenRoles } from '../rules/list-filters.ts'
import { personForStaff, signOutEverywhere } from '../service/people-list.server.ts'
import { personRecord } from '../service/person-record.server.ts'
import { adminPersonUrl } from '../urls.ts'
import type { Route } from './+types/person'

export const headers = noStoreHeaders

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
	staffPage({ context, url }, async (services) => {
		const person = await personForStaff(services, params.userId)
		return { person, record: await personRecord(services, person) }
	})

type Fields = Readonly<Record<string, string>>
type At = { call: AuthCall; userId: string }
type PersonAction = {
	title: string
	done: Done
	work: (at: At, fields: Fields) => Promise<unknown>
	/** Where to go instead of this page. */
	leaves?: (at: At, fields: Fields) => string | null
}

/** @throws a response for a role that cannot be given */
function roleIn({ role }: Fields): Role {
	const known = givenRoles.find((one) => one === role)
	if (!known) throw notAsked()
	return known
}

const actions: Record<string, PersonAction> = {
	'sign-out': {
		title: 'Failed to sign out',
		done: 'person-signed-out',
		work: ({ call, userId }) => signOutEverywhere(call, userId),
		// After signing out themselves, staff have no page to return to.
		leaves: ({ call, userId }) => (userId === call.actor.userId ? '/auth' : null),
	},
	grant: {
		title: 'The role was not given',
		done: 'role-given',
		work: ({ call, userId }, fields) => grantRole(call, { userId, role: roleIn(fields) }),
	},
	revoke: {
		title: 'The role was not taken',
		done: 'role-taken',
		work: ({ call, userId }, fields) => revokeRole(call, { userId, role: roleIn(fields) }),
		// Former staff may not return to this page.
		leaves: ({ call, userId }, fields) => {
			const left = call.actor.roles.filter((held) => held !== roleIn(fields))
			const isOut =
				userId === call.actor.userId && !can({ ...call.actor, roles: left }, backOfficePolicy, 'open')
			return isOut ? '/account' : null
		},
	},
	note: {
		title: 'The note was not added',
		done: 'person-noted',
		work: ({ call, userId }, { note = '' }) => writePersonNote(call, { userId, text: note }),
	},
	'delete-note': {
		title: 'The note was not deleted',
		done: 'note-deleted',
		work: ({ call, userId }, { id = '' }) => deletePersonNote(call, { userId, noteId: id }),
	},
	erase: {
		title: 'The account stays',
		done: 'deletion-requested',
		work: ({ call, userId }, { confirmation = '' }) =>
			requestDeletionOf(call, { userId, confirmation, today: shopDay(call.now) }),
	},
	keep: {
		title: 'Nothing was changed',
		done: 'deletion-canceled',
		work: ({ call, userId }) => withdrawDeletionOf(call, userId),
	},
}

export async function action({ request, params: { userId }, context }: Route.ActionArgs) {
	const { intent = '', ...typed } = await textFieldsOf(request)
	const asked = Object.hasOwn(actions, intent) ? actions[intent] : undefined
	if (!asked) throw notAsked()
	const at = { call: { ...context.get(authContext), actor: context.get(serviceContext).actor }, userId }
	const answered = await answer(asked.title, () => asked.work(at, typed))
	if (!answered.ok) return noStoreData({ toast: answered.toast, typed }, answered.status)
	return redirect(asked.leaves?.(at, typed) ?? doneHref(adminPersonUrl(userId), asked.done), 303)
}

export const meta = hiddenMeta({
	title: 'Person · Back office',
	description: 'One person with roles, portals, devices, orders and notes.',
	path: '/admin/people',
})

export default function StaffPersonPage({ loaderData, actionData }: Route.ComponentProps) {
	const { person, record, toasts } = loaderData
	const isAdmin = useIsAdmin()
	return (
		<AdminFrame
			section="people"
			title={person.fullName || 'No name given'}
			intro={<span className="break-all">{person.email}</span>}
			back={{ label: 'People', href: '/admin/people' }}
			toasts={actionData ? [actionData.toast] : toasts}
		>
			<PersonPage person={person} record={record} isAdmin={isAdmin} typed={actionData?.typed ?? {}} />
		</AdminFrame>
	)
}
